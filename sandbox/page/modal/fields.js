/** The fields of a form: each kind draws itself, reads its value and says what is wrong with it. */

import { readUpload } from "../app/upload.js";
import { append, el, uniqueId } from "../dom/dom.js";
import { createSelect, isSelect } from "../message/select.js";

const PARAGRAPH = 2;
const TYPE = { text: 4, upload: 19, radio: 21, boxes: 22, box: 23 };

/**
 * Draw the field of one component under its label.
 *
 * The result has `element`, `customId`, `focus()`, `read()` and `check()`; `read` may give a
 * promise, and `check` shows what is wrong beside the field and returns whether all is well.
 */
export function createField(component, { label, description }, context) {
  const ids = {
    label: uniqueId("label"),
    input: uniqueId("input"),
    hint: uniqueId("hint"),
    error: uniqueId("error"),
  };
  const make = isSelect(component) ? select : (KINDS[component.type] ?? unsupported);
  const inner = make(component, { ids, label, context });
  const required = component.required ?? component.type !== TYPE.box;
  const star =
    required && inner.needsAnswer !== false
      ? el("span", { class: "required", "aria-hidden": "true", text: " *" })
      : null;
  const heading = inner.grouped
    ? el("legend", { class: "field-label", id: ids.label }, label, star)
    : el("label", { class: "field-label", id: ids.label, for: ids.input }, label, star);
  const error = el("p", { class: "field-error", id: ids.error, role: "alert" });
  const element = el(inner.grouped ? "fieldset" : "div", { class: "field" });
  append(element, [
    inner.labelled ? null : heading,
    description ? el("p", { class: "field-hint", id: ids.hint, text: description }) : null,
    inner.element,
    error,
  ]);
  return {
    element,
    customId: component.custom_id,
    focus: inner.focus,
    read: inner.read,
    check: () => {
      error.textContent = inner.problem(required) ?? "";
      element.classList.toggle("field-wrong", Boolean(error.textContent));
      return !error.textContent;
    },
  };
}

const REQUIRED = "This is required.";

const describedBy = (ids) => `${ids.hint} ${ids.error}`;

function textInput(component, { ids }) {
  const long = component.style === PARAGRAPH;
  const max = component.max_length ?? 4000;
  const min = component.min_length ?? 0;
  const input = el(long ? "textarea" : "input", {
    id: ids.input,
    class: "text-input",
    type: long ? null : "text",
    rows: long ? 4 : null,
    maxlength: max,
    placeholder: component.placeholder,
    autocomplete: "off",
    "aria-describedby": describedBy(ids),
    "aria-required": String(component.required ?? true),
  });
  input.value = component.value ?? "";
  const left = el("span", { class: "counter", "aria-hidden": "true" });
  const count = () => {
    left.textContent = component.max_length || long ? `${input.value.length}/${max}` : "";
  };
  input.addEventListener("input", count);
  count();
  return {
    element: el("div", { class: "text-field" }, input, left),
    focus: () => input.focus(),
    read: () => input.value,
    problem: (required) => {
      if (required && !input.value.trim()) return REQUIRED;
      if (input.value && input.value.length < min) return `Write at least ${min} characters.`;
      return input.value.length > max ? `Write no more than ${max} characters.` : null;
    },
  };
}

function select(component, { ids, label, context }) {
  const element = createSelect(component, {
    store: context.store,
    name: label,
    describedBy: describedBy(ids),
  });
  element.querySelector("button").id = ids.input;
  const { picker } = element;
  const min = component.min_values ?? 1;
  return {
    element,
    focus: () => picker.focus(),
    read: () => picker.values,
    problem: (required) => {
      if (picker.values.length)
        return picker.values.length < min ? `Choose at least ${min}.` : null;
      return required && min > 0 ? REQUIRED : null;
    },
  };
}

function optionList(component, { ids }, type) {
  const rows = component.options.map((option) => {
    const input = el("input", {
      type,
      name: ids.input,
      value: option.value,
      checked: option.default,
      "aria-describedby": ids.error,
    });
    const words = el(
      "span",
      { class: "choice-words" },
      option.label,
      option.description ? el("small", { text: option.description }) : null,
    );
    return { input, row: el("label", { class: "choice" }, input, words) };
  });
  return {
    inputs: rows.map(({ input }) => input),
    element: el(
      "div",
      { class: "choices" },
      rows.map(({ row }) => row),
    ),
  };
}

function radioGroup(component, shared) {
  const { inputs, element } = optionList(component, shared, "radio");
  return {
    grouped: true,
    element,
    focus: () => (inputs.find((input) => input.checked) ?? inputs[0])?.focus(),
    read: () => inputs.find((input) => input.checked)?.value ?? null,
    problem: (required) => (required && !inputs.some((input) => input.checked) ? REQUIRED : null),
  };
}

function checkboxGroup(component, shared) {
  const { inputs, element } = optionList(component, shared, "checkbox");
  const max = component.max_values ?? inputs.length;
  const min = component.min_values ?? 1;
  const chosen = () => inputs.filter((input) => input.checked);
  return {
    grouped: true,
    element,
    focus: () => inputs[0]?.focus(),
    read: () => chosen().map((input) => input.value),
    problem: (required) => {
      const count = chosen().length;
      if (required && count === 0 && min > 0) return REQUIRED;
      if (count > 0 && count < min) return `Choose at least ${min}.`;
      return count > max ? `Choose no more than ${max}.` : null;
    },
  };
}

function checkbox(component, { ids, label }) {
  const input = el("input", {
    type: "checkbox",
    id: ids.input,
    checked: component.default,
    "aria-describedby": describedBy(ids),
  });
  return {
    labelled: true,
    needsAnswer: false,
    element: el(
      "label",
      { class: "choice" },
      input,
      el("span", { class: "choice-words", text: label }),
    ),
    focus: () => input.focus(),
    read: () => input.checked,
    problem: () => null,
  };
}

function upload(component, { ids }) {
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const input = el("input", {
    type: "file",
    id: ids.input,
    class: "text-input",
    multiple: max > 1,
    "aria-describedby": describedBy(ids),
  });
  return {
    element: input,
    focus: () => input.focus(),
    read: () => Promise.all([...input.files].map(readUpload)),
    problem: (required) => {
      const count = input.files.length;
      if (count === 0) return required && min > 0 ? REQUIRED : null;
      if (count < min) return `Choose at least ${min} files.`;
      return count > max ? `Choose no more than ${max} files.` : null;
    },
  };
}

function unsupported(component) {
  const words = `A field of kind ${component.type}, which this page cannot show.`;
  return {
    element: el("p", { class: "field-hint", text: words }),
    focus: () => {},
    read: () => null,
    problem: () => null,
  };
}

const KINDS = {
  [TYPE.text]: textInput,
  [TYPE.upload]: upload,
  [TYPE.radio]: radioGroup,
  [TYPE.boxes]: checkboxGroup,
  [TYPE.box]: checkbox,
};
