/** Who acts in this tab, and the key to the server: both from the page's address. */

/** Read the acting user and the key from the page's address. */
export function readSession(address = location) {
  const query = new URLSearchParams(address.search);
  return { user: query.get("user") ?? "", key: query.get("key") ?? "" };
}

/** Return the address of this page for another user, keeping the open channel. */
export function addressFor(user, session) {
  const query = new URLSearchParams({ user });
  if (session.key) query.set("key", session.key);
  return `/?${query}${location.hash}`;
}
