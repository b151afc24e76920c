import type { LocalDate } from '../dates/local-date.types.ts';
import type {
  fieldFaults,
  registrationFields,
  registrationSchemes,
  relations,
  reportKinds,
} from './registration-lists.ts';

export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationScheme = (typeof registrationSchemes)[number];
export type Relation = (typeof relations)[number];
export type ReportKind = (typeof reportKinds)[number];
export type FieldFault = (typeof fieldFaults)[number];

/** What a traveller or the desk filled in, as it was typed: dates ISO 8601, countries two letters of ISO 3166-1. */
export type RegistrationEntry = Readonly<Partial<Record<RegistrationField, string>>>;

/** Whether and when a field is asked for. */
export interface FieldRule {
  readonly field: RegistrationField;
  /** Most characters that the authority takes, after its letters are put in place. */
  readonly most: number;
  /** Whom it is asked of; everybody where nothing is said. */
  readonly of?: 'adults' | 'minors' | 'heads' | 'departures';
  readonly isOptional?: true;
  /** Letters that the authority takes; any where nothing is said. */
  readonly letters?: 'latin' | 'portuguese' | 'document';
  /** The values that it takes; all of the field's where nothing is said. */
  readonly values?: readonly string[];
}

/** Until when something is told: hours from the arrival, days on which authorities work, or the day itself. */
export type Deadline =
  | {
      readonly by: 'hours';
      readonly hours: number;
      /** Of a stay of 24 hours or less. One of a single night counts as such: its hours are not known beforehand. */
      readonly hoursIfUnderADay?: number;
    }
  | { readonly by: 'working-days'; readonly days: number }
  | { readonly by: 'day' };

/** How long what was filled in is kept, and until when it is destroyed at the latest. */
export interface Retention {
  /** `departure-receipt`: the day after the departure was told; after the departure itself where nobody has told it. */
  readonly from: 'arrival' | 'departure' | 'receipt' | 'departure-receipt';
  readonly years: number;
  /** Days beside the years; none unless said. */
  readonly days?: number;
  /** Days after that by which it is gone. */
  readonly destroyWithinDays: number;
}

/** The rule of a country from a day on. */
export interface DutyRule {
  readonly scheme: RegistrationScheme;
  readonly from?: LocalDate;
  readonly who: 'foreigners' | 'all';
  readonly fields: readonly FieldRule[];
  readonly arrival: Deadline;
  readonly departure?: Deadline;
  /** From this age on the guest signs on the day of arrival. */
  readonly signatureFrom?: number;
  /** Spouses and children under age stand on the sheet of whom they travel with, by number and nationality. */
  readonly countsFamily?: true;
  /** Of a group of more travellers than this, all but its head stand by number and nationality. */
  readonly countsGroupsOver?: number;
  /** How it is handed in: over the wire, typed into a portal, or kept at the house. */
  readonly way: 'sent' | 'portal' | 'kept';
  readonly retention: Retention;
  /** The law, as its own country cites it. */
  readonly source: string;
}

/** Of whom the duty is asked. */
export interface Registrant {
  /** Two letters of ISO 3166-1; null while nobody has said it. */
  readonly nationality: string | null;
  /** On the day of arrival, in years; null while nobody has said it. */
  readonly age: number | null;
  readonly relation?: Relation | undefined;
  /** How many travel together; absent where nobody knows. */
  readonly party?: number;
}

/** The duty of a traveller: none, to be asked, by number on somebody else's sheet, or his own. */
export type Duty =
  | { readonly kind: 'none' }
  | { readonly kind: 'nationality-needed'; readonly rule: DutyRule }
  | { readonly kind: 'counted'; readonly rule: DutyRule }
  | {
      readonly kind: 'due';
      readonly rule: DutyRule;
      readonly fields: readonly FieldRule[];
      readonly isSigned: boolean;
    };
