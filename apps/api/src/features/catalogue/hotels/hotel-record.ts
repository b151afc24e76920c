import type { StayChoice } from '@latchkey/booking-core/basket';
import type { Locale } from '@latchkey/api-contract/types';
import type { TaxesOf } from '@latchkey/booking-core/pricing';
import type { TaxEntry, TaxTable } from '@latchkey/booking-core/tax';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { ImageFile } from '../hotel-files/hotel-folder.types.ts';
import type { HotelWords } from '@latchkey/hotel-document/words';

/** Words in the language asked for, or in English where the hotel has none in it. */
export interface WordsFound {
  readonly words: HotelWords;
  readonly language: Locale;
  readonly isFallback: boolean;
}

/** The names of what is sold and charged, in one language, by their ids. */
export interface SaleNames extends Pick<HotelWords, 'taxes' | 'addons' | 'ratePlans' | 'fees'> {
  readonly rooms: Readonly<Record<string, string>>;
}

type SoldRoom = Pick<
  HotelFacts['rooms'][number],
  | 'id'
  | 'minPax'
  | 'maxPax'
  | 'maxBeds'
  | 'maxRooms'
  | 'dormBed'
  | 'extraAdult'
  | 'extraChild'
  | 'minAge'
  | 'consistsOf'
  | 'hourly'
  | 'prices'
> & { readonly adultFrom?: number | undefined };

type SoldBy =
  | 'currency'
  | 'timeZone'
  | 'phone'
  | 'confirmation'
  | 'checkInTime'
  | 'checkOutTime'
  | 'promotions'
  | 'taxExemptions'
  | 'childBands'
  | 'roundPricesTo'
  | 'convenienceFee'
  | 'fees'
  | 'daysOnSale'
  | 'addons';

/** What a search and a hold need of a hotel: small enough to be kept for thousands. */
export interface HotelSale extends Pick<HotelFacts, SoldBy> {
  /** It takes no bookings now: its file says so, or its folder is gone. Those it has are kept. */
  readonly isClosed: boolean;
  /** No guest has seen it yet: it is closed, and guests are not told that it is there. */
  readonly isDraft: boolean;
  /** It is looked at before guests see it: nothing of it can be booked. */
  readonly isPreview: boolean;
  /** By former id, the id of today. */
  readonly formerIds: Readonly<Record<'rooms' | 'ratePlans' | 'addons', ReadonlyMap<string, string>>>;
  readonly taxTable: TaxTable;
  readonly taxes: TaxTable['taxes'];
  readonly payment: Pick<HotelFacts['payment'], 'modes' | 'advance' | 'withRequest'>;
  readonly ratePlans: readonly Pick<HotelFacts['ratePlans'][number], 'id' | 'payment' | 'advance' | 'derivedFrom'>[];
  readonly rooms: readonly SoldRoom[];
}

/** A hotel as the engine reads it. */
export interface HotelRecord {
  readonly id: number;
  /** Changes when any of its files does. */
  readonly fingerprint: string;
  /** What bookings that name no revision were agreed under. */
  readonly firstRevision: string;
  /** What it sells and charges. It is in memory: searches, quotes and holds read nothing else. */
  readonly sale: HotelSale;
  /** Everything of its files. It is unpacked and parsed where it was not read lately, which costs about a millisecond. */
  readFacts(): HotelFacts;
  readonly images: ReadonlyMap<string, ImageFile>;
  /** The films that lie in the store, each by its name with its hash. */
  readonly films: ReadonlyMap<string, string>;
  /** The host of its own on which guests find it, as its people have proved it at the desk; null: that of its files. */
  readonly ownHost: string | null;
  /** The provider keeps guests from it: it is closed, and its pages are not shown. */
  readonly isHeld: boolean;
  /** The hotel of which it is a copy for trial bookings; null of hotels. */
  readonly trialOf: number | null;
  /** The name of its folder among the hotel files. */
  readonly folder: string;
  readonly languages: readonly Locale[];
  /** The name of one room type in a language, without reading the hotel's other words; its id where it has no name. */
  roomNameIn(language: Locale | undefined, roomTypeId: string): string;
  /** All that `roomNameIn` reads, and the names of taxes and extras. */
  namesIn(language: Locale | undefined): SaleNames;
  /** The taxes by their names in a language. */
  taxesIn(language: Locale | undefined): readonly TaxEntry[];
  wordsIn(language: Locale | undefined): WordsFound;
  /** The hotel as one of its bookings knows it. `db` is the transaction, within one. */
  agreedHotel(db: Database | Transaction, booking: Agreed): Promise<AgreedHotel>;
}

/** What of a booking says under which terms it was agreed. */
export interface Agreed {
  readonly agreed: Agreement | null;
  readonly selection: Pick<StayChoice, 'rooms' | 'addons'>;
}

/**
 * A hotel as one booking knows it: times, zone, penalties, the terms and names of its rooms, plans and extras, and the
 * policies are those that were agreed; where the hotel is and how it is reached is as of today.
 */
export interface AgreedHotel extends HotelRecord {
  /** As it sells today. */
  readonly live: HotelRecord;
  /** The taxes of a night by the name that the booking's prices give them. */
  readonly taxesOf: TaxesOf;
}

export function roomOf({ sale }: Pick<HotelRecord, 'sale'>, roomTypeId: string): SoldRoom | undefined {
  return sale.rooms.find((room) => room.id === roomTypeId);
}

/** How many guests a plan's price of a room is for; those beyond are extra adults and children. */
export function basePaxOf(room: Pick<HotelFacts['rooms'][number], 'prices' | 'maxPax'>, ratePlanId: string): number {
  return room.prices[ratePlanId]?.priceForPax.at(-1)?.pax ?? room.maxPax;
}

export function ratePlanOf(
  hotel: Pick<HotelRecord, 'readFacts'>,
  ratePlanId: string,
): HotelFacts['ratePlans'][number] | undefined {
  return hotel.readFacts().ratePlans.find((plan) => plan.id === ratePlanId);
}
