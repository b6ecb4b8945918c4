/** How people look and what they are called. */

import { byId } from "../text/snowflake.js";
import { mediaAddress } from "../text/address.js";
import { el } from "./dom.js";

const HUES = 8;

/** Return the name a person goes by. */
export function nameOf(user) {
  return user?.global_name || user?.username || "Somebody";
}

/** Return the name of a language in that language: "magyar". */
export function languageName(locale) {
  if (!locale) return "";
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** Draw a person's avatar: their picture, or their initial on a colour of their own. */
export function avatar(user, store) {
  const shape = user?.bot ? "avatar avatar-app" : "avatar";
  const picture = user?.avatar && mediaAddress(`/cdn/avatars/${user.id}/${user.avatar}.png`);
  if (picture) {
    return el(
      "span",
      { class: shape },
      el("img", { src: picture, alt: "", width: 40, height: 40 }),
    );
  }
  const initial = [...nameOf(user)][0].toLocaleUpperCase();
  const hue = hueOf(user, store);
  return el("span", { class: shape, data: { hue }, "aria-hidden": "true", text: initial });
}

/** Return the number of the colour of a person; the first eight people differ. */
export function hueOf(user, store) {
  const ids = [...store.users.keys()].sort(byId);
  return String(Math.max(0, ids.indexOf(user?.id)) % HUES);
}
