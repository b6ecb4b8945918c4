/** The list of channels, threads and conversations, with marks for what is new. */

import { el, hiddenText } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { avatar } from "../dom/people.js";
import { byId } from "../text/snowflake.js";
import { routeTo } from "./router.js";
import { CHANNEL, isDirect, isThread } from "./store.js";

/** Draw the channels and keep them current. */
export class Sidebar {
  #root;
  #store;
  #unread;
  #showsArchived = new Set();

  constructor(root, { store, unread }) {
    this.#root = root;
    this.#store = store;
    this.#unread = unread;
  }

  /** Draw everything anew with `open` marked as the open channel. */
  draw(open) {
    const focused = this.#root.contains(document.activeElement)
      ? document.activeElement.dataset.key
      : null;
    const channels = [...this.#store.channels.values()].filter((channel) =>
      this.#store.isVisible(channel),
    );
    const rooms = channels
      .filter((channel) => !isThread(channel) && !isDirect(channel))
      .sort(byPlace);
    const direct = channels
      .filter(isDirect)
      .sort((a, b) => byId(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
    const threads = Map.groupBy(channels.filter(isThread), (thread) => thread.parent_id);
    this.#root.replaceChildren(
      ...this.#categories().flatMap(({ name, id }) => {
        const inside = rooms.filter(
          (channel) =>
            (channel.parent_id ?? null) === id ||
            (id === null && !this.#isCategory(channel.parent_id)),
        );
        return inside.length
          ? [
              this.#section(
                name,
                inside.map((channel) => this.#room(channel, threads.get(channel.id) ?? [], open)),
              ),
            ]
          : [];
      }),
      ...(direct.length
        ? [
            this.#section(
              "Direct messages",
              direct.map((channel) => el("li", {}, this.#link(channel, open))),
            ),
          ]
        : []),
    );
    if (focused)
      [...this.#root.querySelectorAll("[data-key]")]
        .find((each) => each.dataset.key === focused)
        ?.focus();
  }

  /** Return the channels in the order they are listed, for moving by keyboard. */
  order() {
    return [...this.#root.querySelectorAll("a[data-channel]")].map((link) => link.dataset.channel);
  }

  #isCategory(id) {
    return this.#store.channels.get(id)?.type === CHANNEL.category;
  }

  #categories() {
    const categories = [...this.#store.channels.values()].filter(
      (channel) => channel.type === CHANNEL.category,
    );
    const named = categories.sort(byPlace).map(({ name, id }) => ({ name, id }));
    return [{ name: "Channels", id: null }, ...named];
  }

  #section(title, items) {
    return el(
      "section",
      { class: "channel-section" },
      el("h2", { text: title }),
      el("ul", {}, items),
    );
  }

  #room(channel, threads, open) {
    const isOpen = (thread) => thread.id === open || this.#unread.count(thread).unread > 0;
    const active = threads
      .filter((thread) => !thread.thread_metadata?.archived || isOpen(thread))
      .sort((a, b) => byId(a.id, b.id));
    const archived = threads
      .filter((thread) => !active.includes(thread))
      .sort((a, b) => byId(b.id, a.id));
    const items = active.map((thread) => el("li", {}, this.#link(thread, open)));
    return el(
      "li",
      {},
      this.#link(channel, open),
      items.length || archived.length
        ? el("ul", { class: "threads" }, items, this.#archived(channel, archived, open))
        : null,
    );
  }

  #archived(channel, threads, open) {
    if (!threads.length) return null;
    const shows = this.#showsArchived.has(channel.id);
    const toggle = el("button", {
      type: "button",
      class: "archived-toggle",
      "aria-expanded": String(shows),
      data: { key: `archived ${channel.id}` },
      text: `${threads.length} archived`,
      onclick: () => {
        if (!this.#showsArchived.delete(channel.id)) this.#showsArchived.add(channel.id);
        this.draw(open);
      },
    });
    return el(
      "li",
      {},
      toggle,
      shows
        ? el(
            "ul",
            { class: "threads" },
            threads.map((thread) => el("li", {}, this.#link(thread, open))),
          )
        : null,
    );
  }

  #link(channel, open) {
    const { unread, pings } = this.#unread.count(channel);
    const current = channel.id === open;
    return el(
      "a",
      {
        href: routeTo(channel.id),
        class: unread && !current ? "channel channel-unread" : "channel",
        "aria-current": current ? "page" : null,
        data: { channel: channel.id, key: `channel ${channel.id}` },
      },
      this.#sign(channel),
      el("span", { class: "channel-name", text: this.#store.channelName(channel) }),
      pings
        ? el(
            "span",
            { class: "badge" },
            String(pings),
            hiddenText(pings === 1 ? " mention" : " mentions"),
          )
        : null,
      unread && !pings && !current ? hiddenText(" (unread)") : null,
    );
  }

  #sign(channel) {
    if (isThread(channel)) return icon("thread");
    if (!isDirect(channel)) return icon("hash");
    const other =
      channel.recipients?.find((user) => user.id !== this.#store.me?.id) ?? this.#store.bot;
    return avatar(other, this.#store);
  }
}

function byPlace(left, right) {
  return (left.position ?? 0) - (right.position ?? 0) || byId(left.id, right.id);
}
