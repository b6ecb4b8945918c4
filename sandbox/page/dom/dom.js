/** Building blocks of the page: elements made from plain values, never from markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element.
 *
 * `class`, `text` and `data` set the class, the text content and the dataset; a function under
 * `onclick` and the like becomes a listener; `true` sets an empty attribute; `null`, `undefined`
 * and `false` leave the attribute out. Children may be nodes, strings or nested arrays of them.
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  append(element, children);
  return element;
}

function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "class") element.className = value;
  else if (name === "text") element.textContent = value;
  else if (name === "data") Object.assign(element.dataset, value);
  else if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** Append nodes and strings, leaving out what is null. */
export function append(parent, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) parent.append(child);
  }
  return parent;
}

/** Make an SVG element with attributes and children. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

let counter = 0;

/** Return an id no other element of this page has. */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Make text that only screen readers meet. */
export function hiddenText(text) {
  return el("span", { class: "visually-hidden", text });
}
