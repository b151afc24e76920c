import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/api-contract/types';
import type { HotelFacts } from '../../features/catalogue/hotel-files/hotel-facts.schema.ts';
import type { HotelWords } from '../../features/catalogue/hotel-files/hotel-words.schema.ts';
import type { FilmFile, ImageFile } from '../../features/catalogue/hotel-files/hotel-folder.types.ts';
import type { ColumnType } from 'kysely';
import type { Json, JsonOrNull, MomentColumn, MomentColumnOrNull } from './columns.ts';

export interface HotelTable {
  hotel_id: number;
  slug: string;
  facts: Json<HotelFacts>;
  images: Json<readonly ImageFile[]>;
  films: ColumnType<readonly FilmFile[], string | undefined, string>;
  fingerprint: string;
  /** The number of its last change among those of all hotels. */
  version: ColumnType<number, number | undefined, number>;
  /** Of older versions: `hotel_stock` has it. */
  stocked_until: ColumnType<LocalDate | null, LocalDate | null | undefined, LocalDate | null>;
  /** What bookings that name no revision were agreed under; null where there is none of them. */
  first_revision: ColumnType<string | null, string | null | undefined, string | null>;
}

/** How far a hotel is stocked: its row is locked by who stocks it. */
export interface HotelStockTable {
  hotel_id: number;
  /** The last date that has rooms and prices. */
  stocked_until: LocalDate | null;
  /** When it lacks its next night; null where that is not known. */
  due_at: MomentColumnOrNull;
}

/** How many changes of hotels there were: one row, locked by who writes a hotel. */
export interface HotelVersionTable {
  one_row: ColumnType<boolean, undefined, never>;
  last: number;
}

export interface HotelHostTable {
  host: string;
  hotel_id: number;
}

export interface HotelWordsTable {
  hotel_id: number;
  language: Locale;
  words: Json<HotelWords>;
}

/** A hotel's facts and words as they once were. */
export interface HotelRevisionTable {
  hotel_id: number;
  /** The fingerprint of the files that they were. */
  revision: string;
  facts: Json<HotelFacts>;
  words: Json<Readonly<Partial<Record<Locale, HotelWords>>>>;
  /** The files as they were written, by name; null where an older version wrote it. */
  texts: JsonOrNull<Readonly<Record<string, string>>>;
}

export interface PropertyKeyTable {
  hotel_id: number;
  key_id: string;
  name: string;
  /** Of the whole key; the key itself is not kept. */
  key_hash: string;
  created_at: MomentColumn;
  expires_at: MomentColumnOrNull;
  revoked_at: MomentColumnOrNull;
  last_used_at: MomentColumnOrNull;
}

/** What a search for hotels orders and filters by, of every hotel. */
export interface HotelListingTable {
  hotel_id: number;
  /** The English name in search letters. */
  name_key: string;
  /** Tenths of a point, 10 to 50; 0 where there is none. */
  rating: number;
  currency: string;
  is_instant: boolean;
  is_rental: boolean;
  pays_at_property: boolean;
  /** Of the files that the listing was written from. */
  fingerprint: string;
}

/** What search engines are told of a hotel's pages. */
export interface HotelPageTable {
  hotel_id: number;
  slug: string;
  /** The host of its own that its pages are to be found on. */
  host: string | null;
  room_type_ids: Json<readonly string[]>;
  /** The languages it has words in; null where it was written before this was kept. */
  languages: JsonOrNull<readonly Locale[]>;
  /** When its files last changed; null where they were read before this was kept. */
  changed_at: MomentColumnOrNull;
  /** When its home last changed by something else: a review was published, or answered. */
  home_changed_at: MomentColumnOrNull;
  /** The last change that search engines were told of. */
  announced_at: MomentColumnOrNull;
}

/** An address of the provider's own pages, in one language. */
export interface AnnouncedPageTable {
  address: string;
  /** The last change of the page that search engines were told of. */
  changed_at: MomentColumn;
}

/** A word by which a hotel is found: of its name or place, in any of its languages, in search letters. */
export interface HotelTermTable {
  term: string;
  hotel_id: number;
}

/** Up to where the reception of a hotel may go by itself; null is no bound. */
export interface HotelBoundsTable {
  hotel_id: number;
  /** By how many percent of what a guest booked at another price may be named. */
  price_percent: number | null;
  /** What may be given back of one booking, in minor units. */
  refund: number | null;
  changed_at: MomentColumn;
}
