/** Nobody's origin, by which it is seen whether an address leaves the one that it is read on. */
const here = 'https://here.invalid';

/**
 * A path of our own, with its search and fragment, as a browser would ask for it; null when the text leads anywhere else,
 * or is no path. Read as browsers read it (WHATWG URL): tabs and line breaks are dropped, a backslash is a slash, and
 * what no header may carry comes out escaped. Only a text that begins with a slash is a path.
 */
export function ownPath(text: string): string | null {
  if (!text.startsWith('/')) return null;
  const path = pathHere(text);
  // `/.//elsewhere` is a path of ours that reads as another's address once its dots are gone.
  return path !== null && pathHere(path) === path ? path : null;
}

function pathHere(text: string): string | null {
  if (!URL.canParse(text, here)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(text, here);
  return origin === here && username === '' && password === '' ? `${pathname}${search}${hash}` : null;
}
