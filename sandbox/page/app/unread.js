/** What the acting user has read, per channel; kept in the browser, it outlives a reload. */

import { isDirect } from "./store.js";
import { isAfter } from "../text/snowflake.js";

/**
 * Tell whether a message calls the acting user by name.
 *
 * `notified` lists whom the message really pinged; a mention that pings nobody is only a name.
 */
export function pings(message, store) {
  const { me } = store;
  if (!me || message.local || message.author?.id === me.id) return false;
  if (message.mention_everyone) return true;
  if (message.notified) return message.notified.includes(me.id);
  return (message.mentions ?? []).some((user) => user.id === me.id);
}

/** Count what is new to the acting user. */
export class Unread {
  #store;
  #storage;
  #marks = {};

  constructor(store, storage = localStorage) {
    this.#store = store;
    this.#storage = storage;
  }

  /** Load the marks of the acting user; a newcomer has read everything. */
  load() {
    const saved = this.#readSaved();
    if (saved) this.#marks = saved;
    else for (const id of this.#store.channels.keys()) this.markRead(id);
  }

  #readSaved() {
    try {
      const saved = JSON.parse(this.#storage.getItem(this.#key));
      return saved && typeof saved === "object" ? saved : null;
    } catch {
      return null;
    }
  }

  get #key() {
    return `read:${this.#store.me.id}`;
  }

  /** Return the id of the last message read in a channel, or null. */
  lastRead(channel) {
    return this.#marks[channel] ?? null;
  }

  /** Mark everything in a channel as read; return whether anything was unread. */
  markRead(channel) {
    const last = this.#store.messagesIn(channel).findLast((message) => !message.local);
    const id = last?.id ?? "0";
    if (!isAfter(id, this.#marks[channel] ?? null)) return false;
    this.#marks[channel] = id;
    try {
      this.#storage.setItem(this.#key, JSON.stringify({ ...this.#readSaved(), ...this.#marks }));
    } catch {
      // A full or forbidden storage costs the marks after a reload, nothing else.
    }
    return true;
  }

  /** List the unread messages of a channel, without the user's own. */
  unreadIn(channel) {
    const all = this.#store.messagesIn(channel);
    const last = this.lastRead(channel);
    const read = all.findLastIndex((message) => !isAfter(message.id, last));
    const mine = this.#store.me?.id;
    return all.slice(read + 1).filter((message) => !message.local && message.author?.id !== mine);
  }

  /** Count what is unread in a channel, and how much of it calls the user. */
  count(channel) {
    const unread = this.unreadIn(channel.id);
    const calling = isDirect(channel)
      ? unread
      : unread.filter((message) => pings(message, this.#store));
    return { unread: unread.length, pings: calling.length };
  }

  /** Count the calls to the user in all channels. */
  countPings() {
    const channels = [...this.#store.channels.values()].filter((channel) =>
      this.#store.isVisible(channel),
    );
    return channels.reduce((sum, channel) => sum + this.count(channel).pings, 0);
  }
}
