/** The bot's slash commands as the reader's language names them, and how they are found. */

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;
const CONTEXT = { guild: 0, bot: 1 };
const FALLBACKS = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/** Return a localised text of a command, option or choice, or its default. */
export function localised(thing, field, locale) {
  const texts = thing[`${field}_localizations`] ?? {};
  return texts[locale] ?? texts[FALLBACKS[locale]] ?? thing[`${field}_localized`] ?? thing[field];
}

/**
 * List every command and subcommand that can be used in a place.
 *
 * Each has `path` (default names, as sent), `shown` (localised), `description` and `options`,
 * required ones first.
 */
export function listCommands(commands, { locale, direct = false }) {
  const usable = commands.filter(
    (command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && isUsable(command, direct),
  );
  return usable.flatMap((command) => leaves(command, locale, [], []));
}

function isUsable({ contexts, guild_id: guild, dm_permission: inDirect }, direct) {
  if (!direct) return !contexts?.length || contexts.includes(CONTEXT.guild);
  if (guild || inDirect === false) return false;
  return !contexts?.length || contexts.includes(CONTEXT.bot);
}

function leaves(node, locale, path, shown) {
  const names = [...path, node.name];
  const words = [...shown, localised(node, "name", locale)];
  const options = node.options ?? [];
  const below = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((option) => leaves(option, locale, names, words));
  const sorted = [...options].sort(
    (a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)),
  );
  return [
    {
      path: names.join(" "),
      shown: words.join(" "),
      description: localised(node, "description", locale),
      options: sorted,
    },
  ];
}

/** Find the commands that fit what was typed after the slash, the best first. */
export function findCommands(commands, typed) {
  const wanted = fold(typed);
  return commands
    .map((command) => ({ command, rank: rank(command, wanted) }))
    .filter((found) => found.rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.command);
}

function rank({ path, shown, description }, wanted) {
  const names = [fold(shown), fold(path)];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  const words = wanted.split(" ");
  const starts = (name) =>
    words.every((word) => name.split(" ").some((part) => part.startsWith(word)));
  if (names.some(starts)) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  return wanted.length > 2 && fold(description).includes(wanted) ? 3 : Infinity;
}

/** Make text comparable: lower case, without accents, with single spaces. */
export function fold(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Find the command whose whole name begins a text, with what is written after it. */
export function matchCommand(commands, text) {
  if (!text.startsWith("/")) return null;
  const written = text.slice(1);
  const found = commands
    .flatMap((command) => [command.shown, command.path].map((name) => ({ command, name })))
    .filter(({ name }) => written.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { command: found.command, rest: written.slice(found.name.length + 1) } : null;
}

/** Read `name:value name:value` after a command, as when a whole command is pasted. */
export function readArguments(command, text, locale) {
  const names = new Map(
    command.options.flatMap((option) => [
      [localised(option, "name", locale), option],
      [option.name, option],
    ]),
  );
  const starts = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((match) => names.has(match[1]));
  return starts.map((match, index) => {
    const end = starts[index + 1]?.index ?? text.length;
    return {
      option: names.get(match[1]),
      text: text.slice(match.index + match[0].length, end).trim(),
    };
  });
}
