import type { LocalDate } from '@latchkey/booking-core/dates';
import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '@latchkey/booking-core/language';
import type { PrincipalKind, StaffRole } from '@latchkey/booking-core/staff';
import type { BookingId } from '../booking-key.ts';
import type { Seals } from '../journal-chain.ts';
import type { Json, JsonOrNull, MomentColumn, MomentColumnOrNull } from './columns.ts';

/** What somebody did at a hotel's side, or tried to. */
export interface JournalLineTable {
  hotel_id: number;
  line_id: string;
  at: MomentColumn;
  kind: PrincipalKind;
  actor_id: string;
  /** As it was then. */
  actor_name: string;
  /** Browser and system of a person; null of programs. */
  device: string | null;
  /** Its name in the contract. */
  operation: string;
  /** `refused` is what who asked may not. */
  outcome: 'done' | 'refused';
  booking_id: BookingId | null;
  /** What it was done to where that is no booking: a person, a key, a room type with its dates. */
  subject: string | null;
  before: JsonOrNull<object>;
  after: JsonOrNull<object>;
  why: string | null;
  /** Its place in the hotel's chain, from 1; this, the hash and the seals are null of lines of before the chain. */
  number: number | null;
  /** Of the line before and this one. */
  hash: string | null;
  seals: JsonOrNull<Seals>;
}

/** Where the chain of a hotel's journal ends. */
export interface JournalHeadTable {
  hotel_id: number;
  lines: number;
  /** Of the last line. */
  hash: string;
}

/** How often somebody tried on a day what he may not. */
export interface RefusedActTable {
  hotel_id: number;
  /** In UTC. */
  day: LocalDate;
  actor_id: string;
  operation: string;
  /** Empty where it is about nothing that has a name. */
  subject: string;
  /** Of the journal, which tells of the first time. */
  line_id: string;
  times: number;
  last_at: MomentColumn;
}

/** Somebody who works at hotels, or did. */
export interface PersonTable {
  person_id: string;
  /** In small letters. */
  mail: string;
  name: string;
  /** Whether the name came with the proof of the address; else it is the address’s own first part. */
  is_named: Generated<boolean>;
  language: Locale;
  created_at: MomentColumn;
  density: Generated<'calm' | 'tight'>;
}

/** What a person is at one hotel. */
export interface StaffMemberTable {
  hotel_id: number;
  person_id: string;
  role: StaffRole;
  invited_at: MomentColumn;
  /** Who did so; null where it was the operator. */
  invited_by: string | null;
  /** What the hotel calls the person until the person accepts; null of who set up the hotel, and of before this was kept. */
  invited_name: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the person accepted that. */
  accepted_at: MomentColumnOrNull;
  ended_at: MomentColumnOrNull;
}

/** A device on which a person is signed in. */
export interface StaffSessionTable {
  person_id: string;
  session_id: string;
  token_hash: string;
  device: string;
  created_at: MomentColumn;
  /** To a minute. */
  last_used_at: MomentColumn;
  /** When the person last proved who it is. */
  proved_at: MomentColumn;
  expires_at: MomentColumn;
}

export interface SignInLinkTable {
  person_id: string;
  link_hash: string;
  /** Of the browser that asked for it; null of an invitation, and of a link of the operator. */
  browser_hash: string | null;
  /** The hotel to which it invites; null where it only signs in. */
  hotel_id: number | null;
  created_at: MomentColumn;
  expires_at: MomentColumn;
  used_at: MomentColumnOrNull;
  /** What whoever asked for it to set up a house has typed; null of all others. */
  name: ColumnType<string | null, string | null | undefined, never>;
  language: ColumnType<Locale | null, Locale | null | undefined, never>;
}

/** A browser in which a person has signed in. */
export interface UsedBrowserTable {
  person_id: string;
  browser_hash: string;
  /** When that was last. */
  used_at: MomentColumn;
}

export interface RecoveryCodeTable {
  person_id: string;
  code_hash: string;
  created_at: MomentColumn;
}

/** A person's passkey, by its public half. */
export interface PasskeyTable {
  person_id: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  counter: number;
  device_type: 'singleDevice' | 'multiDevice';
  is_backed_up: boolean;
  transports: Json<readonly string[]>;
  /** The device on which it was made. */
  name: string;
  created_at: MomentColumn;
  last_used_at: MomentColumnOrNull;
}

export interface PasskeyChallengeTable {
  challenge_hash: string;
  /** `person:` and an id, or `browser:` and a hash. */
  subject: string;
  expires_at: MomentColumn;
}

/** A browser to which a person has the news of a hotel pushed, for as long as the session there. */
export interface PushDeviceTable {
  hotel_id: number;
  person_id: string;
  session_id: string;
  /** Browser and system. */
  device: string;
  /** Whoever knows it can have the browser told something: it is a secret, and never logged. */
  endpoint: string;
  /** The browser's half of the encryption (RFC 8291), in base64url. */
  p256dh: string;
  auth: string;
  created_at: MomentColumn;
  /** When the session ends at the latest. */
  expires_at: MomentColumn;
}
