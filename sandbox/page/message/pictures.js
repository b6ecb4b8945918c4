/** Pictures and other files that come with a message. */

import { el, uniqueId } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { mediaAddress } from "../text/address.js";
import { openLightbox } from "./lightbox.js";

const MAX_WIDTH = 640;
const MAX_HEIGHT = 480;
const UNITS = ["B", "kB", "MB", "GB"];

/** Draw the attachments of a message: pictures as a gallery, other files as cards. */
export function attachments(list) {
  if (!list?.length) return null;
  const pictures = list.filter(isPicture).map((file) => picture(fromAttachment(file)));
  const others = list.filter((file) => !isPicture(file)).map(fileCard);
  return el("div", { class: "attachments" }, pictures.length ? gallery(pictures) : null, others);
}

function isPicture(file) {
  return file.content_type?.startsWith("image/") ?? false;
}

function fromAttachment(file) {
  const spoiler = file.filename?.startsWith("SPOILER_") || Boolean(file.flags & 8);
  return { ...file, alt: file.description, name: file.filename, spoiler };
}

/** Lay pictures out side by side; a single one keeps its shape. */
export function gallery(pictures) {
  const name = pictures.length === 1 ? "gallery gallery-single" : "gallery";
  return el("div", { class: name }, pictures);
}

/**
 * Draw a picture that opens in the lightbox.
 *
 * Its place is kept free from the beginning, so that nothing jumps when it arrives. `alt` is shown
 * on demand to everybody, not only to screen readers.
 */
export function picture({
  url,
  alt,
  name,
  width,
  height,
  spoiler,
  limit = [MAX_WIDTH, MAX_HEIGHT],
}) {
  const src = mediaAddress(url);
  if (!src) return foreignPicture(url, alt);
  const words = alt || name || "Picture without a description";
  const image = el("img", {
    src,
    alt: words,
    loading: "lazy",
    decoding: "async",
    draggable: "false",
  });
  if (width && height) {
    const scale = Math.min(1, limit[0] / width, limit[1] / height);
    image.width = Math.round(width * scale);
    image.height = Math.round(height * scale);
  }
  const button = el(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-haspopup": "dialog",
      data: { key: `picture ${src}`, source: src, name: name ?? src.split("/").at(-1) },
      onclick: () => openLightbox(button),
    },
    image,
  );
  image.addEventListener("error", () => button.replaceWith(lostPicture(words)));
  const frame = el("figure", { class: "frame" }, button, alt ? altBadge(alt) : null);
  return spoiler ? covered(frame, "Spoiler: show this picture") : frame;
}

function altBadge(alt) {
  const id = uniqueId("alt");
  const words = el("figcaption", { class: "alt-text", id, text: alt, hidden: true });
  const badge = el("button", {
    type: "button",
    class: "alt-badge",
    "aria-label": "Show the description",
    "aria-expanded": "false",
    "aria-controls": id,
    text: "ALT",
    onclick: () => {
      words.hidden = !words.hidden;
      badge.setAttribute("aria-expanded", String(!words.hidden));
    },
  });
  return [badge, words];
}

function lostPicture(words) {
  return el(
    "p",
    { class: "lost-picture" },
    icon("warning"),
    `This picture could not be loaded: ${words}`,
  );
}

function foreignPicture(url, alt) {
  const words = `${alt || "A picture"} (on another server; this page loads nothing from outside)`;
  return el("p", { class: "lost-picture", title: url }, icon("warning"), words);
}

/** Cover something until the reader asks for it. */
export function covered(element, words) {
  const inside = el(
    "div",
    { class: "covered-inside", inert: true, "aria-hidden": "true" },
    element,
  );
  const button = el("button", { type: "button", class: "cover", text: words });
  const cover = el("div", { class: "covered" }, inside, button);
  button.addEventListener("click", () => cover.replaceWith(element));
  return cover;
}

/** Draw a file as a card with its name and size; sound and film can be played on the spot. */
export function fileCard({ filename, name, url, size, content_type: type }) {
  const title = filename ?? name ?? "file";
  const href = mediaAddress(url);
  const link = href
    ? el("a", { href, target: "_blank", rel: "noopener", download: title, text: title })
    : el("span", { text: title });
  const words = el("div", { class: "file-words" }, link, el("small", { text: readableSize(size) }));
  const card = el("div", { class: "file" }, icon("file"), words);
  const player = href && /^(audio|video)\//.exec(type ?? "")?.[1];
  return player
    ? el("div", {}, card, el(player, { src: href, controls: true, preload: "none" }))
    : card;
}

function readableSize(bytes) {
  if (!Number.isFinite(bytes)) return "";
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount >= 100 || step === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[step]}`;
}
