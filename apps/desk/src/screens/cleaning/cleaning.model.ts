import type { UnitChange, UnitToday } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { unitStates, type UnitState } from '@latchkey/booking-core/units';
import { photoProblems } from '../../parts/photo/send-photo.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';

/** Why something was not done. */
export const cleaningProblems = [
  'changed',
  'not_clean',
  'not_found',
  'not_allowed',
  'text_missing',
  'too_long',
  'date_wrong',
  ...photoProblems,
  'unknown_picture',
  'unavailable',
] as const;
export type CleaningProblem = (typeof cleaningProblems)[number];

/** What was done just now: a state, or what is broken, and whether that closed the room. */
export const doneActs = [...unitStates, 'broken', 'closed', 'in_the_way', 'closed_already', 'mended'] as const;
export type DoneAct = (typeof doneActs)[number];

/** What somebody has just done in a room. */
export interface Done {
  readonly act: DoneAct;
  readonly unitId: string;
  /** The state before, to which a press goes back; null where nothing is to be undone. */
  readonly was: UnitState | null;
}

/** What the page of a cleaner's day shows. */
export interface CleaningModel {
  readonly date: LocalDate;
  readonly timeZone: string;
  /** The day's first moment at the hotel, in milliseconds. */
  readonly midnight: number;
  readonly units: readonly UnitToday[];
  /** What somebody looks at closer: one room with its history, or what is broken in any. */
  readonly opened: { readonly unit: UnitToday | null; readonly changes: readonly UnitChange[] } | null;
  /** Under which what is broken is told once, however often its form is sent. */
  readonly key: string;
  readonly done: Done | null;
  readonly problem: CleaningProblem | null;
  /** The report of something broken that could not be sent, for its form. */
  readonly typed: {
    readonly unit: string;
    readonly text: string;
    readonly until: string;
    readonly picture: string | null;
  } | null;
}

export type FramedCleaning = CleaningModel & Framed;
