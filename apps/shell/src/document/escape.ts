/** Text as an element's content. */
export const text = (value: string): string =>
  value.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character);

/** Text as a double-quoted attribute's value. */
export const attribute = (value: string): string => text(value).replaceAll('"', '&quot;');

/** JSON as a single-quoted attribute's value, in which its own quotes stay as they are. */
export const jsonAttribute = (value: unknown): string => text(JSON.stringify(value)).replaceAll("'", '&#39;');
