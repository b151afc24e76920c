import type { Counter, DayReport, HouseDays, Shift } from '@latchkey/api-contract/types';
import type { Framed } from '../../frame/desk-frame.types.ts';

/** Why something at the counter was not done. */
export const counterProblems = [
  'sum_invalid',
  'count_missing',
  'note_missing',
  'reason_missing',
  'shift_open',
  'shift_closed',
  'not_own_shift',
  'not_open',
  'too_early',
  'not_allowed',
  'unavailable',
] as const;

export type CounterProblem = (typeof counterProblems)[number];

/** What was done just now. */
export const counterActs = ['opened', 'moved', 'counted', 'closed', 'ended', 'hour'] as const;

export type CounterAct = (typeof counterActs)[number];

/** The counter of a hotel: drawers and the end of the day. */
export interface CounterModel {
  readonly counter: Counter;
  readonly days: HouseDays;
  /** The drawer that the address names, which is not the person's own open one. */
  readonly shift: Shift | null;
  /** The sealed report that the address names. */
  readonly report: DayReport | null;
  readonly done: CounterAct | null;
  readonly problem: CounterProblem | null;
  /** The input of a form that was refused. */
  readonly typed: Readonly<Record<string, string>>;
  /** Under which a form has its effect once. */
  readonly key: string;
}

export type FramedCounter = CounterModel & Framed;
