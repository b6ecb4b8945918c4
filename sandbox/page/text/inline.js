/** The marks inside a line of Discord's markdown: emphasis, code, links, mentions, timestamps. */

import { isShowable } from "./time.js";

const DEPTH = 16;
const CODE = /(`+)([\s\S]*?[^`])\1(?!`)/y;
const ESCAPE = /\\([^\p{L}\p{N}\s])/uy;
const LABEL = String.raw`\[((?:\\.|\[[^\]]*\]|[^[\]\\])+)\]`;
const TARGET = String.raw`(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)`;
const LINK = new RegExp(String.raw`${LABEL}\(\s*<?${TARGET}>?(?:\s+"([^"]*)")?\s*\)`, "y");
const ADDRESS = /https?:\/\/[^\s<>]+/y;
const EVERYONE = /@(everyone|here)\b/y;
const SPAN = /\*\*|__|~~|\|\||\*|_/y;

const SPANS = {
  "**": "bold",
  __: "underline",
  "~~": "strike",
  "||": "spoiler",
  "*": "italic",
  _: "italic",
};

const TAGS = [
  [/^@!?(\d+)$/, ([, id]) => ({ kind: "user", id })],
  [/^@&(\d+)$/, ([, id]) => ({ kind: "role", id })],
  [/^#(\d+)$/, ([, id]) => ({ kind: "channel", id })],
  [/^\/([^:]{1,100}):(\d+)$/, ([, name, id]) => ({ kind: "command", name, id })],
  [
    /^(a?):(\w{2,32}):(\d+)$/,
    ([, a, name, id]) => ({ kind: "emoji", name, id, animated: a === "a" }),
  ],
  [/^t:(-?\d{1,17})(?::([tTdDfFR]))?$/, readTimestamp],
  [/^(https?:\/\/\S+)$/, ([, href]) => ({ kind: "link", href, children: [textNode(href)] })],
];

/** Read inline marks; what is not a mark stays text, letter by letter. */
export function scanInline(source, depth = 0) {
  const nodes = [];
  let text = "";
  for (let at = 0; at < source.length;) {
    const found = depth < DEPTH ? readMark(source, at, depth) : null;
    if (!found) {
      text += source[at];
      at += 1;
      continue;
    }
    if (found.node.kind === "text") text += found.node.text;
    else {
      if (text) nodes.push(textNode(text));
      text = "";
      nodes.push(found.node);
    }
    at = found.end;
  }
  if (text) nodes.push(textNode(text));
  return nodes;
}

function textNode(text) {
  return { kind: "text", text };
}

function readMark(source, at, depth) {
  switch (source[at]) {
    case "\\":
      return readEscape(source, at);
    case "`":
      return readCode(source, at);
    case "<":
      return readTag(source, at);
    case "[":
      return readLink(source, at, depth);
    case "h":
      return readAddress(source, at);
    case "@":
      return readEveryone(source, at);
    case "*":
    case "_":
    case "~":
    case "|":
      return readSpan(source, at, depth);
    default:
      return null;
  }
}

function matchAt(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function readEscape(source, at) {
  const match = matchAt(ESCAPE, source, at);
  return match && { node: textNode(match[1]), end: at + match[0].length };
}

function readCode(source, at) {
  const match = matchAt(CODE, source, at);
  if (!match) {
    const run = /`+/y;
    run.lastIndex = at;
    return { node: textNode(run.exec(source)[0]), end: run.lastIndex };
  }
  const trimmed = /^ ?(`.*`) ?$/s.exec(match[2])?.[1] ?? match[2];
  return { node: { kind: "code", text: trimmed }, end: at + match[0].length };
}

function readTag(source, at) {
  const close = source.indexOf(">", at);
  if (close < 0) return null;
  const inside = source.slice(at + 1, close);
  for (const [pattern, make] of TAGS) {
    const match = pattern.exec(inside);
    const node = match && make(match);
    if (node) return { node, end: close + 1 };
  }
  return null;
}

function readTimestamp([, digits, style]) {
  const seconds = Number(digits);
  return isShowable(seconds) ? { kind: "timestamp", seconds, style: style ?? "f" } : null;
}

function readLink(source, at, depth) {
  const match = matchAt(LINK, source, at);
  if (!match) return null;
  const [whole, words, href, title] = match;
  const children = scanInline(words, depth + 1);
  return { node: { kind: "link", href, title: title ?? null, children }, end: at + whole.length };
}

function readAddress(source, at) {
  if (at > 0 && /\w/.test(source[at - 1])) return null;
  const match = matchAt(ADDRESS, source, at);
  if (!match) return null;
  const href = trimAddress(match[0]);
  return { node: { kind: "link", href, children: [textNode(href)] }, end: at + href.length };
}

/** Leave out the punctuation that ends a sentence, and the bracket that was opened before it. */
function trimAddress(address) {
  let href = address.replace(/(?:\*\*|__|~~|\|\|)+$/, "").replace(/[.,:;!?"'*]+$/, "");
  while (href.endsWith(")") && href.split("(").length < href.split(")").length) {
    href = href.slice(0, -1);
  }
  return href;
}

function readEveryone(source, at) {
  const match = matchAt(EVERYONE, source, at);
  return match && { node: { kind: "everyone", name: match[1] }, end: at + match[0].length };
}

function readSpan(source, at, depth) {
  const mark = matchAt(SPAN, source, at)?.[0];
  if (!mark) return null;
  if (mark === "_" && at > 0 && /\w/.test(source[at - 1])) return null;
  const start = at + mark.length;
  if ((mark === "*" || mark === "_") && /\s/.test(source[start] ?? " ")) return null;
  const close = findClosing(source, start, mark);
  if (close < 0) return null;
  const children = scanInline(source.slice(start, close), depth + 1);
  return { node: { kind: SPANS[mark], children }, end: close + mark.length };
}

/** Find where a span ends, stepping over escapes and code; -1 when it never does. */
function findClosing(source, start, mark) {
  for (let at = start; at < source.length;) {
    if (source[at] === "\\") at += 2;
    else if (source[at] === "`") at = readCode(source, at).end;
    else if (!source.startsWith(mark, at)) at += 1;
    else {
      const run = runLength(source, at, mark[0]);
      const close = at + run - mark.length;
      if (close > start && closes(source, at, run, mark)) return close;
      at += run;
    }
  }
  return -1;
}

function runLength(source, at, letter) {
  let end = at;
  while (source[end] === letter) end += 1;
  return end - at;
}

function closes(source, at, run, mark) {
  if (mark.length === 2) return true;
  if (run === 2) return false;
  if (/\s/.test(source[at - 1])) return false;
  return mark === "*" || !/\w/.test(source[at + run] ?? "");
}
