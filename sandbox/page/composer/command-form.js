/** A command being filled in: its name, then a field for each option, by keyboard if wanted. */

import { el } from "../dom/dom.js";
import { Autocomplete } from "./autocomplete.js";
import { fold, localised } from "./commands.js";
import { LIST_INPUT, OptionField } from "./option-field.js";

/**
 * Edit the options of one command.
 *
 * `ask(options, focused)` asks the bot for choices; `onSubmit(options)` receives values by the
 * options' default names; `onLeave(text)` gives the message box back to plain text.
 */
export class CommandForm {
  #command;
  #context;
  #completion;
  #autocomplete;
  #onSubmit;
  #onLeave;
  #fields = [];
  #removing = false;
  #asked = null;
  #tail;

  constructor(command, { context, completion, ask, onSubmit, onLeave }) {
    this.#command = command;
    this.#context = context;
    this.#completion = completion;
    this.#autocomplete = new Autocomplete(ask);
    this.#onSubmit = onSubmit;
    this.#onLeave = onLeave;
    this.#tail = this.#makeTail();
    const name = `/${command.shown}`;
    this.element = el(
      "div",
      { class: "command-form", role: "group", "aria-label": `Command ${name}` },
      el("span", { class: "command-label", text: name }),
      this.#tail,
    );
    for (const option of command.options) if (option.required) this.#addField(option);
    this.#paintTail();
  }

  /** Fill in options from texts, as when a whole command is pasted. */
  fill(texts) {
    for (const { option, text } of texts) {
      const field = this.#fields.find((each) => each.option === option) ?? this.#addField(option);
      field.write(text);
    }
  }

  /** Move the focus to the first field that is still empty, or behind the last one. */
  focus() {
    const empty = this.#fields.find((field) => field.isEmpty);
    if (empty) empty.input.focus();
    else this.#focusEnd();
  }

  /** Send the command if every option is right; otherwise go to the first that is not. */
  submit() {
    const read = this.#fields.map((field) => ({ field, ...field.read() }));
    for (const { field, error } of read) field.mark(error);
    const wrong = read.find(({ error }) => error);
    if (wrong) {
      wrong.field.input.focus();
      this.#complain(wrong.field, wrong.error);
      return;
    }
    const given = read.filter(({ value }) => value !== undefined);
    this.#stop();
    this.#onSubmit(Object.fromEntries(given.map(({ field, value }) => [field.option.name, value])));
  }

