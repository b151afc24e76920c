const latest = 30;

/** The latest of a list, newest first. */
export function list<T>(all: readonly T[], row: (one: T) => string): string {
  return all.length === 0 ? '<p>Nothing yet.</p>' : all.slice(-latest).reverse().map(row).join('');
}

/** A text as HTML. */
export const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
