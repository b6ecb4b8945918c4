/** One message, drawn whole: who, when, in answer to what, and everything it carries. */

import { isThread } from "../app/store.js";
import { routeTo } from "../app/router.js";
import { pings } from "../app/unread.js";
import { append, el, uniqueId } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar, hueOf, nameOf } from "../dom/people.js";
import { plainText } from "../text/plain.js";
import { emoji, isOnlyEmoji, richText } from "../text/richtext.js";
import { clock, timestamp } from "../text/time.js";
import { components } from "./components.js";
import { embeds, picturesIn, poll } from "./embeds.js";
import { attachments } from "./pictures.js";

const FLAG = { suppressEmbeds: 1 << 2, ephemeral: 1 << 6, thinking: 1 << 7, componentsV2: 1 << 15 };
const TYPE = { pin: 6, join: 7, threadCreated: 18, threadStarter: 21 };
const SLASH = 2;
const COMPONENT = 3;

/** Tell whether only the acting user sees a message. */
export const isPrivate = (message) => Boolean(message.flags & FLAG.ephemeral);

/**
 * Draw a message as an item of the list.
 *
 * `context` is that of components, with `dismiss(message)`, `react(message, emoji, add)` and
 * `note(message)`, which gives the sentence about the last thing that went wrong with it. A
 * `compact` message follows another of the same author and leaves out the head.
 */
export function drawMessage(message, context, { compact }) {
  if (message.type in SYSTEM) return drawSystem(message, context);
  const id = uniqueId("author");
  const item = el("li", {
    class: classesOf(message, context, compact),
    id: `message-${message.id}`,
    tabindex: -1,
    data: { message: message.id },
  });
  const body = el("article", { class: "message-body", "aria-labelledby": id });
  append(body, [
    compact ? compactHead(message, context, id) : head(message, context, id),
    content(message, context),
    foot(message, context),
  ]);
  return append(item, [
    compact ? null : provenance(message, context),
    el("div", { class: "message-row" }, gutter(message, context, compact), body),
  ]);
}

function classesOf(message, { store }, compact) {
  return [
    "message",
    compact && "message-compact",
    isPrivate(message) && "message-private",
    pings(message, store) && "message-ping",
    message.local && "message-local",
  ]
    .filter(Boolean)
    .join(" ");
}

function gutter(message, { store, locale }, compact) {
  const side = el("div", { class: "gutter" });
  const sent = new Date(message.timestamp);
  side.append(
    compact
      ? el("span", { class: "gutter-time", "aria-hidden": "true", text: clock(sent, locale) })
      : avatar(message.author, store),
  );
  return side;
}

function head(message, context, id) {
  const { author } = message;
  return el(
    "header",
    { class: "message-head" },
    el("span", {
      class: "author",
      id,
      data: { hue: hueOf(author, context.store) },
      text: nameOf(author),
    }),
    author?.bot ? el("span", { class: "app-tag", text: "APP" }) : null,
    sentAt(message, context),
  );
}

function compactHead(message, context, id) {
  const words = `${nameOf(message.author)}, ${clock(new Date(message.timestamp), context.locale)}`;
  return el("span", { class: "visually-hidden", id, text: words });
}

function sentAt(message, { locale }) {
  const sent = new Date(message.timestamp);
  const time = el("time", {
    datetime: message.timestamp,
    title: timestamp(sent, "F", locale),
    text: clock(sent, locale),
  });
  if (message.local) return time;
  return el("a", { class: "sent-at", href: routeTo(message.channel_id, message.id) }, time);
}

/** Say what a message answers: a command, a button, or another message. */
function provenance(message, context) {
  const used = message.interaction_metadata ?? message.interaction;
  if (message.referenced_message || message.message_reference) return replyLine(message, context);
  if (used?.type === SLASH) return commandLine(message, used, context);
  if (used?.type === COMPONENT && used.interacted_message_id) {
    const origin = context.store.message(message.channel_id, used.interacted_message_id);
    return origin ? quoteLine(origin, context) : null;
  }
  return null;
}

function commandLine(message, used, { store }) {
  const user = store.users.get(used.user?.id) ?? used.user;
  const name = message.interaction?.name ?? used.name ?? used.command_name ?? "a command";
  return el(
    "div",
    { class: "provenance" },
    el("span", { class: "spine", "aria-hidden": "true" }),
    avatar(user, store),
    el("span", { class: "provenance-name", text: nameOf(user) }),
    " used ",
    el("span", { class: "command-name", text: `/${name}` }),
  );
}

function replyLine(message, context) {
  const { message_id: id, channel_id: channel } = message.message_reference ?? {};
  const origin =
    context.store.message(channel ?? message.channel_id, id) ?? message.referenced_message;
  if (origin) return quoteLine(origin, context);
  const gone = el("em", { text: "The message this answers was deleted" });
  return el(
    "div",
    { class: "provenance" },
    el("span", { class: "spine", "aria-hidden": "true" }),
    gone,
  );
}

