/** The options of a command: what may be chosen for each kind, and what a text means for it. */

import { channelItems, personItems } from "../message/select.js";
import { fold, localised } from "./commands.js";

/** Discord's numbers for kinds of options. */
export const OPTION = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

const NUMERIC = new Set([OPTION.integer, OPTION.number]);
const MAX_TEXT = 6000;

/** Tell whether the values of an option come from a list that is known without asking the bot. */
export function isListed(option) {
  return Boolean(option.choices?.length) || option.type in LISTS;
}

/** Tell whether an option's text is a number. */
export const isNumeric = (option) => NUMERIC.has(option.type);

const people = (option, { store }) => personItems(store);

const LISTS = {
  [OPTION.boolean]: () => [
    { value: true, label: "True" },
    { value: false, label: "False" },
  ],
  [OPTION.user]: people,
  [OPTION.mentionable]: people,
  [OPTION.channel]: (option, { store }) => channelItems(store, option.channel_types),
  [OPTION.role]: () => [],
};

/** List what can be chosen for an option. */
export function listItems(option, context) {
  if (!option.choices?.length) return LISTS[option.type]?.(option, context) ?? [];
  return option.choices.map((choice) => ({
    value: choice.value,
    label: localised(choice, "name", context.locale),
  }));
}

/** Keep the items that fit a text: those beginning with it first. */
export function filterItems(items, text) {
  const wanted = fold(text.replace(/^[@#]/, ""));
  const fitting = items.filter((item) => fold(item.label).includes(wanted));
  const starts = (item) => (fold(item.label).startsWith(wanted) ? 0 : 1);
  return fitting.sort((a, b) => starts(a) - starts(b));
}

/**
 * Read what a text means for an option: `{value}`, or `{error}` with a sentence.
 *
 * An empty text gives neither. `picked` is the item the user chose, if the text is still its label.
 */
export function readOption(option, text, picked, context) {
  if (picked) return { value: picked.value };
  const written = text.trim();
  if (!written)
    return option.required ? { error: "This option is required. Give it a value." } : {};
  if (option.type === OPTION.attachment)
    return { error: "The file is still being read. Try again." };
  if (isListed(option)) return readListed(option, written, context);
  if (isNumeric(option)) return readNumber(option, written);
  return readText(option, written);
}

function readListed(option, written, context) {
  const items = listItems(option, context);
  const id = /^<[@#]!?(\d+)>$/.exec(written)?.[1];
  const wanted = fold(written.replace(/^[@#]/, ""));
  const found = items.find(
    (item) => item.value === id || fold(item.label) === wanted || String(item.value) === written,
  );
  if (found) return { value: found.value };
  return { error: items.length ? "Choose one from the list." : "There is nothing to choose here." };
}

function readNumber(option, written) {
  const whole = option.type === OPTION.integer;
  const plain = written.replace(",", ".");
  const value = Number(plain);
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain) || (whole && !Number.isSafeInteger(value))) {
    return { error: whole ? "Write a whole number." : "Write a number." };
  }
  const { min, max } = range(option);
  return value < min || value > max ? { error: `Write a number ${bounds(min, max)}.` } : { value };
}

function readText(option, written) {
  const min = option.min_length ?? 0;
  const max = option.max_length ?? MAX_TEXT;
  if (written.length < min) return { error: `Write at least ${min} characters.` };
  return written.length > max
    ? { error: `Write no more than ${max} characters.` }
    : { value: written };
}

function range(option) {
  return { min: option.min_value ?? -Infinity, max: option.max_value ?? Infinity };
}

function bounds(min, max) {
  if (min === -Infinity) return `up to ${max}`;
  return max === Infinity ? `from ${min} up` : `from ${min} to ${max}`;
}

/** Say in a few words what an option takes, beside its description. */
export function constraint(option) {
  const { min, max } = range(option);
  if (isNumeric(option) && (min > -Infinity || max < Infinity)) return bounds(min, max);
  return option.required ? "" : "optional";
}
