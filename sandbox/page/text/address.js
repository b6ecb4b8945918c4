/** Addresses: what may be linked or loaded, and Discord's links turned into the page's. */

const DISCORD = /^(?:ptb\.|canary\.)?discord(?:app)?\.com$/;
const DISCORD_CDN = new Set(["cdn.discordapp.com", "media.discordapp.net"]);
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

function parse(address) {
  try {
    return new URL(address, location.origin);
  } catch {
    return null;
  }
}

/**
 * Return the address on this server under which a picture or file can be loaded.
 *
 * The page stays offline: what lies on another host gives null and is shown as a link instead.
 */
export function mediaAddress(address) {
  const url = parse(address ?? "");
  if (!address || !url) return null;
  if (DISCORD_CDN.has(url.hostname)) return `/cdn${url.pathname}${url.search}`;
  const here = LOOPBACK.has(url.hostname) && url.port === location.port;
  if (here || url.origin === location.origin) return `${url.pathname}${url.search}`;
  return null;
}

/** Return the address of a custom emoji's picture. */
export function emojiAddress(id, animated) {
  return `/cdn/emojis/${id}.${animated ? "gif" : "png"}`;
}

/** Return where a `discord.com/channels/…` link leads on this page, or null for other links. */
export function discordRoute(address) {
  const url = parse(address);
  if (!url || !(DISCORD.test(url.hostname) || url.protocol === "discord:")) return null;
  const match = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(url.pathname);
  return match ? { channel: match[1], message: match[2] ?? null } : null;
}

/** Return the address if a reader may follow it, or null for schemes that could run code. */
export function safeLink(address) {
  const url = parse(address);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
