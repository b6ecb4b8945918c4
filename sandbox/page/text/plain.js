/** Text from a message as plain words on one line, for places that only quote it. */

import { nameOf } from "../dom/people.js";
import { parse } from "./markdown.js";
import { timestamp } from "./time.js";

/** Return the words of a markdown text, without marks; covered text stays covered. */
export function plainText(text, context) {
  return words(parse(text ?? ""), context)
    .replace(/\s+/g, " ")
    .trim();
}

function words(nodes, context) {
  return nodes.map((node) => (WORDS[node.kind] ?? inner)(node, context)).join("");
}

const BLOCKS = new Set(["heading", "subtext", "paragraph", "quote"]);

function inner(node, context) {
  const inside = words(node.children ?? [], context);
  return BLOCKS.has(node.kind) ? `${inside} ` : inside;
}

const WORDS = {
  text: (node) => node.text,
  code: (node) => node.text,
  codeblock: (node) => `${node.text} `,
  spoiler: () => "▒▒▒",
  list: (node, context) => node.items.map((item) => `${words(item, context)} `).join(""),
  user: (node, { store }) =>
    `@${store.users.has(node.id) ? nameOf(store.users.get(node.id)) : "unknown"}`,
  channel: (node, { store }) =>
    `#${store.channels.has(node.id) ? store.channelName(store.channels.get(node.id)) : "unknown"}`,
  role: () => "@role",
  everyone: (node) => `@${node.name}`,
  command: (node) => `/${node.name}`,
  emoji: (node) => `:${node.name}:`,
  timestamp: (node, { locale }) => timestamp(new Date(node.seconds * 1000), node.style, locale),
};
