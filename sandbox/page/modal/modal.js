/** Forms a bot opens: drawn, checked as Discord checks them, and sent. */

import { append, el, uniqueId } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { richText } from "../text/richtext.js";
import { createField } from "./fields.js";

const TYPE = { row: 1, text: 10, label: 18 };

/**
 * Open a form and call `submit(values)` when it is filled in.
 *
 * `submit` resolves to null when the form was taken, or to the sentence that says what went wrong;
 * then the form stays open with everything in it.
 */
export function openModal(modal, submit, context) {
  const fields = [];
  const title = uniqueId("modal-title");
  const problem = el("p", { class: "failure modal-failure", role: "alert", hidden: true });
  const form = el(
    "form",
    { class: "modal-form", novalidate: true },
    el("h2", { id: title, text: modal.title }),
  );
  append(
    form,
    modal.components.map((component) => drawPart(component, fields, context)),
  );
  const send = el("button", { class: "button button-primary", text: "Submit" });
  const cancel = el("button", { type: "button", class: "button button-secondary", text: "Cancel" });
  form.append(problem, el("div", { class: "modal-actions" }, cancel, send));
  const close = el(
    "button",
    { type: "button", class: "plain-button modal-close", "aria-label": "Close" },
    icon("close"),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title }, close, form);
  for (const button of [close, cancel]) button.addEventListener("click", () => dialog.close());
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    (before?.isConnected ? before : document.querySelector("[role=log]")).focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (checkAll(fields)) void sendForm({ fields, send, problem, dialog, submit });
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return dialog;
}

function drawPart(component, fields, context) {
  if (component.type === TYPE.text)
    return el("div", { class: "rich modal-text" }, richText(component.content, context));
  const inner = component.type === TYPE.label ? component.component : component.components?.[0];
  if (!inner) return null;
  const words =
    component.type === TYPE.label
      ? { label: component.label, description: component.description }
      : { label: inner.label ?? inner.placeholder ?? "", description: null };
  const field = createField(inner, words, context);
  fields.push(field);
  return field.element;
}

/** Show what is wrong with each field; focus the first one that is not right. */
function checkAll(fields) {
  const wrong = fields.filter((field) => !field.check());
  wrong[0]?.focus();
  return wrong.length === 0;
}

async function sendForm({ fields, send, problem, dialog, submit }) {
  if (send.disabled) return;
  send.disabled = true;
  problem.hidden = true;
  const pairs = fields.map(async (field) => [field.customId, await field.read()]);
  const values = Object.fromEntries(await Promise.all(pairs));
  const sentence = await submit(values);
  send.disabled = false;
  if (!sentence) {
    dialog.close();
    return;
  }
  problem.replaceChildren(
    icon("warning"),
    `${sentence}. Nothing you filled in is lost: try again.`.replace("..", "."),
  );
  problem.hidden = false;
  send.focus();
}
