/** The message box: plain text, or a command with its options, kept apart for every channel. */

import { el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar, nameOf } from "../dom/people.js";
import { isDirect } from "../app/store.js";
import { CommandForm } from "./command-form.js";
import { findCommands, listCommands, localised, matchCommand, readArguments } from "./commands.js";
import { Completion } from "./completion.js";
import { encodeMentions, suggestNames, tokenAt } from "./mentions.js";

const MAX_LENGTH = 2000;
const WARN_LENGTH = 1800;

/** Let the acting user write messages and commands in the open channel. */
export class Composer {
  #store;
  #interactions;
  #onScroll;
  #channel = null;
  #drafts = new Map();
  #form = null;
  #completion;
  #place = el("div", { class: "composer-place" });
  #counter = el("span", { class: "counter", "aria-live": "polite" });
  #typing = el("p", { class: "typing", role: "status" });
  #text = el("textarea", {
    class: "composer-text",
    rows: 1,
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    autocomplete: "off",
  });

  constructor(root, { store, interactions, onScroll }) {
    this.#store = store;
    this.#interactions = interactions;
    this.#onScroll = onScroll;
    const popup = el("div", { class: "completion", hidden: true });
    const send = el("button", { class: "send", "aria-label": "Send" }, icon("send"));
    this.#completion = new Completion(popup);
    root.replaceChildren(
      popup,
      el("div", { class: "composer-row" }, this.#place, this.#counter, send),
      this.#typing,
    );
    this.#place.replaceChildren(this.#text);
    root.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#text.addEventListener("input", () => this.#onInput());
    this.#text.addEventListener("focus", () => this.#suggest());
    this.#text.addEventListener("blur", () => this.#completion.hide());
    this.#text.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Write in a channel; what was begun in another is kept there. */
  open(channel) {
    if (this.#channel && this.#channel !== channel) {
      this.#drafts.set(this.#channel, { text: this.#text.value, form: this.#form });
    }
    this.#channel = channel;
    const { text = "", form = null } = this.#drafts.get(channel) ?? {};
    this.#completion.hide();
    this.#setText(text);
    this.#enter(form);
    this.relabel();
  }

  /** Name the box after the channel. */
  relabel() {
    const channel = this.#store.channels.get(this.#channel);
    if (!channel) return;
    const sign = isDirect(channel) ? "@" : channel.type >= 10 ? "" : "#";
    const name = `Message ${sign}${this.#store.channelName(channel)}`;
    this.#text.placeholder = name;
    this.#text.setAttribute("aria-label", name);
  }

  /** Move the focus to the box. */
  focus() {
    if (this.#form) this.#form.focus();
    else this.#text.focus();
  }

  /** Begin a command, as when its mention is followed. */
  begin(path) {
    const command = this.#commands.find((each) => each.path === path || each.shown === path);
    if (command) this.#startForm(command, "");
    else {
      this.#leave(`/${path}`);
    }
  }

  /** Say who is writing in the channel. */
  drawTyping() {
    const names = this.#store.typingIn(this.#channel).map(nameOf);
    this.#typing.textContent = names.length
      ? `${names.join(", ")} ${names.length === 1 ? "is" : "are"} typing…`
      : "";
  }

  get #commands() {
    const channel = this.#store.channels.get(this.#channel);
    const direct = Boolean(channel) && isDirect(channel);
    return listCommands(this.#store.commands, { locale: this.#store.locale, direct });
  }

  #setText(text) {
    this.#text.value = text;
    this.#fit();
  }

  #fit() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${this.#text.scrollHeight}px`;
    const left = MAX_LENGTH - this.#text.value.length;
    this.#counter.textContent =
      this.#text.value.length > WARN_LENGTH && !this.#form ? String(left) : "";
    this.#counter.classList.toggle("counter-over", left < 0);
  }

  #enter(form) {
    this.#form = form;
    this.#place.replaceChildren(form?.element ?? this.#text);
    if (!form) this.#fit();
  }

  #onInput() {
    this.#fit();
    const atEnd = this.#text.selectionStart === this.#text.value.length;
    const match = atEnd ? matchCommand(this.#commands, this.#text.value) : null;
    if (match) this.#startForm(match.command, match.rest);
    else this.#suggest();
  }

  #startForm(command, rest) {
    const channel = this.#channel;
    const form = new CommandForm(command, {
      context: { store: this.#store, locale: this.#store.locale },
      completion: this.#completion,
      ask: (options, focused) =>
        this.#interactions.complete(command.path, options, focused, channel),
      onSubmit: (options) => this.#run(command.path, options, channel),
      onLeave: (text) => this.#leave(text),
    });
    form.fill(readArguments(command, rest, this.#store.locale));
    this.#setText("");
    this.#enter(form);
    form.focus();
  }

  #run(path, options, channel) {
    this.#leave("");
    void this.#interactions.run(path, options, channel);
  }

  #leave(text) {
    this.#enter(null);
    this.#setText(text);
    this.#text.focus();
    this.#suggest();
  }

  #suggest() {
    const text = this.#text.value;
    if (/^\/[^\n]*$/.test(text)) this.#suggestCommands(text.slice(1));
    else this.#suggestNames(text);
  }

  #suggestCommands(typed) {
    const found = findCommands(this.#commands, typed);
    const items = found.map((command) => ({
      command,
      label: `/${command.shown}`,
      detail: command.description,
      note: command.options
        .map((option) => localised(option, "name", this.#store.locale))
        .join(" "),
      sign: () => avatar(this.#store.bot, this.#store),
    }));
    const none = this.#store.commands.length
      ? `There is no command /${typed.trim()}.`
      : "There are no commands yet: the bot has not started.";
    const onPick = ({ command }) => this.#startForm(command, "");
    this.#completion.show(this.#text, { items, onPick, hint: items.length ? null : none });
  }

  #suggestNames(text) {
    const token = tokenAt(text, this.#text.selectionStart);
    const items = token ? suggestNames(token, this.#store) : [];
    if (!items.length) {
      this.#completion.hide();
      return;
    }
    const onPick = ({ insert }) => {
      this.#text.setRangeText(insert, token.start, this.#text.selectionStart, "end");
      this.#onInput();
    };
    this.#completion.show(this.#text, { items, onPick });
  }

  #onKey(event) {
    if (this.#completion.handleKey(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      this.#onScroll(event.key === "PageUp" ? -0.9 : 0.9);
    }
  }

  #submit() {
    if (this.#form) this.#form.submit();
    else if (this.#text.value.startsWith("/")) this.#suggest();
    else void this.#say();
  }

  async #say() {
    const written = this.#text.value.trim();
    if (!written) return;
    const content = encodeMentions(written, this.#store);
    if (content.length > MAX_LENGTH) {
      const has = `this one has ${content.length}`;
      const hint = `A message has at most ${MAX_LENGTH} characters; ${has}.`;
      this.#completion.show(this.#text, { hint, error: true });
      return;
    }
    const channel = this.#channel;
    this.#setText("");
    this.#completion.hide();
    if (await this.#interactions.say(content, channel)) return;
    if (channel === this.#channel && !this.#text.value) this.#setText(written);
    else this.#drafts.set(channel, { text: written, form: null });
  }
}
