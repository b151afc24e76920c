import type { BookingId } from '../booking-key.ts';
import type { Locale } from '@latchkey/api-contract/types';
import type { ColumnType, Generated } from 'kysely';
import type { MomentColumn, MomentColumnOrNull } from './columns.ts';

export interface BookingLookupTable {
  hotel_id: number;
  lookup_id: string;
  /** A telephone number in international form, or `booking:` and an id, or `none:` and a hash of the input. */
  subject: string;
  address_hash: string;
  language: Locale;
  /** The codes sent by SMS and by mail; null where none was sent. With both null, every guess fails. */
  code: ColumnType<string | null, string | null, string | null>;
  mail_code: ColumnType<string | null, string | null | undefined, string | null>;
  tries: Generated<number>;
  created_at: MomentColumn;
  expires_at: MomentColumn;
  used_at: MomentColumnOrNull;
}

export interface CodeSubjectTable {
  /** A hash of the subject in `booking_lookup`. */
  subject: string;
  /** Moments of wrong codes, in milliseconds, of the last year. */
  wrong_tries: ColumnType<number[], string | undefined, string>;
  /** Moments at which codes were asked for, in milliseconds, of the last day. */
  asked: ColumnType<number[], string | undefined, string>;
  changed_at: MomentColumn;
}

/** A hotel that a device has, or had, access to a booking of: by it the hotels to ask are found. */
export interface DeviceHotelTable {
  device_hash: string;
  hotel_id: number;
}

export type LinkPurpose =
  | 'booking'
  | 'letters'
  | 'unsubscribe'
  | 'review'
  | 'availability-alert'
  | 'availability-stop'
  | 'property-booking'
  | 'property-mailbox';

export interface MailLinkTable {
  hotel_id: number;
  link_hash: string;
  purpose: LinkPurpose;
  /** What the link opens: a booking's id, or the id of an entry. */
  subject: string;
  language: Locale;
  created_at: MomentColumn;
  expires_at: MomentColumn;
  used_at: MomentColumnOrNull;
}

export interface HolderTable {
  /** A hash of a device, number, e-mail address or network address. */
  holder_hash: string;
  until: MomentColumn;
}

/** A booking that counts for a holder: it takes rooms, or did a few hours ago, and lacks both payment and proof. */
export interface OpenHoldTable {
  holder_hash: string;
  hotel_id: number;
  booking_id: BookingId;
  /** Until when it counts as open. */
  until: MomentColumn;
  rooms: Generated<number>;
}
