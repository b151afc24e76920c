import type { ProposalEnding } from '@latchkey/booking-core/language';
import type { WatchedFact } from '@latchkey/booking-core/onboarding';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/api-contract/types';
import type { KeptChange } from '../../features/catalogue/documents/document-changes.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelWords } from '@latchkey/hotel-document/words';
import type { FilmFile, ImageFile } from '../../features/catalogue/hotel-files/hotel-folder.types.ts';
import type { ColumnType, Generated } from 'kysely';
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
  /** Where its documents are kept: what is in the one place is not read from the other. */
  kept: ColumnType<DocumentsKept, DocumentsKept | undefined, DocumentsKept>;
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

/** What the domain name system said of a host when it was last asked, as the contract has it. */
export type DomainFound = NonNullable<
  NonNullable<Extract<ReplyOf<PropertyContract['getOwnDomain']>, { readonly status: 200 }>['body']['domain']>['found']
>;

/** A hotel from which the provider keeps guests. */
export interface HotelHoldTable {
  hotel_id: number;
  held_at: MomentColumn;
  by_name: string;
  words: string;
}

/** A host of a hotel's own, named by its people and believed once it is proved. */
export interface HotelDomainTable {
  hotel_id: number;
  host: string;
  /** What the record is to say by which the host is proved. */
  proof: string;
  named_at: MomentColumn;
  /** When its records are to be looked at again. */
  due_at: MomentColumn;
  checked_at: MomentColumnOrNull;
  found: JsonOrNull<DomainFound>;
  /** Since when it is proved; null: it never was. */
  seen_at: MomentColumnOrNull;
  /** How often in a row its records were not right, since they were. */
  misses: ColumnType<number, number | undefined, number>;
  /** Since when it is not proved any more. */
  lost_at: MomentColumnOrNull;
  /** Whether another one was named since: it leads on. */
  is_former: ColumnType<boolean, boolean | undefined, boolean>;
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

/** Where the documents of a hotel are kept: in a folder of files, or at its desk. */
export type DocumentsKept = 'files' | 'desk';

/** A time at which documents of a hotel came in force, by number from 1 on. */
export interface HotelPublicationTable {
  hotel_id: number;
  number: number;
  /** The fingerprint of the documents, under which `hotel_revision` has them. */
  revision: string;
  source: DocumentsKept;
  /** Null of what was in force before this was remembered. */
  at: MomentColumnOrNull;
  by_id: string | null;
  by_name: string | null;
  /** The number of the publication whose documents these are again. */
  reverts: number | null;
  images: Json<readonly ImageFile[]>;
  films: Json<readonly FilmFile[]>;
}

/** What is changed in a hotel's documents and is not published yet. */
export interface HotelDraftTable {
  hotel_id: number;
  /** Goes up with each save and each publication. */
  version: number;
  changes: Json<readonly KeptChange[]>;
  saved_at: MomentColumn;
  by_name: string | null;
}

/** A text that a model proposed in a language that lacks it. */
export interface HotelProposalTable {
  hotel_id: number;
  language: Locale;
  /** Its place in the words of the language. */
  path: string;
  from_language: Locale;
  /** What was translated: where something else stands by now, the proposal counts no more. */
  original: ColumnType<string | readonly string[], string, string>;
  value: ColumnType<string | readonly string[], string, string>;
  proposed_at: MomentColumn;
  /** When a person read it; null: nobody has. */
  read_at: MomentColumnOrNull;
  read_by: string | null;
}

/** How well a hotel is known whose texts the text model is asked about. */
export type ModelShare = 'known' | 'opened' | 'unopened';

/** A run of the text model for one language of a hotel. */
export interface HotelProposingTable {
  hotel_id: number;
  language: Locale;
  /** When it goes on; null where it has ended. */
  due_at: MomentColumnOrNull;
  /** How often in a row the model did not answer. */
  tries: number;
  ended: ProposalEnding | null;
  /** The places of what it answered and could not be taken. */
  left_out: Json<readonly string[]>;
  /** The day, in UTC, of which texts are counted. */
  day: LocalDate;
  day_texts: number;
  /** Of the text model: by how well the hotel was known when it was asked for. */
  share: Generated<ModelShare>;
  /** The person who asked; null of the operator. */
  asked_by: string | null;
}

/** Changes that come in force on a day of the hotel's own. */
export interface HotelPlannedTable {
  hotel_id: number;
  from_day: LocalDate;
  /** When that day begins there; null where it came and the documents could not be used. */
  due_at: MomentColumnOrNull;
  changes: Json<readonly KeptChange[]>;
  planned_at: MomentColumn;
  by_id: string | null;
  by_name: string | null;
  /** The places of what was in the way, as `file path`. */
  refused: JsonOrNull<readonly string[]>;
}

/** What somebody has answered of a house, in the form of the contract; what was not asked yet is null. */
export type StartAnswers = Pick<
  Extract<ReplyOf<PropertyContract['getStart']>, { readonly status: 200 }>['body'],
  'answers'
>['answers'];

/** A house that somebody sets up alone. */
export interface HotelStartTable {
  /** Of the hotel that it is, or will be. */
  hotel_id: number;
  person_id: string;
  /** Goes up with each save. */
  version: number;
  /** In which its owner answers, and its words are written beside English. */
  language: Locale;
  answers: Json<StartAnswers>;
  /** Its documents as they were last made of the answers, by name; null where it is no hotel yet. */
  composed: JsonOrNull<Readonly<Record<string, string>>>;
  started_at: MomentColumn;
  saved_at: MomentColumn;
  /** When its owner had guests see it. */
  asked_at: MomentColumnOrNull;
  /** When guests saw it first. */
  opened_at: MomentColumnOrNull;
  /** Why the provider did not show it when its owner opened it last; null once it is opened again. */
  refused: ColumnType<string | null, string | null | undefined, string | null>;
  /** The documents that its owner asked to be shown; null of one that an older version wrote down. */
  asked_revision: ColumnType<string | null, string | null | undefined, string | null>;
  /** What stood beside them then. */
  asked_beside: JsonOrNull<BesideDocuments>;
  /** What was changed while it waited, so that its owner asks again; null once that is done. */
  withdrawn: JsonOrNull<readonly WatchedFact[]>;
  /** The documents that the provider has looked at last. */
  looked_revision: ColumnType<string | null, string | null | undefined, string | null>;
  looked_beside: JsonOrNull<BesideDocuments>;
  /** Since when guests see something else of it; null where they do not. */
  changed_at: MomentColumnOrNull;
}

/** What guests know a hotel by that stands in no document: the host that it has named as its own, and its accounts at gateways by their public key. */
export interface BesideDocuments {
  readonly host: string | null;
  readonly accounts: readonly string[];
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
  /** The person who made it, or `operator`; null where nobody knows. */
  made_by: string | null;
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

/** What the names and slugs of hotels that guests see look like. */
export interface HotelNameTable {
  hotel_id: number;
  skeleton: string;
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
