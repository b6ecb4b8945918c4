/** What the acting user does with the bot: clicks, commands and forms, and what becomes of them. */

import { Refused } from "../app/api.js";
import { localId } from "../text/snowflake.js";

const SHOW_PENDING_MS = 300;
const PRIVATE = 64;

/** The sentence shown when the bot is late and the server names no reason. */
export const NO_ANSWER = "The application did not respond";

/**
 * Send what the user does and show what fails.
 *
 * `openModal(modal, submit)` shows a form; `onNote(message)` is called when the note about a
 * message changes; `onToast(sentence)` shows what belongs to no message.
 */
export class Interactions {
  #api;
  #store;
  #openModal;
  #onNote;
  #onToast;
  #notes = new Map();
  #busy = new WeakSet();
  #sequence = 0;

  constructor({ api, store, openModal, onNote, onToast }) {
    this.#api = api;
    this.#store = store;
    this.#openModal = openModal;
    this.#onNote = onNote;
    this.#onToast = onToast;
  }

  /** Return the sentence about the last failed use of a message, or undefined. */
  note(message) {
    return this.#notes.get(message.id);
  }

  /** Use a component of a message; until it changes or the answer comes, it takes no other. */
  async use(message, component, values, element) {
    if (this.#busy.has(message)) return;
    this.#busy.add(message);
    this.#setNote(message.id, null);
    const body = { kind: "component", message: message.id, custom_id: component.custom_id };
    const item = element?.closest("li.message");
    item?.setAttribute("aria-busy", "true");
    element?.classList.add("waiting");
    try {
      const answer = await this.#send(values === undefined ? body : { ...body, values });
      if (answer.failed) this.#setNote(message.id, answer.failed);
      else this.#follow(answer, message.channel_id, message.id);
    } finally {
      this.#busy.delete(message);
      item?.removeAttribute("aria-busy");
      element?.classList.remove("waiting");
    }
  }

  /** Run a slash command; it stands in the channel until it is answered, or stays if it fails. */
  async run(path, options, channel) {
    const pending = this.#pendingMessage(path, channel);
    const timer = setTimeout(() => this.#store.put(pending), SHOW_PENDING_MS);
    const answer = await this.#send({ kind: "slash", path, options, focused: null, channel });
    clearTimeout(timer);
    if (answer.failed) {
      this.#store.put({ ...pending, local: { failed: answer.failed } });
    } else {
      this.#store.remove(channel, pending.id);
      this.#follow(answer, channel, null);
    }
  }

  /** Ask the bot how an option may be completed; null when it does not answer. */
  async complete(path, options, focused, channel) {
    const answer = await this.#send({ kind: "slash", path, options, focused, channel });
    return answer.failed ? null : (answer.choices ?? []);
  }

  /** Write a message; return whether it was taken. */
  async say(content, channel) {
    const answer = await this.#send({ kind: "say", content, channel });
    if (answer.failed) this.#onToast(answer.failed);
    return !answer.failed;
  }

  /** Take a private message away for good. */
  async dismiss(message) {
    this.#store.remove(message.channel_id, message.id);
    if (message.local) return;
    const answer = await this.#send({ kind: "dismiss", message: message.id });
    if (!answer.failed) return;
    this.#store.put(message);
    this.#onToast(answer.failed);
  }

  /** Add a reaction to a message or take it back. */
  async react(message, emoji, add) {
    const answer = await this.#send({ kind: "react", message: message.id, emoji, add });
    if (answer.failed) this.#onToast(answer.failed);
  }

  /** Send and turn every way of failing into one sentence under `failed`. */
  async #send(body) {
    try {
      const answer = await this.#api.act(body);
      if (answer.type !== "failed") return answer;
      return { failed: answer.reason ?? NO_ANSWER };
    } catch (error) {
      if (error instanceof Refused) return { failed: error.message };
      throw error;
    }
  }

  #follow(answer, channel, message) {
    if (answer.type !== "modal") return;
    const { modal } = answer;
    this.#openModal(modal, async (values) => {
      const sent = await this.#send({ kind: "modal", modal, values, channel, message });
      if (!sent.failed) this.#follow(sent, channel, message);
      return sent.failed ?? null;
    });
  }

  #pendingMessage(path, channel) {
    this.#sequence += 1;
    const { me, bot } = this.#store;
    return {
      id: localId(this.#sequence),
      channel_id: channel,
      author: bot ?? { id: "0", username: "App", bot: true },
      content: "",
      timestamp: new Date().toISOString(),
      type: 20,
      flags: PRIVATE,
      interaction_metadata: { type: 2, user: me, name: path },
      local: { failed: null },
    };
  }

  #setNote(id, sentence) {
    if ((this.#notes.get(id) ?? null) === sentence) return;
    if (sentence) this.#notes.set(id, sentence);
    else this.#notes.delete(id);
    this.#onNote(id);
  }
}
