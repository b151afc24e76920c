import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { RegisteredStay, RegistrationPlace, ReplyOf } from '@latchkey/api-contract/types';
import type { Framed } from '../../../frame/desk-frame.types.ts';
import type { NamedCode } from '../../../parts/countries/named-codes.ts';

/** What the house says of itself to its authority. */
export type HouseSettings = Extract<
  ReplyOf<PropertyContract['getRegistrationSettings']>,
  { readonly status: 200 }
>['body'];

/** Why something about registrations could not be done. */
export const registrationProblems = [
  'no_duty',
  'cannot_keep',
  'already_reported',
  'incomplete',
  'signature_missing',
  'too_early',
  'house_unknown',
  'unreadable',
  'codes_missing',
  'not_by_wire',
  'keys_missing',
  'sending',
  'unknown_field',
  'receipt_missing',
  'invalid_day',
  'not_found',
  'not_allowed',
  'prove_again',
  'unavailable',
] as const;
export type RegistrationProblem = (typeof registrationProblems)[number];

/** What can be done here. */
export const registrationActs = ['kept', 'confirmed', 'sent', 'handed-in', 'settings'] as const;

/** A stay, its travellers, and the countries of their fields. */
export interface RegistrationOfStay {
  readonly stay: RegisteredStay;
  readonly places: readonly RegistrationPlace[];
  readonly countries: readonly NamedCode[];
}

/** The registrations of a house, or of one stay. */
export interface RegistrationModel {
  /** Null on the page of one stay. */
  readonly stays: readonly RegisteredStay[] | null;
  /** The day of the house; empty on the page of one stay. */
  readonly today: string;
  /** The travellers of a day, which are shown this once. */
  readonly list: {
    readonly day: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly settings: HouseSettings;
  /** Whether the person may say what the house is to its authority. */
  readonly maySettle: boolean;
  /** A stay with what was filled in, whose reading is in the journal. */
  readonly one: RegistrationOfStay | null;
  readonly done: (typeof registrationActs)[number] | null;
  readonly problem: RegistrationProblem | null;
  /** A file that was just made, which is shown this once. */
  readonly file: { readonly name: string; readonly content: string; readonly mediaType: string } | null;
  /** The idempotency key of the page's forms. */
  readonly key: string;
}

export type FramedRegistration = RegistrationModel & Framed;
