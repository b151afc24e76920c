import type { BookkeepingPage } from '@latchkey/api-contract/types';
import type { Framed } from '../../../frame/desk-frame.types.ts';

/** Why a form of the books was not carried out. */
export const booksProblems = [
  'nothing_ready',
  'settings_missing',
  'earlier_first',
  'accounts_missing',
  'accounts_unfit',
  'chart_elsewhere',
  'numbers_invalid',
  'code_invalid',
  'unavailable',
] as const;
export type BooksProblem = (typeof booksProblems)[number];

/** What was done with the form before. */
export const booksDone = ['saved', 'made'] as const;
export type BooksDone = (typeof booksDone)[number];

/** The entries of a month for the program that keeps the hotel's books, and the batches that were made. */
export interface BooksModel {
  /** Null where the address names no month. */
  readonly books: BookkeepingPage | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly problem: BooksProblem | null;
  readonly done: BooksDone | null;
  /** Under which a batch is made once. */
  readonly key: string;
  readonly may: { readonly set: boolean; readonly make: boolean; readonly end: boolean };
}

export type FramedBooks = BooksModel & Framed;
