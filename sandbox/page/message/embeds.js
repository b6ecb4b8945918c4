/** Embeds: the framed cards a bot may attach to a message. */

import { append, el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { mediaAddress, safeLink } from "../text/address.js";
import { richLine, richText } from "../text/richtext.js";
import { timestamp } from "../text/time.js";
import { picture } from "./pictures.js";

/** Draw the embeds of a message. */
export function embeds(list, context) {
  return (list ?? []).map((embed) => drawEmbed(embed, context));
}

function drawEmbed(embed, context) {
  const thumbnail = embed.thumbnail?.url ? media(embed.thumbnail, context, [80, 80]) : null;
  const body = el("div", { class: "embed-body" }, embedText(embed, context), thumbnail);
  const image = embed.image?.url ? media(embed.image, context) : null;
  const card = el("article", { class: "embed" }, body, image, footer(embed, context));
  if (embed.color) card.style.setProperty("--accent", colour(embed.color));
  return card;
}

function embedText(embed, context) {
  const { description, fields } = embed;
  const rows = fields?.map((each) => field(each, context));
  return append(el("div", { class: "embed-text" }), [
    embed.author?.name && author(embed.author),
    embed.title && title(embed, context),
    description && el("div", { class: "rich" }, richText(description, context)),
    rows?.length ? el("dl", { class: "embed-fields" }, rows) : null,
  ]);
}

/** Write a colour given as a number the way style sheets do. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** Draw a picture of an embed; one that was attached is described where it was attached. */
function media({ url, proxy_url: proxy, width, height, description }, { message }, limit) {
  const attached = message.attachments?.find((file) => file.url === url);
  const alt = description || attached?.description;
  return picture({
    url: mediaAddress(url) ? url : (proxy ?? url),
    alt,
    name: attached?.filename,
    width,
    height,
    limit,
  });
}

/** List the addresses of the pictures that a message's embeds show. */
export function picturesIn(list) {
  const shown = (list ?? []).flatMap((embed) => [
    embed.image,
    embed.thumbnail,
    embed.footer,
    embed.author,
  ]);
  return new Set(shown.flatMap((each) => [each?.url, each?.icon_url]).filter(Boolean));
}

function smallPicture(url) {
  const src = mediaAddress(url);
  return src ? el("img", { src, alt: "", class: "embed-icon" }) : null;
}

function author({ name, url, icon_url: iconUrl }) {
  const href = url && safeLink(url);
  const words = href ? link(href, name) : name;
  return el("div", { class: "embed-author" }, smallPicture(iconUrl), words);
}

function link(href, inside) {
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, inside);
}

function title(embed, context) {
  const href = embed.url && safeLink(embed.url);
  const words = richLine(embed.title, context);
  return el("h3", { class: "embed-title" }, href ? link(href, words) : words);
}

function field({ name, value, inline }, context) {
  return el(
    "div",
    { class: inline ? "embed-field embed-field-inline" : "embed-field" },
    el("dt", {}, richLine(name, context)),
    el("dd", { class: "rich" }, richText(value, context)),
  );
}

function footer({ footer: foot, timestamp: time }, { locale }) {
  if (!foot?.text && !time) return null;
  const when = time
    ? el("time", { datetime: time, text: timestamp(new Date(time), "f", locale) })
    : null;
  const dot = foot?.text && when ? " • " : null;
  return el(
    "footer",
    { class: "embed-footer" },
    smallPicture(foot?.icon_url),
    foot?.text,
    dot,
    when,
  );
}

/** Draw a poll to read: its question and answers with the votes so far. */
export function poll(value) {
  if (!value) return null;
  const votes = new Map(
    (value.results?.answer_counts ?? []).map((count) => [count.id, count.count]),
  );
  const answers = value.answers.map((answer) =>
    el(
      "li",
      {},
      answer.poll_media.text ?? "",
      el("span", { class: "votes", text: String(votes.get(answer.answer_id) ?? 0) }),
    ),
  );
  return el(
    "div",
    { class: "poll" },
    icon("people"),
    el("strong", { text: value.question.text }),
    el("ul", {}, answers),
  );
}
