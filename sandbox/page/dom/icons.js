/** The page's own line icons, drawn on a grid of 24. */

import { svg } from "./dom.js";

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M15 12l5 5-5 4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  chevron: "M7 10l5 5 5-5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  away: "M13 5h6v6M19 5l-8.5 8.5M10 6H6v12h12v-4",
  send: "M4 12 20 4l-5 16-3.5-6.5L4 12Zm7.5 1.5L20 4",
  reply: "M20 18v-3a5 5 0 0 0-5-5H5M9 5l-5 5 5 5",
  file: "M7 3h7l4 4v14H7V3Zm7 0v4h4",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  down: "M12 5v14M6 13l6 6 6-6",
  zoom: "M16.5 16.5 21 21M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-10 0h6m-3-3v6",
  warning: "M12 4 2.5 20h19L12 4Zm0 6v5m0 2.4v.2",
  slash: "M4 4h16v16H4V4Zm11 3-6 10",
  people:
    "M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3 20c.4-4 2.8-6 6-6s5.6 2 6 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.3.7 3.7 2.6 4 5.7",
};

/** Draw an icon; it is decoration, so the element around it carries the words. */
export function icon(name) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
