import type { Locale } from '@latchkey/api-contract/types';
import { locales } from '@latchkey/booking-core/language';
import { type TaxEntry, taxTable, type TaxTable } from '@latchkey/booking-core/tax';
import { hotelFacts, type HotelFacts } from '@latchkey/hotel-document/facts';
import { withDerivedPrices } from '@latchkey/hotel-document/prices';
import { hotelWords, type HotelWords } from '@latchkey/hotel-document/words';
import { LRUCache } from 'lru-cache';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { hotelTried } from '../../trials/trials.ts';
import type { FilmFile, HotelFolder, ImageFile } from '../hotel-files/hotel-folder.types.ts';
import type { HotelRecord, HotelSale, SaleNames } from './hotel-record.ts';
import { namesOf, saleOf } from './hotel-sale.ts';
import { findHotel, findRevision, hotelWordsOf, isHeld, ownHostOf, type HotelRow } from './hotels.queries.ts';
import { createReader, packed } from './packed-text.ts';

export interface ReadHotel {
  readonly record: KnownHotel;
  /** About what it takes of memory. */
  readonly bytes: number;
}

/** A hotel as it was read: as it is today, or as it once was. */
export type KnownHotel = Omit<HotelRecord, 'agreedHotel'>;

/** Objects take so many times the room of the JSON they are made of. */
const spread = 3;
const objectBytes = 8 * 1_048_576;

interface Whole {
  readonly facts: HotelFacts;
  readonly images: ReadonlyMap<string, ImageFile>;
  readonly films: ReadonlyMap<string, string>;
}

const whole = createReader(objectBytes / 2, spread, (text): Whole => {
  const { facts, images, films } = JSON.parse(text) as { facts: HotelFacts; images: ImageFile[]; films: FilmFile[] };
  return {
    facts,
    images: new Map(images.map((image) => [image.name, image])),
    films: new Map(films.map(({ name, hash }) => [name, hash])),
  };
});
const words = createReader(objectBytes / 2, spread, (text): HotelWords => JSON.parse(text) as HotelWords);

/**
 * A hotel whose facts and words stay text until they are asked for: most calls are searches, which need neither. Written
 * by an older version they may lack what this one knows; the schemas fill it in, once.
 */
export async function readHotel(db: Database, id: number): Promise<ReadHotel | undefined> {
  const hotel = await findHotel(db, id);
  if (hotel === undefined) return undefined;
  const rows = await hotelWordsOf(db, id);
  const words = rows.map(({ language, text }): [Locale, unknown] => [language, JSON.parse(text)]);
  const [ownHost, held, trialOf] = await Promise.all([ownHostOf(db, id), isHeld(db, id), hotelTried(db, id)]);
  return readAs(hotel, words, hotel.first_revision ?? hotel.fingerprint, { ownHost, isHeld: held, trialOf });
}

/** A hotel as it was when its files had this fingerprint, with its pictures left out. */
export async function readRevision(
  db: Database | Transaction,
  hotelId: number,
  revision: string,
): Promise<ReadHotel | undefined> {
  const found = await findRevision(db, hotelId, revision);
  if (found === undefined) return undefined;
  const { facts } = found;
  const row = { hotel_id: hotelId, slug: facts.slug, facts, images: [], films: [], fingerprint: revision };
  return readAs(row, Object.entries(found.words) as [Locale, unknown][], revision);
}

/** A hotel as documents will have it that are not in force. */
export function readFolder(
  { id, firstRevision }: Pick<HotelRecord, 'id' | 'firstRevision'>,
  { facts, images, films, fingerprint, words }: HotelFolder,
): KnownHotel {
  const row = { hotel_id: id, slug: facts.slug, facts, images, films, fingerprint };
  return readAs(row, Object.entries(words) as [Locale, unknown][], firstRevision).record;
}

/** Facts of a hotel that stand outside its documents. */
type Beside = Pick<HotelRecord, 'ownHost' | 'isHeld' | 'trialOf'>;

function readAs(
  hotel: Pick<HotelRow, 'hotel_id' | 'slug' | 'facts' | 'images' | 'films' | 'fingerprint'>,
  languages: readonly (readonly [Locale, unknown])[],
  firstRevision: string,
  { ownHost, isHeld: isKept, trialOf }: Beside = { ownHost: null, isHeld: false, trialOf: null },
): ReadHotel {
  const { hotel_id: id } = hotel;
  const texts = new Map<Locale, Buffer>(
    languages.map(([language, ofOne]) => [language, packed(JSON.stringify(hotelWords.parse(ofOne)))]),
  );
  const english = texts.get('en');
  if (english === undefined) throw new Error(`hotel ${id} has no English words`);
  const facts = withDerivedPrices(hotelFacts.parse(hotel.facts));
  const text = packed(JSON.stringify({ facts, images: hotel.images, films: hotel.films }));
  const names = new Map<Locale, SaleNames>();
  const taxes = new Map<Locale, readonly TaxEntry[]>();
  const ofFacts = saleOf(facts);
  const plain = isKept ? { ...ofFacts, isClosed: true } : ofFacts;
  const taxTable = tableOf(plain.taxes);
  const sale: HotelSale = { ...plain, taxes: taxTable.taxes, taxTable };
  const namesIn = (language: Locale = 'en'): SaleNames => {
    const known = names.get(language) ?? namesOf(words(texts.get(language) ?? english));
    names.set(language, known);
    return known;
  };
  const record: KnownHotel = {
    id,
    fingerprint: hotel.fingerprint,
    firstRevision,
    sale,
    readFacts: () => whole(text).facts,
    get images() {
      return whole(text).images;
    },
    get films() {
      return whole(text).films;
    },
    ownHost,
    isHeld: isKept,
    trialOf,
    folder: `${id}-${hotel.slug}`,
    languages: locales.filter((language) => texts.has(language)),
    roomNameIn: (language, roomTypeId) => namesIn(language).rooms[roomTypeId] ?? roomTypeId,
    namesIn,
    taxesIn: (language = 'en') => {
      const known = taxes.get(language) ?? taxesInWords(sale.taxes, namesIn(language));
      taxes.set(language, known);
      return known;
    },
    wordsIn: (language = 'en') => {
      const found = texts.get(language);
      return found === undefined
        ? { words: words(english), language: 'en', isFallback: true }
        : { words: words(found), language, isFallback: false };
    },
  };
  const bytes =
    JSON.stringify(plain).length * spread + [text, ...texts.values()].reduce((sum, { length }) => sum + length, 0);
  return { record, bytes };
}

/** Taxes by what they are called in the words of a language; one without words keeps its name of `hotel.json`. */
const taxesInWords = (taxes: readonly TaxEntry[], words: Pick<HotelWords, 'taxes'>): TaxEntry[] =>
  taxes.map((tax) => ({ ...tax, name: words.taxes[tax.id] ?? tax.name }));

const kept = new LRUCache<string, TaxTable>({ max: 500 });

/** The table of a hotel's taxes: hotels of one place mostly have the same, and share it. */
function tableOf(taxes: readonly TaxEntry[]): TaxTable {
  const key = JSON.stringify(taxes);
  let table = kept.get(key);
  if (table === undefined) {
    table = taxTable(taxes);
    kept.set(key, table);
  }
  return table;
}
