/** The page: everything is made here once and told what happened. */

import { Composer } from "../composer/composer.js";
import { nameOf } from "../dom/people.js";
import { icon } from "../dom/icons.js";
import { Interactions } from "../message/interactions.js";
import { Timeline } from "../message/timeline.js";
import { openModal } from "../modal/modal.js";
import { keepRelativeTimesTrue } from "../text/time.js";
import { Account } from "./account.js";
import { Api } from "./api.js";
import { Drawer } from "./drawer.js";
import { ConnectionBanner, toast } from "./notices.js";
import { readRoute, replaceRoute, routeTo, watchRoute } from "./router.js";
import { addressFor, readSession } from "./session.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "./socket.js";
import { isDirect, isThread, Store } from "./store.js";
import { Unread } from "./unread.js";

const find = (id) => document.getElementById(id);

const session = readSession();
const store = new Store();
const unread = new Unread(store);
let open = null;

const context = {
  store,
  get locale() {
    return store.locale;
  },
  useCommand: (path) => composer.begin(path),
  use: (...used) => interactions.use(...used),
  dismiss: (message) => interactions.dismiss(message),
  react: (message, emoji, add) => interactions.react(message, emoji, add),
  note: (message) => interactions.note(message),
};

const interactions = new Interactions({
  api: new Api(session),
  store,
  openModal: (modal, submit) => openModal(modal, submit, context),
  onNote: (id) => timeline.redraw(id),
  onToast: (sentence) => toast(find("toasts"), sentence),
});
const timeline = new Timeline(find("timeline"), { store, unread, context, onSeen: markRead });
const composer = new Composer(find("composer"), {
  store,
  interactions,
  onScroll: (share) => timeline.scrollBy(share),
});
const sidebar = new Sidebar(find("channels"), { store, unread });
const account = new Account(
  { button: find("account"), list: find("account-list") },
  { store, session },
);
const drawer = new Drawer({
  drawer: find("drawer"),
  button: find("menu"),
  shade: find("shade"),
  main: find("main"),
});
const banner = new ConnectionBanner(find("banner"), () => socket.connect());
const socket = new Socket(session, { onEvent: receive, onState: (state) => banner.show(state) });

function receive(event) {
  if (event.t === "INIT") begin(event);
  else if (event.t === "COMMANDS" && !event.commands) socket.connect();
  else store.apply(event);
}

function begin(init) {
  const users = init.users.filter((user) => !user.bot);
  const me = init.me ?? users.find((user) => [user.id, nameOf(user)].includes(session.user));
  if (!me) {
    location.replace(addressFor(nameOf(users[0]), session));
    return;
  }
  if (!session.user) adopt(nameOf(me));
  document.documentElement.dataset.ready = "";
  store.reset({ ...init, me });
}

/** Write the user the server chose into the address, so that a reload stays with them. */
function adopt(user) {
  session.user = user;
  history.replaceState(null, "", addressFor(user, session));
}

function markRead(channel) {
  if (unread.markRead(channel)) drawMarks();
}

function drawMarks() {
  sidebar.draw(open);
  drawTitle();
}

function drawTitle() {
  const channel = store.channels.get(open);
  const pings = unread.countPings();
  const name = channel
    ? `${isDirect(channel) ? "@" : isThread(channel) ? "" : "#"}${store.channelName(channel)}`
    : "";
  document.title = [
    pings ? `(${pings})` : "",
    name,
    name ? "|" : "",
    store.me ? nameOf(store.me) : "Sandbox",
  ]
    .filter(Boolean)
    .join(" ");
}

function drawHeader() {
  const channel = store.channels.get(open);
  if (!channel) return;
  const sign = isDirect(channel) ? "at" : isThread(channel) ? "thread" : "hash";
  const parent = isThread(channel) ? store.channels.get(channel.parent_id) : null;
  find("channel-sign").replaceChildren(icon(sign));
  find("channel-name").textContent = store.channelName(channel);
  find("channel-topic").textContent = parent
    ? `Thread in #${store.channelName(parent)}`
    : (channel.topic ?? "");
}

/** Open what the address names, or the first channel. */
function follow({ channel, message }) {
  const known = store.channels.get(channel);
  if (!known || !store.isVisible(known)) {
    const first = store.channels.get(open) ? open : sidebar.order()[0];
    if (!first) return;
    replaceRoute(first);
    follow({ channel: first, message: null });
    return;
  }
  const changed = open !== channel;
  open = channel;
  drawHeader();
  if (changed) {
    composer.open(channel);
    composer.drawTyping();
  }
  timeline.show(channel, message);
  drawMarks();
  drawer.close();
  if (changed && !message && matchMedia("(hover: hover)").matches) composer.focus();
}

store.addEventListener("reset", () => {
  unread.load();
  find("guild-name").textContent = store.guild?.name ?? "Sandbox";
  account.draw();
  sidebar.draw(open);
  timeline.refresh();
  follow(open && !location.hash ? { channel: open, message: null } : readRoute());
  composer.relabel();
});
store.addEventListener("messages", ({ detail }) => {
  timeline.update(detail);
  drawMarks();
});
store.addEventListener("channels", () => {
  sidebar.draw(open);
  timeline.update();
  if (store.channels.has(open)) drawHeader();
  else follow({ channel: null, message: null });
  composer.relabel();
  drawTitle();
});
store.addEventListener("users", () => account.draw());
store.addEventListener("typing", () => composer.drawTyping());

watchRoute(follow);
keepRelativeTimesTrue(document);
addEventListener("focus", () => timeline.onFocus());
document.addEventListener("visibilitychange", () => timeline.onFocus());
document.addEventListener("keydown", onShortcut);
find("skip").addEventListener("click", () => composer.focus());

/** Alt and an arrow change the channel; a letter typed anywhere goes to the message box. */
function onShortcut(event) {
  if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    step(event.key === "ArrowDown" ? 1 : -1);
  } else if (
    event.key === "Escape" &&
    !event.defaultPrevented &&
    !document.querySelector("dialog[open]")
  ) {
    timeline.clearMark();
    timeline.toEnd();
  } else if (isTypedNowhere(event)) composer.focus();
}

function isTypedNowhere(event) {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (
    modified ||
    event.key.length !== 1 ||
    event.key === " " ||
    document.querySelector("dialog[open]")
  )
    return false;
  return !event.target.closest?.("input, textarea, select, button, a, [role=button], [popover]");
}

function step(by) {
  const order = sidebar.order();
  if (!order.length) return;
  location.hash = routeTo(order[(order.indexOf(open) + by + order.length) % order.length]);
}

socket.connect();
