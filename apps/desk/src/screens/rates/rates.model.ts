import type { RateGrid } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { typedProblems } from './set/typed-figures.ts';
import type { TypedFigures } from './set/typed-names.ts';

/** Why what was pressed was not done. */
export const ratesProblems = [
  'changed',
  'not_allowed',
  'unavailable',
  'price_jump',
  'price_order',
  ...typedProblems,
] as const;
export type RatesProblem = (typeof ratesProblems)[number];

/** What the page of rates shows. */
export interface RatesModel {
  readonly grid: RateGrid;
  /** Path of the page with its nights, without what was pressed. */
  readonly here: string;
  /** Whether the person may set figures; others read them. */
  readonly mayChange: boolean;
  /** The plans whose lines are unfolded, as `planKey` names them. */
  readonly open: readonly string[];
  /** The plan that a phone shows, as `planKey` names it. */
  readonly picked: string;
  /** Whether the question which night is no longer sold is open. */
  readonly isStopping: boolean;
  /** Whether the question what some nights cost is open; and what stands in its fields. */
  readonly isSetting: boolean;
  readonly typed: TypedFigures;
  readonly problem: RatesProblem | null;
  /** The night whose sale has just been stopped, or opened again. */
  readonly done: { readonly act: 'stop' | 'sell'; readonly date: LocalDate } | null;
  /** On how many nights figures have just been set, or taken back to the rule. */
  readonly set: { readonly act: 'set' | 'rule'; readonly nights: number } | null;
  /** Under which a form of the page changes something once, however often it is sent. */
  readonly key: string;
}
