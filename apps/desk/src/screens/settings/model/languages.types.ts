import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';

/** Why texts were not proposed or kept. */
export const languagesProblems = ['no_model', 'running', 'nothing_missing', 'limit', 'original_changed'] as const;
export const languagesDone = ['proposing', 'read', 'in-draft'] as const;

export type Languages = Extract<ReplyOf<PropertyContract['getLanguages']>, { readonly status: 200 }>['body'];
export type OneLanguage = Languages['languages'][number];
export type LackedText = Languages['texts'][number];

/** A text that a language lacks, beside its original. */
export interface LackedRow {
  /** Its place, which is the name of its control. */
  readonly path: string;
  readonly from: Locale;
  readonly original: string;
  /** Whether it has an entry a line. */
  readonly isList: boolean;
  /** What is proposed, or was written; empty where nothing is there yet. */
  readonly value: string;
  readonly state: 'missing' | 'unread' | 'read';
}

/** What is read at one go: the texts of a page of the set-up, of one room. */
export interface LackedSection {
  readonly id: string;
  readonly rows: readonly LackedRow[];
}

/** A text as it stands in a control: a list has an entry a line. */
export const asTyped = (said: string | readonly string[]): string =>
  typeof said === 'string' ? said : said.join('\n');
