// Fetching: what the page itself is made of, asked for until it is there.

const BETWEEN = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN));

const known = new Map();

/** Fetch JSON from an address that has some; while the service is down, ask again and again. */
export async function fetchJson(path) {
  for (;;) {
    const response = await fetch(path).catch(() => null);
    if (response?.ok) return response.json();
    await pause();
  }
}

/** The same, asked for once for each address. */
export function fetchOnce(path) {
  if (!known.has(path)) known.set(path, fetchJson(path));
  return known.get(path);
}
