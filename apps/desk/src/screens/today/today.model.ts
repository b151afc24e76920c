import type { Day, DayBooking, OwingStay } from '@latchkey/api-contract/types';
import type { ActName } from './acts.table.ts';
import type { RackUnit } from './rack.ts';

/** Why an act, or a note, was not taken. */
export const todayProblems = [
  'changed',
  'sold_out',
  'no_room',
  'owes',
  'not_allowed',
  'note_missing',
  'unavailable',
] as const;
export type TodayProblem = (typeof todayProblems)[number];

/** A press on a line: the act, the booking by its reference, and of an answer the guest's request. */
export interface Press {
  readonly act: ActName;
  readonly booking: string;
  /** Empty where the act is no answer. */
  readonly request: string;
}

/** What the page of a day shows. */
export interface TodayModel {
  readonly day: Day;
  /** The rooms by number; null where there are too many for a rack, or the role may not know them. */
  readonly rack: readonly RackUnit[] | null;
  /** Who left owing, the earliest first; of today alone. */
  readonly owing: readonly OwingStay[];
  /** Path of the page, without what was pressed. */
  readonly here: string;
  /** The bookings that a search found; null without one. */
  readonly found: readonly DayBooking[] | null;
  /** The press that the page asks about before it is done: it leaves the house. */
  readonly asked: Press | null;
  /** What has just been done, and can be taken back. */
  readonly done: Press | null;
  readonly problem: TodayProblem | null;
  /** Under which a note is kept once, however often its form is sent. */
  readonly noteKey: string;
  /** The text of a note that could not be kept. */
  readonly note: string;
}
