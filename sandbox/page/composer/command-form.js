/** A command being filled in: its name, then a field for each option, by keyboard alone if wanted. */

import { readUpload } from "../app/upload.js";
import { el, uniqueId } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar } from "../dom/people.js";
import { Autocomplete } from "./autocomplete.js";
import { fold, localised } from "./commands.js";
import { constraint, filterItems, isListed, isNumeric, listItems, OPTION, readOption } from "./options.js";

const LIST_INPUT = {
  type: "text",
  role: "combobox",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
};

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
  #tail;

  constructor(command, { context, completion, ask, onSubmit, onLeave }) {
    this.#command = command;
    this.#context = context;
    this.#completion = completion;
    this.#autocomplete = new Autocomplete(ask);
    this.#onSubmit = onSubmit;
    this.#onLeave = onLeave;
    this.#tail = this.#makeTail();
    const name = el("span", { class: "command-label", text: `/${command.shown}` });
    this.element = el("div", { class: "command-form", role: "group", "aria-label": `Command /${command.shown}` }, name, this.#tail);
    for (const option of command.options) if (option.required) this.#addField(option);
    this.#paintTail();
  }

  /** Fill in options from texts, as when a whole command is pasted. */
  fill(texts) {
    for (const { option, text } of texts) {
      const field = this.#fields.find((each) => each.option === option) ?? this.#addField(option);
      field.input.value = text;
      this.#fit(field);
    }
    this.#paintTail();
  }

  /** Move the focus to the first field that is still empty, or behind the last one. */
  focus() {
    const empty = this.#fields.find((field) => !field.input.value);
    if (empty) empty.input.focus();
    else this.#focusEnd();
  }

  /** Send the command if every option is right; otherwise go to the first that is not. */
  submit() {
    const read = this.#fields.map((field) => ({ field, ...this.#read(field) }));
    for (const { field, error } of read) this.#mark(field, error);
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

  get #locale() {
    return this.#context.locale;
  }

  #shownName(option) {
    return localised(option, "name", this.#locale);
  }

  #addField(option) {
    const id = uniqueId("option");
    const input = el("input", {
      id,
      class: "option-input",
      ...(option.type === OPTION.attachment ? { type: "file" } : LIST_INPUT),
      "aria-required": option.required ? "true" : null,
      size: 4,
      inputmode: isNumeric(option) && !option.autocomplete ? "decimal" : null,
    });
    const label = el("label", { for: id, class: "option-name", text: this.#shownName(option) });
    const field = { option, input, picked: null, element: el("span", { class: "option" }, label, input) };
    if (option.type === OPTION.attachment) this.#takeFile(field);
    else input.addEventListener("input", () => this.#onInput(field));
    input.addEventListener("focus", () => this.#onFocus(field));
    input.addEventListener("blur", () => this.#onBlur(field));
    input.addEventListener("keydown", (event) => this.#onFieldKey(field, event));
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

  #takeFile(field) {
    field.input.addEventListener("change", async () => {
      const [file] = field.input.files;
      field.picked = file ? { value: await readUpload(file), label: file.name } : null;
      this.#mark(field, null);
    });
  }

  #fit({ input }) {
    input.size = Math.max(4, input.value.length + 1);
  }

  #onInput(field) {
    field.picked = null;
    this.#fit(field);
    this.#mark(field, null);
    this.#suggest(field);
  }

  #onFocus(field) {
    field.input.select();
    if (field.element.classList.contains("option-wrong")) this.#complain(field, this.#read(field).error);
    else this.#suggest(field);
  }

  #onBlur(field) {
    this.#autocomplete.forget();
    if (this.#removing || !field.element.isConnected || !document.hasFocus()) return;
    if (!field.input.value && !field.option.required) this.#removeField(field);
    else if (field.input.value) this.#mark(field, this.#read(field).error);
    this.#completion.hide();
  }

  #mark(field, error) {
    field.element.classList.toggle("option-wrong", Boolean(error));
    if (error) field.input.setAttribute("aria-invalid", "true");
    else field.input.removeAttribute("aria-invalid");
  }

  #complain(field, sentence) {
    this.#completion.show(field.input, { hint: sentence, error: true, ...this.#choices(field) });
  }

  #read(field) {
    return readOption(field.option, field.input.value, field.picked, { ...this.#context, locale: this.#locale });
  }

  #hint(option) {
    const limits = constraint(option);
    return [
      el("strong", { text: this.#shownName(option) }),
      el("span", { text: localised(option, "description", this.#locale) }),
      limits ? el("em", { text: limits }) : null,
    ];
  }

  #suggest(field) {
    const hint = this.#hint(field.option);
    if (field.option.autocomplete) this.#askBot(field, hint);
    else this.#completion.show(field.input, { hint, ...this.#choices(field) });
  }

  #choices(field) {
    if (!isListed(field.option)) return {};
    const all = listItems(field.option, { ...this.#context, locale: this.#locale });
    const items = filterItems(all, field.picked ? "" : field.input.value);
    return { items: items.map((item) => this.#asSuggestion(item)), onPick: (item) => this.#pick(field, item) };
  }

  #asSuggestion(item) {
    const { person, icon: sign } = item;
    const draw = person ? () => avatar(person, this.#context.store) : sign ? () => icon(sign) : null;
    return { ...item, detail: item.description, sign: draw };
  }

  #askBot(field, hint) {
    const typed = field.picked ? "" : field.input.value;
    const { name } = field.option;
    if (!this.#completion.hasItems || this.#asked !== field) {
      this.#completion.show(field.input, { hint: [...hint, el("em", { text: "Asking the bot…" })] });
    }
    this.#asked = field;
    const options = { ...this.#valuesFor(field), [name]: typed };
    void this.#autocomplete.request(options, name, (choices) => {
      const items = (choices ?? []).map((choice) => ({ value: choice.value, label: localised(choice, "name", this.#locale) }));
      const none = choices ? "Nothing fits what you wrote." : "The bot did not answer.";
      const tail = items.length ? null : el("em", { text: none });
      this.#completion.show(field.input, { hint: [...hint, tail], items, onPick: (item) => this.#pick(field, item) });
    });
  }

  #asked = null;

  /** Read the other options for a question about one; what is not right yet is left out. */
  #valuesFor(field) {
    const others = this.#fields.filter((other) => other !== field);
    const read = others.map((other) => [other.option.name, this.#read(other).value]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }

  #pick(field, item) {
    field.picked = item;
    field.input.value = item.label;
    this.#fit(field);
    this.#mark(field, null);
    this.#advance(field);
  }

  #advance(field) {
    this.#autocomplete.forget();
    const next = this.#fields.find((other) => other !== field && !other.input.value);
    if (next) next.input.focus();
    else this.#focusEnd();
  }

  #focusEnd() {
    if (this.#tail === document.activeElement) this.#suggestOptions();
    else this.#tail.focus();
  }

  #onFieldKey(field, event) {
    if (event.key === "Enter" && field.picked) return this.#submitOn(event);
    if (event.key === "Tab" && field.picked) return;
    if (this.#completion.handleKey(event)) return;
    if (event.key === "Enter") this.#submitOn(event);
    else if (event.key === "Escape") this.#leaveOn(event);
    else if (event.key === "Backspace" && !field.input.value) this.#stepBack(field, event);
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
    if (!step) return;
    const inputs = [...this.#fields.map((field) => field.input), this.#tail];
    const next = inputs[inputs.indexOf(input) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

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
    return this.#command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #paintTail() {
    const count = this.#unused.length;
    this.#tail.placeholder = count ? `+${count} optional` : "";
    this.#tail.setAttribute("aria-label", count ? `More options for /${this.#command.shown}` : `End of /${this.#command.shown}`);
  }

  #suggestOptions() {
    const wanted = fold(this.#tail.value);
    const fitting = this.#unused.filter((option) => fold(this.#shownName(option)).startsWith(wanted) || option.name.startsWith(wanted));
    const items = fitting.map((option) => ({ option, label: this.#shownName(option), detail: localised(option, "description", this.#locale) }));
    const onPick = ({ option }) => this.#addFromTail(option);
    const keys = fitting.length && !wanted ? "Enter sends the command; ↓ chooses another option" : "Enter sends the command";
    const description = el("span", { text: this.#command.description });
    this.#completion.show(this.#tail, { items, eager: Boolean(wanted), onPick, hint: [description, el("em", { text: keys })] });
  }

  #addFromTail(option) {
    this.#tail.value = "";
    this.#addField(option).input.focus();
  }

  #onTailInput() {
    const named = /^(\S+):$/.exec(this.#tail.value)?.[1];
    const option = named && this.#unused.find((each) => each.name === named || this.#shownName(each) === named);
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
    if (!this.#tail.value.trim()) {
      this.#submitOn(event);
      return;
    }
    event.preventDefault();
    const sentence = `/${this.#command.shown} has no option “${this.#tail.value.trim()}”.`;
    this.#completion.show(this.#tail, { hint: sentence, error: true });
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
