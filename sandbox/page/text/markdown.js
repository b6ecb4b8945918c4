/**
 * Discord's markdown, read into a tree of plain objects.
 *
 * A node has a `kind`; containers have `children`. The tree says nothing about the page:
 * `richtext.js` turns it into elements.
 */

import { scanInline } from "./inline.js";

const FENCE = /```(?:([\w+\-.#]+)\n)?([\s\S]*?[^\n`][\s\S]*?)```/y;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;

/** Read a whole text: blocks first, then what is inside the lines. */
export function parse(text) {
  return readBlocks(text.replace(/\r\n?/g, "\n"), false);
}

/** Read a text of one line, where only inline marks count: names of fields, titles. */
export function parseInline(text) {
  return scanInline(text);
}

function readBlocks(source, quoted) {
  const reader = { source, at: 0, nodes: [], lines: [] };
  while (reader.at < source.length) {
    const read = (!quoted && readQuote(reader)) || readLineBlock(reader) || readList(reader);
    if (!read) readLine(reader);
  }
  flushParagraph(reader);
  return reader.nodes;
}

function currentLine({ source, at }) {
  const end = source.indexOf("\n", at);
  return end < 0 ? source.slice(at) : source.slice(at, end);
}

function skipLine(reader, line) {
  reader.at += line.length + 1;
}

function flushParagraph(reader) {
  if (reader.lines.length) {
    const children = scanInline(reader.lines.join("\n"));
    reader.nodes.push({ kind: "paragraph", children });
  }
  reader.lines = [];
}

function pushBlock(reader, node) {
  flushParagraph(reader);
  reader.nodes.push(node);
  return true;
}

function readQuote(reader) {
  const rest = reader.source.slice(reader.at);
  if (rest.startsWith(">>> ")) {
    reader.at = reader.source.length;
    return pushBlock(reader, { kind: "quote", children: readBlocks(rest.slice(4), true) });
  }
  const lines = [];
  while (reader.at < reader.source.length) {
    const line = currentLine(reader);
    if (!line.startsWith("> ")) break;
    lines.push(QUOTE.exec(line)[1]);
    skipLine(reader, line);
  }
  if (!lines.length) return false;
  return pushBlock(reader, { kind: "quote", children: readBlocks(lines.join("\n"), true) });
}

function readLineBlock(reader) {
  const line = currentLine(reader);
  const heading = HEADING.exec(line);
  const subtext = heading ? null : SUBTEXT.exec(line);
  if (!heading && !subtext) return false;
  skipLine(reader, line);
  return pushBlock(
    reader,
    heading
      ? { kind: "heading", level: heading[1].length, children: scanInline(heading[2].trim()) }
      : { kind: "subtext", children: scanInline(subtext[1]) },
  );
}

function readList(reader) {
  const items = [];
  while (reader.at < reader.source.length) {
    const line = currentLine(reader);
    const match = ITEM.exec(line);
    if (match) {
      const number = match[2].endsWith(".") ? Number.parseInt(match[2], 10) : null;
      items.push({ indent: match[1].length, number, text: match[3] });
    } else if (items.length && /^ {2,}\S/.test(line)) {
      items.at(-1).text += `\n${line.trim()}`;
    } else break;
    skipLine(reader, line);
  }
  if (!items.length) return false;
  for (const list of splitLists(items)) pushBlock(reader, nestList(list));
  return true;
}

/** Split items where numbers follow bullets, or bullets numbers, at the outermost indent. */
function splitLists(items) {
  const lists = [];
  for (const item of items) {
    const first = lists.at(-1)?.[0];
    const inside =
      first && (item.indent > first.indent || (item.number === null) === (first.number === null));
    if (inside) lists.at(-1).push(item);
    else lists.push([item]);
  }
  return lists;
}

function nestList(items) {
  const [first] = items;
  const list = { kind: "list", ordered: first.number !== null, start: first.number, items: [] };
  for (let index = 0; index < items.length;) {
    let end = index + 1;
    while (end < items.length && items[end].indent > first.indent) end += 1;
    const children = scanInline(items[index].text);
    children.push(...splitLists(items.slice(index + 1, end)).map(nestList));
    list.items.push(children);
    index = end;
  }
  return list;
}

function readLine(reader) {
  const line = currentLine(reader);
  const fence = line.indexOf("```");
  if (fence >= 0 && readFence(reader, reader.at + fence)) return;
  reader.lines.push(line);
  skipLine(reader, line);
}

function readFence(reader, start) {
  FENCE.lastIndex = start;
  const match = FENCE.exec(reader.source);
  if (!match) return false;
  if (start > reader.at) reader.lines.push(reader.source.slice(reader.at, start));
  reader.at = FENCE.lastIndex;
  if (reader.source[reader.at] === "\n") reader.at += 1;
  const text = match[2].replace(/^\n+|\n+$/g, "");
  return pushBlock(reader, { kind: "codeblock", language: match[1] ?? null, text });
}
