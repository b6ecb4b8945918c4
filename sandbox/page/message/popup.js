/** Where a popup stands: under its button, above it if need be, at the foot of a phone. */

const GAP = 4;
const NARROW = 560;

/** Place a popup that is shown in the top layer beside its anchor. */
export function placePopup(popup, anchor) {
  const sheet = innerWidth < NARROW;
  popup.classList.toggle("sheet", sheet);
  popup.style.removeProperty("max-height");
  if (sheet) {
    for (const side of ["left", "top", "width"]) popup.style.removeProperty(side);
    return;
  }
  const place = anchor.getBoundingClientRect();
  popup.style.width = `${Math.max(place.width, 220)}px`;
  const below = innerHeight - place.bottom - GAP;
  const above = place.top - GAP;
  const height = popup.offsetHeight;
  const under = height <= below - GAP || below >= above;
  const room = (under ? below : above) - GAP;
  popup.style.maxHeight = `${room}px`;
  const rightmost = innerWidth - popup.offsetWidth - GAP;
  popup.style.left = `${Math.max(GAP, Math.min(place.left, rightmost))}px`;
  popup.style.top = under
    ? `${place.bottom + GAP}px`
    : `${place.top - GAP - Math.min(height, room)}px`;
}
