import type {
  ActPreview,
  BookingAtDesk,
  EarlyDeparture,
  JournalLine,
  OperationReply,
  PropertyChangeQuote,
  PropertyFolio,
} from '@latchkey/api-contract/types';
import type { ConversationModel } from '../../parts/conversation/conversation.model.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { ActName } from './acts.table.ts';

/** Why something was not done. */
export const bookingProblems = [
  'changed',
  'not_possible',
  'sold_out',
  'no_room',
  'owes',
  'quote_expired',
  'price_jump',
  'price_missing',
  'given_short',
  'why_missing',
  'refund_too_high',
  'above_due',
  'nothing_due',
  'given_back',
  'nothing_payable',
  'hotel_held',
  'too_many_messages',
  'note_missing',
  'name_missing',
  'name_invalid',
  'email_invalid',
  'invalid_phone',
  'not_allowed',
  'above_bound',
  'prove_again',
  'invalid_dates',
  'max_occupancy',
  'not_for_sale',
  'unavailable',
] as const;
export type BookingProblem = (typeof bookingProblems)[number];

/** What is open on the page: the panel of an act, or on a phone the list of all acts. */
export type Opened = ActName | 'more';

/** A type of room with the plans that it is sold on. */
export interface OfferedRoom {
  readonly roomTypeId: string;
  readonly name: string;
  readonly plans: readonly { readonly id: string; readonly name: string }[];
}

/** An extra as the hotel sells it to any stay, its tax in its prices. */
export type OfferedExtra = Extract<OperationReply<'getAddons'>, { readonly status: 200 }>['body']['addons'][number];

/** What the hotel sells, as far as the open panel needs it. */
export interface Offered {
  readonly rooms: readonly OfferedRoom[];
  readonly extras: readonly OfferedExtra[];
}

/** What the engine says of the change that the address asks for. */
export type QuotedChange =
  | { readonly kind: 'priced'; readonly quote: PropertyChangeQuote }
  | { readonly kind: 'refused'; readonly problem: BookingProblem };

/** What an act would make of the money of a stay, or why the engine would refuse it. */
export type Preview = ActPreview | BookingProblem;

/** What the page of a booking shows. */
export interface BookingModel {
  readonly booking: BookingAtDesk;
  /** Who did what with it, latest first. */
  readonly journal: readonly JournalLine[];
  /** The account of the stay; null where it could not be read, and for who has the link of a mail. */
  readonly folio: PropertyFolio | null;
  /** What guest and hotel wrote to each other; null for who may not read it. */
  readonly conversation: ConversationModel | null;
  /** Path of the page, with nothing open. */
  readonly here: string;
  /** Path of the booking at the desk, for who signs in: `here`, unless the link of a mail opened the page. */
  readonly atDesk: string;
  /** The token of that link, and the hotel's name beside it; absent where somebody is signed in. */
  readonly link?: string;
  readonly hotelName?: string;
  readonly opened: Opened | null;
  /** What the open panel's address says: dates, rooms, numbers, sums. */
  readonly asked: Readonly<Record<string, string>>;
  readonly offered: Offered | null;
  /** Null where no change is asked for. */
  readonly change: QuotedChange | null;
  /** What an early departure comes to by each choice; absent where there is none to choose about. */
  readonly early?: EarlyDeparture;
  /** What the act of the open panel would do; absent where no sum is named. */
  readonly preview?: Preview;
  /** What has just been done. */
  readonly done: ActName | null;
  readonly problem: BookingProblem | null;
  /** The input of a form that could not be carried out, by its fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** Under which a form has its effect once, however often it is sent. */
  readonly key: string;
}

export type FramedBooking = BookingModel & Framed;

/** What the link in a mail to the hotel opens: its booking with what one press does, or word that it opens none any more. */
export type LinkedBooking = BookingModel & { readonly link: string; readonly hotelName: string };
export interface EndedLink {
  readonly here: string;
  /** The booking's reference; null where the link is unknown. */
  readonly reference: string | null;
  /** Where the booking is for who signs in. */
  readonly atDesk: string | null;
  /** What has just been done. */
  readonly done: ActName | null;
}

/** What stands at the address of a booking, or of a link to one. */
export type BookingPage = FramedBooking | LinkedBooking | EndedLink;
