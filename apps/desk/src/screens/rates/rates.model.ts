import type { RateGrid } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Look } from './figures/look.types.ts';
import { nightProblems, typedProblems } from './figures/typed-problems.ts';
import type { TypedFigures } from './figures/typed-names.ts';

/** What was done to figures: set, taken back to their rule, or put back as they were. */
export const setActs = ['set', 'rule', 'undone'] as const;
export type SetAct = (typeof setActs)[number];

/** Why the engine did not make a change of figures, however it was asked for. */
export const changeProblems = [
  'changed',
  'not_allowed',
  'unavailable',
  'price_jump',
  'price_order',
  'stay_order',
  'too_many_cells',
] as const;

/** Why what was pressed was not done. */
export const ratesProblems = [
  ...changeProblems,
  'beyond_sale',
  'nothing_by_hand',
  ...nightProblems,
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
  /** Prices that could not be set, out of the fields of a phone's week, by date. */
  readonly typedWeek: Readonly<Record<string, string>>;
  /** What the change of many nights that was looked at would do. */
  readonly look: Look | null;
  /** Hidden fields of that change: what it does, and the way back. Empty for more than a form carries. */
  readonly carried: Readonly<Record<string, string>>;
  readonly problem: RatesProblem | null;
  /** The night whose sale has just been stopped, or opened again. */
  readonly done: { readonly act: 'stop' | 'sell'; readonly date: LocalDate } | null;
  /**
   * On how many nights figures have just been set, taken back to the rule, or put back as they were; and the way back, where
   * there is one: changes as text (`too_long` for more than a form carries), and up to when the figures before were seen.
   */
  readonly set: {
    readonly act: SetAct;
    readonly nights: number;
    readonly back: string;
    readonly seen: string;
  } | null;
  /** Under which a form of the page changes something once, however often it is sent. */
  readonly key: string;
}
