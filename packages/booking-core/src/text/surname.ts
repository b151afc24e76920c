/**
 * The surname of a person whose name is one text: its last word, as guests of the hotel are called where no more of them
 * is to be known. A name of one word is that word; null where there is none.
 */
export const surnameOf = (fullName: string): string | null => fullName.trim().split(/\s+/u).at(-1) || null;
