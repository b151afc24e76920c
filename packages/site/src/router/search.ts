/** Search parameters are plain text here: the router's own parser would turn a token like `1e5` into a number. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The inverse of `parseSearch`; absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== null,
  );
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
