/** The messages of the open channel: in order, grouped, scrolled where the reader wants to be. */

import { el } from "../dom/dom.js";
import { icon } from "../dom/icons.js";
import { day, sameDay } from "../text/time.js";
import { drawMessage, isPrivate } from "./message.js";

const PAGE = 60;
const GROUP_MS = 7 * 60_000;
const NEAR_END = 48;
const PLAIN_TYPES = new Set([0, 19, 20, 23]);

/**
 * Show a channel's messages and keep them current.
 *
 * Items are drawn once and kept as long as their message stays the same object; `onSeen(channel)`
 * is called whenever the newest message is in sight.
 */
export class Timeline {
  #store;
  #unread;
  #context;
  #onSeen;
  #channel = null;
  #drawn = new Map();
  #limit = PAGE;
  #mark = null;
  #sticks = true;
  #arrived = 0;
  #pending = false;
  #list = el("ol", { class: "messages", data: { pictures: "" } });
  #intro = el("div", { class: "intro" });
  #earlier = el("button", { type: "button", class: "earlier", text: "Show earlier messages" });
  #pill = el("button", { type: "button", class: "pill", hidden: true });
  #scroller;

  constructor(root, { store, unread, context, onSeen }) {
    this.#store = store;
    this.#unread = unread;
    this.#context = context;
    this.#onSeen = onSeen;
    this.#scroller = el(
      "div",
      { class: "scroller", role: "log", "aria-label": "Messages", tabindex: 0 },
      el("div", { class: "scroller-inside" }, this.#intro, this.#earlier, this.#list),
    );
    root.replaceChildren(this.#scroller, this.#pill);
    this.#earlier.addEventListener("click", () => this.#showEarlier());
    this.#pill.addEventListener("click", () => this.toEnd());
    this.#scroller.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    new ResizeObserver(() => this.#keepPlace()).observe(this.#scroller.firstElementChild);
    new ResizeObserver(() => this.#keepPlace()).observe(this.#scroller);
  }

  /** Open a channel at its first unread message, or at a given message. */
  show(channel, message = null) {
    if (channel !== this.#channel) {
      this.#channel = channel;
      this.#drawn.clear();
      this.#limit = PAGE;
      this.#arrived = 0;
      this.#sticks = true;
      this.#mark = this.#unread.unreadIn(channel)[0]?.id ?? null;
      this.#list.replaceChildren();
      this.#draw();
      this.#toFirstUnread();
    }
    if (message) this.#pointAt(message);
    this.#noteSeen();
  }

  /** Draw everything anew, as after a reconnection, without losing the place. */
  refresh() {
    this.#drawn.clear();
    this.update();
  }

  /** Draw again one message whose surroundings changed. */
  redraw(id) {
    this.#drawn.delete(id);
    this.update();
  }

  /** Bring the list up to date soon; many calls cost one drawing. */
  update({ created = null } = {}) {
    if (created && created.channel_id === this.#channel) this.#noteArrival(created);
    if (this.#pending) return;
    this.#pending = true;
    queueMicrotask(() => {
      this.#pending = false;
      this.#draw();
      this.#noteSeen();
    });
  }

  /** Tell whether the newest message is in sight of a reader who is here. */
  get isWatched() {
    return this.#sticks && !document.hidden && document.hasFocus();
  }

  /** Scroll to the newest message. */
  toEnd() {
    this.#sticks = true;
    this.#arrived = 0;
    this.#paintPill();
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#noteSeen();
  }

  /** Scroll by a part of the window, up with a negative share. */
  scrollBy(share) {
    this.#scroller.scrollBy({ top: share * this.#scroller.clientHeight });
  }

  /** Forget where unread messages begin. */
  clearMark() {
    if (!this.#mark) return;
    this.#mark = null;
    this.update();
  }

  /** Mark what is in sight as seen, when the reader comes back to the window. */
  onFocus() {
    this.#noteSeen();
  }

  #noteArrival(message) {
    const { id } = this.#store.me ?? {};
    const asked = message.interaction_metadata?.user?.id;
    if (message.local || message.author?.id === id || asked === id) {
      this.#mark = null;
      this.#sticks = true;
    } else if (!this.isWatched) {
      this.#mark ??= message.id;
    }
    if (!this.#sticks) {
      this.#arrived += 1;
      this.#limit += 1;
    }
  }

  #noteSeen() {
    if (this.#channel && this.isWatched) this.#onSeen(this.#channel);
  }

  #draw() {
    if (!this.#channel) return;
    const all = this.#store.messagesIn(this.#channel);
    const shown = all.slice(-this.#limit);
    this.#earlier.hidden = shown.length === all.length;
    this.#drawIntro(shown.length === all.length);
    const focus = this.#rememberFocus();
    const keep = new Map();
    const nodes = [];
    for (const [index, message] of shown.entries()) {
      const before = shown[index - 1];
      const node = this.#node(message, before);
      keep.set(message.id, node);
      nodes.push(...[node.divider, node.element].filter(Boolean));
    }
    this.#drawn = keep;
    reconcile(this.#list, nodes);
    this.#restoreFocus(focus);
    this.#keepPlace();
    this.#paintPill();
  }

  #node(message, before) {
    const compact = Boolean(before) && isContinuation(before, message, this.#mark);
    const note = this.#context.note(message) ?? null;
    const thread = this.#store.channels.get(message.id) ?? null;
    const size = thread && this.#store.messagesIn(thread.id).length;
    const sent = new Date(message.timestamp);
    const dated = !before || !sameDay(new Date(before.timestamp), sent);
    const fresh = message.id === this.#mark;
    const facts = [message, compact, note, thread, size, dated, fresh];
    const known = this.#drawn.get(message.id);
    if (known && known.facts.every((fact, index) => fact === facts[index])) return known;
    const element = drawMessage(message, this.#context, { compact });
    return { facts, element, divider: this.#divider(sent, { dated, fresh }) };
  }

  #divider(sent, { dated, fresh }) {
    if (!fresh && !dated) return null;
    const words = dated ? el("span", { text: day(sent, this.#context.locale) }) : null;
    const mark = fresh ? el("span", { class: "new-mark", text: "New" }) : null;
    return el(
      "li",
      { class: fresh ? "divider divider-new" : "divider", role: "separator" },
      words,
      mark,
    );
  }

  #drawIntro(whole) {
    this.#intro.hidden = !whole;
    const channel = this.#store.channels.get(this.#channel);
    if (!whole || !channel) return;
    const name = this.#store.channelName(channel);
    const title = el("h2", {
      text: channel.type === 1 ? name : `Welcome to ${channel.type >= 10 ? "" : "#"}${name}`,
    });
    const hint = el(
      "p",
      {},
      "This is where it begins. Type ",
      el("kbd", { text: "/" }),
      " to see what the bot can do.",
    );
    this.#intro.replaceChildren(title, hint);
  }

  #rememberFocus() {
    const active = document.activeElement;
    const item = active?.closest?.("li.message");
    if (!item || !this.#list.contains(item)) return null;
    return { message: item.dataset.message, key: active.dataset.key ?? null, item };
  }

  /** Give the focus back to the same control of a message drawn anew, or to the message. */
  #restoreFocus(focus) {
    if (!focus || focus.item.isConnected) return;
    const item = this.#drawn.get(focus.message)?.element;
    if (!item) return;
    const control = [...item.querySelectorAll("[data-key]")].find(
      (each) => each.dataset.key === focus.key && !each.disabled,
    );
    (control ?? item).focus({ preventScroll: true });
  }

  /** Stay at the end; away from it, the browser keeps what is being read where it is. */
  #keepPlace() {
    this.#scroller.classList.toggle("scroller-reading", !this.#sticks);
    if (this.#sticks) this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#sticks = scrollHeight - scrollTop - clientHeight < NEAR_END;
    this.#scroller.classList.toggle("scroller-reading", !this.#sticks);
    if (this.#sticks && this.#arrived) {
      this.#arrived = 0;
      this.#paintPill();
    }
    if (scrollTop < 80 && !this.#earlier.hidden && !this.#sticks) this.#showEarlier();
    this.#noteSeen();
  }

  #showEarlier() {
    const { scrollHeight, scrollTop } = this.#scroller;
    this.#limit += PAGE;
    this.#sticks = false;
    this.#draw();
    this.#scroller.scrollTop = scrollTop + this.#scroller.scrollHeight - scrollHeight;
  }

  #paintPill() {
    const count = this.#arrived;
    this.#pill.hidden = count === 0;
    if (count)
      this.#pill.replaceChildren(
        icon("down"),
        `${count} new ${count === 1 ? "message" : "messages"}`,
      );
  }

  #toFirstUnread() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    const divider = this.#list.querySelector(".divider-new");
    if (!divider) return;
    const above = divider.getBoundingClientRect().top < this.#scroller.getBoundingClientRect().top;
    if (!above) return;
    this.#sticks = false;
    divider.scrollIntoView({ block: "start" });
  }

  #pointAt(id) {
    const all = this.#store.messagesIn(this.#channel);
    const index = all.findIndex((message) => message.id === id);
    if (index < 0) return;
    this.#limit = Math.max(this.#limit, all.length - index + 5);
    this.#sticks = false;
    this.#draw();
    const { element } = this.#drawn.get(id);
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("pointed-at");
    element.addEventListener("animationend", () => element.classList.remove("pointed-at"), {
      once: true,
    });
  }
}

/** Tell whether a message goes on under the head of the one before it. */
function isContinuation(before, message, mark) {
  const [earlier, later] = [new Date(before.timestamp), new Date(message.timestamp)];
  return (
    before.author?.id === message.author?.id &&
    isPrivate(before) === isPrivate(message) &&
    canBeContinued(before) &&
    isPlain(message) &&
    message.id !== mark &&
    later - earlier < GROUP_MS &&
    sameDay(earlier, later)
  );
}

function canBeContinued(message) {
  return PLAIN_TYPES.has(message.type ?? 0) && !message.local;
}

/** Tell whether a message answers nothing, so that it needs no line above it. */
function isPlain(message) {
  const answers = message.interaction_metadata || message.message_reference;
  return (message.type ?? 0) === 0 && !answers && !message.local;
}

/** Make the children of a list exactly these nodes, moving as little as possible. */
function reconcile(list, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  let at = list.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else list.insertBefore(node, at);
  }
}