function quoteLine(origin, context) {
  const { store } = context;
  const href = routeTo(origin.channel_id, origin.id);
  return el(
    "div",
    { class: "provenance" },
    el("span", { class: "spine", "aria-hidden": "true" }),
    avatar(origin.author, store),
    el("span", { class: "provenance-name", text: nameOf(origin.author) }),
    el("a", { class: "provenance-quote", href, text: summary(origin, context) }),
  );
}

/** Put a message in a few plain words, for a line that quotes it. */
export function summary(message, context) {
  const text = message.content || firstText(message.components) || message.embeds?.[0]?.title;
  if (text) return plainText(text, context).slice(0, 200);
  return message.attachments?.length ? "Click to see the picture" : "Click to see the message";
}

function firstText(list) {
  for (const component of list ?? []) {
    const text = component.content ?? firstText(component.components);
    if (text) return text;
  }
  return null;
}

function content(message, context) {
  if (message.local) return localState(message);
  if (message.flags & FLAG.thinking) return thinking(message);
  const own = { ...context, message };
  const isV2 = Boolean(message.flags & FLAG.componentsV2);
  const embedded = picturesIn(message.embeds);
  const files = (message.attachments ?? []).filter((file) => !embedded.has(file.url));
  const drawn = components(message.components, own);
  return [
    written(message, own),
    isV2 ? null : attachments(files),
    isV2 || message.flags & FLAG.suppressEmbeds ? null : embeds(message.embeds, own),
    poll(message.poll),
    drawn.length
      ? el("div", { class: isV2 ? "components components-v2" : "components" }, drawn)
      : null,
    reactions(message, own),
    threadCard(message, own),
  ];
}

function written(message, context) {
  const edited = message.edited_timestamp
    ? el("span", { class: "edited", text: "(edited)" })
    : null;
  if (!message.content) return null;
  const name = isOnlyEmoji(message.content) ? "rich content jumbo" : "rich content";
  return el("div", { class: name }, richText(message.content, context), edited);
}

function thinking(message) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking" }, dots, `${nameOf(message.author)} is thinking…`);
}

function localState({ local }) {
  if (local.failed) return el("p", { class: "failure" }, icon("warning"), local.failed);
  return el("p", { class: "thinking" }, "Sending command…");
}

function reactions(message, context) {
  if (!message.reactions?.length) return null;
  const chips = message.reactions.map((reaction) =>
    el("li", {}, reactionChip(message, reaction, context)),
  );
  return el("ul", { class: "reactions", "aria-label": "Reactions" }, chips);
}

function reactionChip(message, { emoji: sign, count, users }, { store, react }) {
  const mine = users?.includes(store.me.id) ?? false;
  return el(
    "button",
    {
      type: "button",
      class: "reaction",
      "aria-pressed": String(mine),
      "aria-label": `${sign.name}, ${count}`,
      data: { key: `reaction ${sign.name}` },
      onclick: () => react(message, sign.name, !mine),
    },
    emoji(sign),
    String(count),
  );
}

function threadCard(message, { store }) {
  const thread = store.channels.get(message.id);
  if (!thread || !isThread(thread)) return null;
  const count = store.messagesIn(thread.id).length;
  return el(
    "a",
    { class: "thread-card", href: routeTo(thread.id) },
    icon("thread"),
    el("strong", { text: store.channelName(thread) }),
    el("span", { text: `${count} ${count === 1 ? "message" : "messages"}` }),
  );
}

function foot(message, context) {
  const note = context.note?.(message);
  return [
    note ? el("p", { class: "failure", role: "alert" }, icon("warning"), note) : null,
    isPrivate(message) || message.local?.failed ? privacy(message, context) : null,
  ];
}

function privacy(message, { dismiss }) {
  return el(
    "p",
    { class: "privacy" },
    icon("eye"),
    "Only you can see this",
    " • ",
    el("button", {
      type: "button",
      class: "text-button",
      text: "Dismiss message",
      data: { key: "dismiss" },
      onclick: () => dismiss(message),
    }),
  );
}

const SYSTEM = {
  [TYPE.pin]: () => " pinned a message to this channel.",
  [TYPE.join]: () => " joined the server.",
  [TYPE.threadCreated]: (message, { store }) => {
    const id = message.message_reference?.channel_id ?? message.thread?.id;
    const thread = store.channels.get(id);
    const name = thread ? store.channelName(thread) : message.content;
    return [" started a thread: ", thread ? el("a", { href: routeTo(id), text: name }) : name];
  },
  [TYPE.threadStarter]: (message, context) => {
    const { store } = context;
    const parent = store.channels.get(message.channel_id)?.parent_id;
    const origin =
      message.referenced_message ?? (parent && store.message(parent, message.channel_id));
    if (!origin) return " started this thread.";
    const quote = el("a", {
      href: routeTo(origin.channel_id, origin.id),
      text: summary(origin, context),
    });
    return [" started this thread from: ", quote];
  },
};

function drawSystem(message, context) {
  const words = SYSTEM[message.type](message, context);
  const name = el("strong", { text: nameOf(message.author) });
  const item = {
    class: "message message-system",
    id: `message-${message.id}`,
    tabindex: -1,
    data: { message: message.id },
  };
  return el(
    "li",
    item,
    el("article", { class: "message-row" }, icon("thread"), append(el("span"), [name, words])),
  );
}
