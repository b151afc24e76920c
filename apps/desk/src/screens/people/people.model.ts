import type { Bounds, PropertyKey, TeamMember } from '@latchkey/api-contract/types';
import type { TypedBounds } from './typed-bounds.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';

/** Why something about people could not be done. */
export const peopleProblems = [
  'email_missing',
  'email_invalid',
  'name_missing',
  'name_invalid',
  'already_here',
  'too_many_invitations',
  'hotel_held',
  'last_owner',
  'not_found',
  'not_allowed',
  'prove_again',
  'bounds_invalid',
  'key_name_missing',
  'unavailable',
] as const;
export type PeopleProblem = (typeof peopleProblems)[number];

/** The fields of an invitation that could not be sent. */
export interface TypedInvitation {
  readonly mail: string;
  readonly name: string;
  readonly role: string;
  readonly language: string;
}

/** What can be done to who works here. */
export const peopleActs = ['invited', 'changed', 'ended', 'bounded', 'revoked'] as const;

/** Who works at the hotel. */
export interface PeopleModel {
  readonly people: readonly TeamMember[];
  /** What was done just now; null where nothing was. */
  readonly done: (typeof peopleActs)[number] | null;
  readonly problem: PeopleProblem | null;
  readonly typed: TypedInvitation | null;
  /** Up to where reception goes by itself; null where the engine does not say. */
  readonly bounds: Bounds | null;
  readonly typedBounds: TypedBounds | null;
  /** By which programs come in; null where the engine does not say. */
  readonly keys: readonly PropertyKey[] | null;
  /** Of keys that ended with what was just done to a person. */
  readonly endedKeys: readonly string[];
  /** A key that was just made, which is shown this once. */
  readonly madeKey: string | null;
}

export type FramedPeople = PeopleModel & Framed;
