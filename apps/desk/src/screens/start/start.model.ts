import type { StartStep, FindingRank } from '@latchkey/booking-core/onboarding';
import type { PropertyResult } from '@latchkey/api-client/property';
import type { NamedCode } from '../../parts/countries/named-codes.ts';
import type { StaffSession } from '../../session/staff-session.ts';

/** A house that somebody sets up, as the engine tells it. */
export type Start = Extract<PropertyResult<'getStart'>, { readonly status: 200 }>['body'];
export type StartFault = Start['faults'][number];
export type StartState = Start['state'];

/** Why something could not be done. */
export const startProblems = [
  'email_missing',
  'email_invalid',
  'name_missing',
  'too_many',
  'changed',
  'opened_already',
  'too_many_starts',
  'not_ready',
  'invalid',
  'list_empty',
  'list_of_many',
  'house_unread',
  'unavailable',
] as const;
export type StartProblem = (typeof startProblems)[number];

/** What was filled in for somebody to look at, from elsewhere. */
export const startNotes = ['list_read', 'rooms_read'] as const;
export type StartNote = (typeof startNotes)[number];

/** What a house lacks before guests see it: what must be, what should be, what would be nice. */
export interface Need {
  readonly rank: FindingRank;
  readonly kind: 'mend' | 'pictures' | 'texts' | 'imprint' | 'taxes' | 'online' | 'languages';
}

/** For somebody who is not signed in: a mail address, or that a link is on its way. */
export interface AskModel {
  readonly page: 'ask' | 'sent';
  readonly mail: string;
  readonly name: string;
  readonly problem: StartProblem | null;
}

/** The houses that the person has begun. */
export interface HousesModel {
  readonly page: 'houses';
  readonly person: StaffSession['person'];
  readonly starts: readonly { readonly hotelId: number; readonly name: string; readonly state: StartState }[];
}

/** One step of one house; of a house that is to begin there is no start yet. */
export interface StepModel {
  readonly page: 'step';
  readonly step: StartStep;
  readonly person: StaffSession['person'];
  readonly start: Start | null;
  readonly countries: readonly NamedCode[];
  /** Where rooms get their prices. */
  readonly currencies: readonly NamedCode[];
  /** Input that could not be saved, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problem: StartProblem | null;
  readonly note: StartNote | null;
  /** The hotels whose set-up the person may read. */
  readonly others: readonly { readonly hotelId: number; readonly name: string }[];
  /** Whether the step was just saved. */
  readonly isSaved: boolean;
  /** The link by which its pages are seen before guests see them; null of what is no hotel yet. */
  readonly preview: { readonly url: string; readonly expiresAt: string } | null;
  readonly needs: readonly Need[];
  /** Why the provider did not show it when it was opened last; null where that did not happen. */
  readonly refused: string | null;
  /** Whether it waits no more, for what guests know it by was changed meanwhile. */
  readonly isWithdrawn: boolean;
  /** Whether the provider looks at it before guests see it. */
  readonly isApproved: boolean;
}

export type StartModel = AskModel | HousesModel | StepModel;
