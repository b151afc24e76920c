import { hereOf } from '../session/here-of.ts';

/** Path and search of an address as pages know themselves: without the language or the name of a posted form. */
export const pathOf = (address: URL): string =>
  hereOf({ path: address.pathname, search: Object.fromEntries(address.searchParams) });

/** Those of the page in sight. */
export const pathHere = (): string => pathOf(new URL(location.href));
