/** The components of a message, each kind drawn by one function. */

import { append, el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { discordRoute, safeLink } from "../text/address.js";
import { emoji, richText } from "../text/richtext.js";
import { colour } from "./embeds.js";
import { covered, fileCard, gallery, picture } from "./pictures.js";
import { createSelect, isSelect } from "./select.js";

const STYLES = {
  1: "primary",
  2: "secondary",
  3: "success",
  4: "danger",
  5: "link",
  6: "secondary",
};
const LINK = 5;
const PREMIUM = 6;

/**
 * Draw components.
 *
 * `context` is that of rich text, with the `message` they belong to and
 * `use(message, component, values, element)`, called when the reader uses one.
 */
export function components(list, context) {
  return (list ?? []).map((component) => draw(component, context));
}

function draw(component, context) {
  const drawer = isSelect(component) ? select : DRAWERS[component.type];
  return drawer ? drawer(component, context) : unknown(component);
}

const DRAWERS = {
  1: (component, context) =>
    el("div", { class: "action-row" }, components(component.components, context)),
  2: button,
  9: section,
  10: (component, context) =>
    el("div", { class: "rich text-display" }, richText(component.content, context)),
  11: (component) => thumbnail(component),
  12: (component) => gallery(component.items.map((item) => fromMedia(item.media, item))),
  13: (component, context) => attachedFile(component, context),
  14: separator,
  17: container,
};

function unknown(component) {
  return el("p", {
    class: "unknown-component",
    text: `A component of kind ${component.type}, which this page cannot show`,
  });
}

function button(component, context) {
  const inside = [
    component.emoji ? emoji(component.emoji) : null,
    component.label ? el("span", { text: component.label }) : null,
  ];
  const name = `button button-${STYLES[component.style] ?? "secondary"}`;
  const spoken = component.label ? null : (component.emoji?.name ?? "Button");
  if (component.style === LINK) return linkButton(component, name, inside, spoken, context);
  const element = el(
    "button",
    {
      type: "button",
      class: name,
      disabled: component.disabled || component.style === PREMIUM,
      "aria-label": spoken,
      data: { key: component.custom_id ?? "" },
      onclick: () => context.use(context.message, component, undefined, element),
    },
    inside,
  );
  return element;
}

function linkButton(component, name, inside, spoken, { store }) {
  const route = discordRoute(component.url);
  const own = route && store.channels.has(route.channel);
  const href = own
    ? `#/${route.channel}${route.message ? `/${route.message}` : ""}`
    : safeLink(component.url);
  const usable = href && !component.disabled;
  const attributes = usable
    ? { href, ...(own ? {} : { target: "_blank", rel: "noopener noreferrer" }) }
    : { role: "link", "aria-disabled": "true" };
  return el(
    "a",
    { class: name, "aria-label": spoken, ...attributes },
    inside,
    own ? null : icon("away"),
  );
}

function select(component, context) {
  return createSelect(component, {
    store: context.store,
    onCommit: (values, element) => context.use(context.message, component, values, element),
  });
}

function section(component, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, components(component.components, context)),
    component.accessory
      ? el("div", { class: "section-accessory" }, draw(component.accessory, context))
      : null,
  );
}

function fromMedia(media, { description, spoiler }, limit) {
  const { url, proxy_url: proxy, width, height } = media;
  return picture({
    url: url ?? proxy,
    alt: description,
    name: nameIn(url),
    width,
    height,
    spoiler,
    limit,
  });
}

function nameIn(url) {
  return decodeURIComponent((url ?? "").split(/[?#]/)[0].split("/").at(-1));
}

function thumbnail(component) {
  return el("div", { class: "thumbnail" }, fromMedia(component.media, component, [88, 88]));
}

function attachedFile(component, { message }) {
  const { url } = component.file;
  const attached = message.attachments?.find((each) => each.url === url);
  const card = fileCard({
    ...attached,
    name: component.name ?? nameIn(url),
    url,
    size: component.size ?? attached?.size,
  });
  return component.spoiler ? covered(card, "Spoiler: show this file") : card;
}

function separator({ divider, spacing }) {
  const name = `separator separator-${spacing === 2 ? "large" : "small"}`;
  return (divider ?? true)
    ? el("hr", { class: name })
    : el("div", { class: `${name} separator-blank` });
}

function container(component, context) {
  const box = append(el("div", { class: "container" }), components(component.components, context));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    box.style.setProperty("--accent", colour(component.accent_color));
    box.classList.add("container-accent");
  }
  return component.spoiler ? covered(box, "Spoiler: show this part") : box;
}