  /** Forget what was asked and hide the list. */
  #stop() {
    this.#autocomplete.forget();
    this.#completion.hide();
  }

  // Fields

  #addField(option) {
    const field = new OptionField(option, this.#context, {
      oninput: () => this.#suggest(field),
      onfocus: () => this.#onFocus(field),
      onblur: () => this.#onBlur(field),
      onkeydown: (event) => this.#onFieldKey(field, event),
    });
    this.#fields.push(field);
    this.#tail.before(field.element);
    this.#paintTail();
    return field;
  }

  #removeField(field) {
    this.#removing = true;
    this.#fields = this.#fields.filter((other) => other !== field);
    field.element.remove();
    this.#removing = false;
    this.#paintTail();
  }

  #onFocus(field) {
    field.input.select();
    if (field.isWrong) this.#complain(field, field.read().error);
    else this.#suggest(field);
  }

  /** Leave a field: an optional one that is empty goes away, a wrong one is marked. */
  #onBlur(field) {
    this.#autocomplete.forget();
    if (this.#removing || !field.element.isConnected || !document.hasFocus()) return;
    if (field.isEmpty && !field.option.required) this.#removeField(field);
    else if (!field.isEmpty) field.mark(field.read().error);
    this.#completion.hide();
  }

  // Suggestions

  #complain(field, sentence) {
    const items = field.option.autocomplete ? [] : field.suggestions();
    const onPick = (item) => this.#pick(field, item);
    this.#completion.show(field.input, { hint: sentence, error: true, items, onPick });
  }

  #suggest(field) {
    if (field.option.autocomplete) {
      this.#askBot(field);
      return;
    }
    const onPick = (item) => this.#pick(field, item);
    this.#completion.show(field.input, { hint: field.hint(), items: field.suggestions(), onPick });
  }

  #askBot(field) {
    const hint = field.hint();
    const { name } = field.option;
    if (!this.#completion.hasItems || this.#asked !== field) {
      const waiting = el("em", { text: "Asking the bot…" });
      this.#completion.show(field.input, { hint: [...hint, waiting] });
    }
    this.#asked = field;
    const options = { ...this.#valuesBeside(field), [name]: field.typed };
    void this.#autocomplete.request(options, name, (choices) => {
      this.#showChoices(field, hint, choices);
    });
  }

  #showChoices(field, hint, choices) {
    const { locale } = this.#context;
    const items = (choices ?? []).map((choice) => ({
      value: choice.value,
      label: localised(choice, "name", locale),
    }));
    const nothing = field.input.value ? "Nothing fits what you wrote." : "There is nothing to choose.";
    const none = choices ? nothing : "The bot did not answer.";
    this.#completion.show(field.input, {
      hint: items.length ? hint : [...hint, el("em", { text: none })],
      items,
      onPick: (item) => this.#pick(field, item),
    });
  }

  /** Read the other options for a question about one; what is not right yet is left out. */
  #valuesBeside(field) {
    const others = this.#fields.filter((other) => other !== field);
    const read = others.map((other) => [other.option.name, other.read().value]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }

  #pick(field, item) {
    field.pick(item);
    this.#autocomplete.forget();
    const next = this.#fields.find((other) => other !== field && other.isEmpty);
    if (next) next.input.focus();
    else this.#focusEnd();
  }

  #focusEnd() {
    if (this.#tail === document.activeElement) this.#suggestOptions();
    else this.#tail.focus();
  }

  // Keys

  #onFieldKey(field, event) {
    if (field.isPicked && event.key === "Enter") this.#submitOn(event);
    else if (field.isPicked && event.key === "Tab") return;
    else if (this.#completion.handleKey(event)) return;
    else if (event.key === "Enter") this.#submitOn(event);
    else if (event.key === "Escape") this.#leaveOn(event);
    else if (event.key === "Backspace" && field.isEmpty) this.#stepBack(field, event);
    else this.#onArrow(event);
  }

  #submitOn(event) {
    if (event.isComposing) return;
    event.preventDefault();
    this.submit();
  }

  #leaveOn(event) {
    event.preventDefault();
    event.stopPropagation();
    this.#stop();
    this.#onLeave(`/${this.#command.shown}`);
  }

  #stepBack(field, event) {
    const before = this.#fields[this.#fields.indexOf(field) - 1];
    if (!before && field.option.required) {
      this.#leaveOn(event);
      return;
    }
    event.preventDefault();
    if (!field.option.required) this.#removeField(field);
    (before?.input ?? this.#tail).focus();
  }

  /** Step from field to field with the arrow keys, as if they were one line of text. */
  #onArrow(event) {
    const { target: input, key } = event;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    const step = key === "ArrowLeft" && atStart ? -1 : key === "ArrowRight" && atEnd ? 1 : 0;
    const inputs = [...this.#fields.map((field) => field.input), this.#tail];
    const next = step ? inputs[inputs.indexOf(input) + step] : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  // The end of the command, where further options are chosen

  #makeTail() {
    return el("input", {
      class: "option-tail",
      ...LIST_INPUT,
      oninput: () => this.#onTailInput(),
      onfocus: () => this.#suggestOptions(),
      onblur: () => this.#completion.hide(),
      onkeydown: (event) => this.#onTailKey(event),
    });
  }

  get #unused() {
    const used = new Set(this.#fields.map((field) => field.option));
    return this.#command.options.filter((option) => !used.has(option));
  }

  #paintTail() {
    const count = this.#unused.length;
    const name = `/${this.#command.shown}`;
    this.#tail.placeholder = count ? `+${count} optional` : "";
    this.#tail.setAttribute("aria-label", count ? `More options for ${name}` : `End of ${name}`);
  }

  #suggestOptions() {
    const { locale } = this.#context;
    const wanted = fold(this.#tail.value);
    const items = this.#unused
      .map((option) => ({
        option,
        label: localised(option, "name", locale),
        detail: localised(option, "description", locale),
      }))
      .filter(({ option, label }) => [fold(label), option.name].some((n) => n.startsWith(wanted)));
    const keys = items.length && !wanted ? "Enter sends; ↓ adds an option" : "Enter sends";
    const hint = [el("span", { text: this.#command.description }), el("em", { text: keys })];
    const onPick = ({ option }) => this.#addFromTail(option);
    this.#completion.show(this.#tail, { items, eager: Boolean(wanted), onPick, hint });
  }

  #addFromTail(option) {
    this.#tail.value = "";
    this.#addField(option).input.focus();
  }

  #onTailInput() {
    const named = /^(\S+):$/.exec(this.#tail.value)?.[1];
    const isNamed = (option) =>
      [option.name, localised(option, "name", this.#context.locale)].includes(named);
    const option = named && this.#unused.find(isNamed);
    if (option) this.#addFromTail(option);
    else this.#suggestOptions();
  }

  #onTailKey(event) {
    if (this.#completion.handleKey(event)) return;
    if (event.key === "Enter") this.#submitTail(event);
    else if (event.key === "Escape") this.#leaveOn(event);
    else if (event.key === "Backspace" && !this.#tail.value) this.#backFromTail(event);
    else this.#onArrow(event);
  }

  #submitTail(event) {
    const written = this.#tail.value.trim();
    if (!written) {
      this.#submitOn(event);
      return;
    }
    event.preventDefault();
    const hint = `/${this.#command.shown} has no option “${written}”.`;
    this.#completion.show(this.#tail, { hint, error: true });
  }

  #backFromTail(event) {
    const last = this.#fields.at(-1);
    if (!last) {
      this.#leaveOn(event);
      return;
    }
    event.preventDefault();
    last.input.focus();
  }
}
