/** The beginning of a text, of so many UTF-16 units at most; a character that the cut would halve becomes U+FFFD. */
export const cutText = (text: string, longest: number): string => text.slice(0, longest).toWellFormed();
