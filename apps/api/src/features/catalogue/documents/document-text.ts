/** What a document says; an empty object where it is missing. */
export const parsedDocument = (text: string | undefined): unknown =>
  text === undefined ? {} : JSON.parse(text.replace(/^\uFEFF/, ''));

/** A document as it is written at the desk. */
export const writtenDocument = (root: unknown): string => `${JSON.stringify(root, null, 2)}\n`;
