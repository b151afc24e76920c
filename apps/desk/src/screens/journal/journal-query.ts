import type { JournalAsked } from './journal.model.ts';

/** What an address and the engine are asked with: a field that is empty is left out. */
export const queryOf = (asked: JournalAsked): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ''));
