/** Times as the reader's language writes them. */

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_556_952],
  ["month", 2_629_746],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

const formats = new Map();

function formatter(Kind, locale, options) {
  const key = JSON.stringify([Kind.name, locale, options]);
  if (!formats.has(key)) formats.set(key, new Kind(locale, options));
  return formats.get(key);
}

/** Format a date in one of Discord's timestamp styles; an unknown style reads as `f`. */
export function timestamp(date, style, locale) {
  if (style === "R") return relative(date, locale);
  return formatter(Intl.DateTimeFormat, locale, STYLES[style] ?? STYLES.f).format(date);
}

/** Say how far a date is from now, in its largest whole unit. */
export function relative(date, locale, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  const words = formatter(Intl.RelativeTimeFormat, locale, { numeric: "auto" });
  return words.format(Math.trunc(seconds / length), unit);
}

/** Format the hour and minute of a date. */
export function clock(date, locale) {
  return timestamp(date, "t", locale);
}

/** Name the day of a date. */
export function day(date, locale) {
  return timestamp(date, "D", locale);
}

/** Tell whether two dates fall on the same day here. */
export function sameDay(left, right) {
  return left.toDateString() === right.toDateString();
}

/** Tell whether a number of seconds since 1970 is a date that can be shown. */
export function isShowable(seconds) {
  return Math.abs(seconds) <= 8_640_000_000_000;
}

/** Keep every relative time under `root` true, once a second. */
export function keepRelativeTimesTrue(root) {
  return setInterval(() => {
    for (const node of root.querySelectorAll("time[data-relative]")) {
      const text = relative(new Date(node.dateTime), node.dataset.relative);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
