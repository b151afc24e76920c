import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { StaffSession } from '../../session/staff-session.ts';

type Operated = Extract<ReplyOf<PropertyContract['listOperated']>, { readonly status: 200 }>['body'];

type OperatedMonth = Extract<ReplyOf<PropertyContract['getOperatedMonth']>, { readonly status: 200 }>['body'];

export type OperatedHotel = Operated['hotels'][number];
export type HotelChange = NonNullable<OperatedHotel['changes']>[number];
export type StuckAt = Operated['stuck'][number];

/** What somebody did, as the page says it. */
export const operatorDone = ['approved', 'refused', 'left', 'taken-back', 'held', 'released'] as const;
export type OperatorDone = (typeof operatorDone)[number];

/** Why it was not done. */
export const operatorProblems = [
  'words_missing',
  'not_waiting',
  'not_ready',
  'changed',
  'not_changed',
  'not_found',
  'unavailable',
] as const;
export type OperatorProblem = (typeof operatorProblems)[number];

/** What the hotels have sold in a month. */
export interface MonthModel extends OperatedMonth {
  readonly page: 'month';
  readonly session: StaffSession;
}

export type OperatorModel = HotelsModel | MonthModel;

/** The hotels that the provider's people look after. */
export interface HotelsModel extends Operated {
  readonly page: 'hotels';
  readonly session: StaffSession;
  readonly q: string;
  readonly done: OperatorDone | null;
  readonly problem: OperatorProblem | null;
  /** The input of a form that could not be carried out, and for which hotel. */
  readonly typed: { readonly hotelId: string; readonly words: string };
}
