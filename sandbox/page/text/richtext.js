/** Text from a message turned into elements, safely: every word becomes a text node. */

import { el, hiddenText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { nameOf } from "../dom/people.js";
import { discordRoute, emojiAddress, safeLink } from "./address.js";
import { parse, parseInline } from "./markdown.js";
import { timestamp } from "./time.js";

/** Up to 27 pictographs, each with variation selectors, joiners and skin tones. */
const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*){1,27}$/u;

/**
 * Render markdown into a fragment.
 *
 * `context` has the `store`, the reader's `locale` and `useCommand(path)`, called when the reader
 * follows a mention of a command.
 */
export function richText(text, context) {
  return fragment(parse(text ?? ""), context);
}

/** Render a single line, in which headings, lists and quotes do not count. */
export function richLine(text, context) {
  return fragment(parseInline(text ?? ""), context);
}

/** Tell whether a text is nothing but a few emoji, which are then shown large. */
export function isOnlyEmoji(text) {
  const bare = (text ?? "").replace(/<a?:\w+:\d+>/g, "\u{1F600}").replace(/\s+/g, "");
  return ONLY_EMOJI.test(bare);
}

/** Draw an emoji given as Discord's object: a picture of its own, or a character. */
export function emoji(value) {
  if (!value.id) return el("span", { class: "emoji-text", text: value.name ?? "" });
  const name = `:${value.name}:`;
  const src = emojiAddress(value.id, value.animated);
  return el("img", { class: "emoji", src, alt: name, title: name, draggable: "false" });
}

function fragment(nodes, context) {
  const result = document.createDocumentFragment();
  result.append(...nodes.map((node) => RENDERERS[node.kind](node, context)));
  return result;
}

function wrap(tag, attributes = {}) {
  return (node, context) => el(tag, attributes, fragment(node.children, context));
}

const RENDERERS = {
  text: (node) => document.createTextNode(node.text),
  paragraph: wrap("div", { class: "paragraph" }),
  bold: wrap("strong"),
  italic: wrap("em"),
  underline: wrap("u"),
  strike: wrap("s"),
  quote: wrap("blockquote"),
  subtext: wrap("small", { class: "subtext" }),
  code: (node) => el("code", { text: node.text }),
  codeblock: renderCodeBlock,
  heading: renderHeading,
  list: renderList,
  spoiler: renderSpoiler,
  link: renderLink,
  user: renderUser,
  role: (node) => mention(node.id === "everyone" ? "@everyone" : "@role"),
  everyone: (node) => mention(`@${node.name}`, "mention mention-me"),
  channel: (node, context) => channelLink({ channel: node.id, message: null }, context),
  command: renderCommand,
  emoji: (node) => emoji(node),
  timestamp: renderTimestamp,
};

function renderCodeBlock(node) {
  return el(
    "pre",
    { tabindex: 0, data: { language: node.language ?? "" } },
    el("code", { text: node.text }),
  );
}

/** Headings inside a message rank below the page's own two levels. */
function renderHeading(node, context) {
  const attributes = { class: `heading heading-${node.level}` };
  return el(`h${node.level + 2}`, attributes, fragment(node.children, context));
}

function renderList(node, context) {
  const items = node.items.map((children) => el("li", {}, fragment(children, context)));
  return node.ordered ? el("ol", { start: node.start }, items) : el("ul", {}, items);
}

/** Cover text until the reader asks for it; covered text is hidden from screen readers as well. */
function renderSpoiler(node, context) {
  const inside = el("span", { class: "spoiler-text", "aria-hidden": "true", inert: true });
  inside.append(fragment(node.children, context));
  const cover = el(
    "span",
    { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler" },
    inside,
  );
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    cover.replaceWith(el("span", { class: "spoiler spoiler-open" }, ...inside.childNodes));
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}

function renderLink(node, context) {
  const route = discordRoute(node.href);
  const bare = node.children.length === 1 && node.children[0].text === node.href;
  if (route && context.store.channels.has(route.channel)) {
    if (bare) return channelLink(route, context);
    return el("a", { href: hash(route), title: node.title }, fragment(node.children, context));
  }
  const href = safeLink(node.href);
  const inside = fragment(node.children, context);
  if (!href) return el("span", {}, inside);
  const attributes = { href, title: node.title, target: "_blank", rel: "noopener noreferrer" };
  return el("a", attributes, inside);
}

function hash({ channel, message }) {
  return message ? `#/${channel}/${message}` : `#/${channel}`;
}

function channelLink(route, { store }) {
  const channel = store.channels.get(route.channel);
  if (!channel) return mention("#unknown");
  const thread = channel.type >= 10 && channel.type <= 12;
  const sign = channel.type === 1 ? "at" : thread ? "thread" : "hash";
  const name = el("span", { text: store.channelName(channel) });
  const tail = route.message ? " › message" : null;
  return el("a", { class: "mention mention-channel", href: hash(route) }, icon(sign), name, tail);
}

function mention(text, name = "mention") {
  return el("span", { class: name, text });
}

function renderUser(node, { store }) {
  const user = store.users.get(node.id);
  const mine = node.id === store.me?.id;
  const chip = mention(
    `@${user ? nameOf(user) : "unknown"}`,
    mine ? "mention mention-me" : "mention",
  );
  if (mine) chip.append(hiddenText(" (you)"));
  return chip;
}

function renderCommand(node, { useCommand }) {
  const attributes = { type: "button", class: "mention mention-command", text: `/${node.name}` };
  return el("button", { ...attributes, onclick: () => useCommand?.(node.name) });
}

function renderTimestamp(node, { locale }) {
  const date = new Date(node.seconds * 1000);
  return el("time", {
    class: "timestamp",
    datetime: date.toISOString(),
    title: timestamp(date, "F", locale),
    text: timestamp(date, node.style, locale),
    data: node.style === "R" ? { relative: locale } : {},
  });
}
