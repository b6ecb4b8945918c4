/** Which channel is open, and which message is pointed at: kept in the address after `#`. */

/** Read `#/channel` or `#/channel/message`. */
export function readRoute(hash = location.hash) {
  const match = /^#\/(\d+)(?:\/(\d+))?$/.exec(hash);
  return match
    ? { channel: match[1], message: match[2] ?? null }
    : { channel: null, message: null };
}

/** Write the address of a channel or message. */
export function routeTo(channel, message = null) {
  return message ? `#/${channel}/${message}` : `#/${channel}`;
}

/** Call `follow(route)` whenever the address changes. */
export function watchRoute(follow) {
  addEventListener("hashchange", () => follow(readRoute()));
}

/** Open a channel without adding a step to the browser's history. */
export function replaceRoute(channel) {
  history.replaceState(null, "", routeTo(channel));
}
