/** Names in plain text: offered while typing, turned into mentions when sent. */

import { icon } from "../dom/icons.js";
import { avatar, nameOf } from "../dom/people.js";
import { channelItems, personItems } from "../message/select.js";
import { filterItems } from "./options.js";

const TOKEN = /(?:^|\s)([@#])([^\s@#]*)$/;

/** Find the name being typed before the caret: its sign, text and where it begins; or null. */
export function tokenAt(text, caret) {
  const match = TOKEN.exec(text.slice(0, caret));
  return match ? { sign: match[1], typed: match[2], start: caret - match[2].length - 1 } : null;
}

/** List the people or channels a name may become. */
export function suggestNames({ sign, typed }, store) {
  const all = sign === "@" ? personItems(store) : channelItems(store);
  return filterItems(all, typed)
    .slice(0, 10)
    .map((item) => ({
      ...item,
      detail: item.description,
      insert: `${sign}${item.label} `,
      sign: () => (item.person ? avatar(item.person, store) : icon(item.icon)),
    }));
}

/** Turn names after `@` and `#` into Discord's mentions. */
export function encodeMentions(text, store) {
  const people = [...store.users.values()].map((user) => [`@${nameOf(user)}`, `<@${user.id}>`]);
  const rooms = channelItems(store).map((item) => [`#${item.label}`, `<#${item.value}>`]);
  const known = [...people, ...rooms].sort((a, b) => b[0].length - a[0].length);
  let result = text;
  for (const [name, mention] of known) result = replaceName(result, name, mention);
  return result;
}

function replaceName(text, name, mention) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}_<])${escaped}(?![\\p{L}\\p{N}_-])`, "gu"),
    mention,
  );
}
