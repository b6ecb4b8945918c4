/** Discord's select menus: what each kind offers, shown by a picker. */

import { languageName, nameOf } from "../dom/people.js";
import { isDirect, isThread } from "../app/store.js";
import { Picker } from "./picker.js";

const STRING = 3;
const PLACEHOLDERS = {
  3: "Make a selection",
  5: "Select a person",
  6: "Select a role",
  7: "Select a person or role",
  8: "Select a channel",
};

/** Tell whether a component is a select menu. */
export const isSelect = (component) => component.type in PLACEHOLDERS;

/** List what a select menu offers, as items for a picker. */
export function itemsOf(component, store) {
  if (component.type === STRING) return component.options ?? [];
  if (component.type === 8) return channelItems(store, component.channel_types);
  if (component.type === 6) return [];
  return personItems(store);
}

/** List people as items to choose from, with the language each reads; apps come last. */
export function personItems(store) {
  const apps = [...store.users.values()].filter((user) => user.bot);
  return [...store.people, ...apps].map((user) => ({
    value: user.id,
    label: nameOf(user),
    description: user.bot ? "App" : languageName(user.locale),
    person: user,
  }));
}

/** List channels as items to choose from, only of the given types when there are any. */
export function channelItems(store, types) {
  return [...store.channels.values()]
    .filter((channel) => store.isVisible(channel) && !isDirect(channel))
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: store.channelName(channel),
      icon: isThread(channel) ? "thread" : "hash",
    }));
}

function chosenAtFirst(component) {
  if (component.type !== STRING) return (component.default_values ?? []).map((value) => value.id);
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/**
 * Draw a select menu; `onCommit(values, element)` receives what the user settled on.
 *
 * `name` is what screen readers call it. The element has a `picker` property with `values`.
 */
export function createSelect(component, { store, name, onCommit = () => {}, describedBy = null }) {
  const min = component.min_values ?? 1;
  const picker = new Picker({
    items: itemsOf(component, store),
    chosen: chosenAtFirst(component),
    min,
    max: component.max_values ?? 1,
    placeholder: component.placeholder ?? PLACEHOLDERS[component.type],
    name,
    describedBy,
    disabled: component.disabled ?? false,
    searchable: component.type !== STRING || (component.options?.length ?? 0) > 8,
    key: component.custom_id,
    store,
    onCommit: (values) => onCommit(values, picker.element),
  });
  return picker.element;
}
