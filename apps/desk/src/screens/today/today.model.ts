import type { Day, DayBooking } from '@latchkey/api-contract/types';
import type { ActName } from './acts.table.ts';

/** Why an act, or a note, was not taken. */
export type TodayProblem = 'changed' | 'sold_out' | 'no_room' | 'not_allowed' | 'note_missing' | 'unavailable';

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
  /** Path of the page, without what was pressed. */
  readonly here: string;
  /** What is sought, and the bookings that were found by it; null where nothing is sought. */
  readonly sought: string;
  readonly found: readonly DayBooking[] | null;
  /** What is asked back before it is done: it leaves the house. */
  readonly asked: Press | null;
  /** What has just been done, and can be taken back. */
  readonly done: Press | null;
  readonly problem: TodayProblem | null;
  /** Under which a note is kept once, however often its form is sent. */
  readonly noteKey: string;
  /** What was typed into a note that could not be kept. */
  readonly note: string;
}
