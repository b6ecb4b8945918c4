/** Discord's ids: numbers too long for JavaScript, which grow with time. */

const EPOCH = 1420070400000n;

/** Compare two ids by age, oldest first. */
export function byId(left, right) {
  if (left.length !== right.length) return left.length - right.length;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Tell whether the first id is younger than the second; any id is younger than none. */
export function isAfter(left, right) {
  return !right || byId(left, right) > 0;
}

/** Make an id for something that exists on this page only, placed at this moment. */
export function localId(sequence) {
  return String(((BigInt(Date.now()) - EPOCH) << 22n) + 4194303n - BigInt(sequence % 1024));
}
