/** What this tab knows of the server: people, channels, messages, commands. */

import { nameOf } from "../dom/people.js";
import { byId } from "../text/snowflake.js";

const TYPING_MS = 10_000;

/** Discord's numbers for kinds of channels. */
export const CHANNEL = { text: 0, direct: 1, voice: 2, group: 3, category: 4, news: 5 };

/** Tell whether a channel is a thread. */
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;

/** Tell whether a channel is a conversation outside the server. */
export const isDirect = (channel) =>
  channel.type === CHANNEL.direct || channel.type === CHANNEL.group;

/**
 * Keep the state pushed by the socket and announce what changed.
 *
 * Events: `reset` (everything is new), `messages` (detail `channel`, and `created` for a new
 * message), `channels`, `users`, `commands`, `typing`. Message objects are replaced, never changed
 * in place, so that a reader may compare them by identity.
 */
export class Store extends EventTarget {
  me = null;
  guild = null;
  users = new Map();
  channels = new Map();
  commands = [];
  #messages = new Map();
  #sorted = new Map();
  #typing = new Map();
  #typingTimer = 0;

  /** Take over a whole new state. */
  reset(init) {
    this.me = init.me;
    this.guild = init.guild ?? null;
    this.users = new Map(init.users.map((user) => [user.id, user]));
    this.channels = new Map(init.channels.map((channel) => [channel.id, channel]));
    this.commands = init.commands;
    const locals = [...this.#messages.values()]
      .flatMap((known) => [...known.values()])
      .filter((m) => m.local);
    this.#messages = new Map();
    this.#sorted.clear();
    for (const message of [...init.messages, ...locals]) this.#put(message);
    this.#typing.clear();
    this.#announce("reset");
  }

  /** Apply one pushed event; an unknown kind is left alone. */
  apply(event) {
    EVENTS[event.t]?.(this, event);
  }

  /** List the messages of a channel, oldest first; the list is not to be changed. */
  messagesIn(channel) {
    if (!this.#sorted.has(channel)) {
      const known = [...(this.#messages.get(channel)?.values() ?? [])];
      this.#sorted.set(
        channel,
        known.sort((a, b) => byId(a.id, b.id)),
      );
    }
    return this.#sorted.get(channel);
  }

  /** Find a message by its id, or undefined. */
  message(channel, id) {
    return this.#messages.get(channel)?.get(id);
  }

  /** Add or replace a message and announce it. */
  put(message) {
    const old = this.message(message.channel_id, message.id);
    this.#put({ ...old, ...message });
    this.#stopTyping(message.channel_id, message.author?.id);
    this.#announce("messages", { channel: message.channel_id, created: old ? null : message });
  }

  /** Forget a message. */
  remove(channel, id) {
    if (!this.#messages.get(channel)?.delete(id)) return;
    this.#sorted.delete(channel);
    this.#announce("messages", { channel, created: null });
  }

  /** Add or replace a channel. */
  putChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.#announce("channels");
  }

  /** Forget a channel, its threads and their messages. */
  removeChannel(id) {
    for (const channel of this.channels.values()) {
      if (channel.id === id || channel.parent_id === id) {
        this.channels.delete(channel.id);
        this.#messages.delete(channel.id);
        this.#sorted.delete(channel.id);
      }
    }
    this.#announce("channels");
  }

  /** Replace the people. */
  putUsers(users) {
    this.users = new Map(users.map((user) => [user.id, user]));
    this.#announce("users");
  }

  /** Replace the commands. */
  putCommands(commands) {
    this.commands = commands;
    this.#announce("commands");
  }

  /** Note that somebody writes in a channel, for ten seconds or until their message. */
  startTyping(channel, user) {
    if (!channel || !user || user === this.me?.id) return;
    this.#typing.set(`${channel} ${user}`, Date.now() + TYPING_MS);
    this.#announce("typing");
    clearTimeout(this.#typingTimer);
    this.#typingTimer = setTimeout(() => this.#announce("typing"), TYPING_MS + 50);
  }

  /** List the people who are writing in a channel. */
  typingIn(channel) {
    const now = Date.now();
    return [...this.#typing]
      .filter(([key, until]) => key.startsWith(`${channel} `) && until > now)
      .map(([key]) => this.users.get(key.split(" ")[1]))
      .filter(Boolean);
  }

  /** List the people who are not bots, in the order the server gave them. */
  get people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  /** Return the bot that owns the commands, or any bot. */
  get bot() {
    const owner = this.commands[0]?.application_id;
    return this.users.get(owner) ?? [...this.users.values()].find((user) => user.bot) ?? null;
  }

  /** Return the language the acting user reads. */
  get locale() {
    return this.me?.locale ?? this.users.get(this.me?.id)?.locale ?? "en-US";
  }

  /** Name a channel; a direct message is named after the other side. */
  channelName(channel) {
    if (channel.name) return channel.name;
    const others = (channel.recipients ?? []).filter((user) => user.id !== this.me?.id);
    return others.length ? others.map(nameOf).join(", ") : nameOf(this.bot);
  }

  /** Tell whether the acting user may see a channel in the list. */
  isVisible(channel) {
    if (channel.type === CHANNEL.category || channel.type === CHANNEL.voice) return false;
    if (!isDirect(channel)) return true;
    const humans = (channel.recipients ?? []).filter((user) => !user.bot);
    return humans.length === 0 || humans.some((user) => user.id === this.me?.id);
  }

  #put(message) {
    if (!this.#messages.has(message.channel_id)) this.#messages.set(message.channel_id, new Map());
    this.#messages.get(message.channel_id).set(message.id, message);
    this.#sorted.delete(message.channel_id);
    if (message.author && !this.users.has(message.author.id)) {
      this.users.set(message.author.id, message.author);
    }
  }

  #stopTyping(channel, user) {
    if (this.#typing.delete(`${channel} ${user}`)) this.#announce("typing");
  }

  #announce(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

const putChannel = (store, event) => store.putChannel(event.c);
const removeChannel = (store, event) => store.removeChannel(event.c.id);

const EVENTS = {
  MESSAGE_CREATE: (store, event) => store.put(event.m),
  MESSAGE_UPDATE: (store, event) => store.put(event.m),
  MESSAGE_DELETE: (store, event) => store.remove(event.m.channel_id, event.m.id),
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  CHANNEL_DELETE: removeChannel,
  THREAD_DELETE: removeChannel,
  USERS: (store, event) => store.putUsers(event.users),
  COMMANDS: (store, event) => store.putCommands(event.commands),
  TYPING: (store, event) => {
    const typing = { ...event.c, ...event.m, ...event };
    store.startTyping(
      typing.channel_id ?? typing.channel,
      typing.user_id ?? typing.user?.id ?? typing.user,
    );
  },
};
