import type { Locale } from '@latchkey/api-contract/types';
import type { Database } from '../../database/open-database.ts';
import { hotelFacts } from '../hotel-files/hotel-facts.schema.ts';
import { hotelWords, type HotelWords } from '../hotel-files/hotel-words.schema.ts';
import type { HotelRecord } from './hotel-record.ts';

/** The hotels of this installation, kept in memory and at most `staleMs` behind the database. */
export interface HotelDirectory {
  byId(id: number): Promise<HotelRecord | undefined>;
  bySlug(slug: string): Promise<HotelRecord | undefined>;
  /** By host name without a port. */
  byHost(host: string): Promise<HotelRecord | undefined>;
  all(): Promise<readonly HotelRecord[]>;
}

const staleMs = 2000;

export function createHotelDirectory(db: Database, clock: () => Date): HotelDirectory {
  let byId = new Map<number, { record: HotelRecord; fingerprint: string }>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const rows = await db.selectFrom('hotel').select(['hotel_id', 'fingerprint']).orderBy('hotel_id').execute();
    const next: typeof byId = new Map();
    for (const row of rows) {
      const known = byId.get(row.hotel_id);
      next.set(row.hotel_id, known?.fingerprint === row.fingerprint ? known : { record: await readHotel(db, row.hotel_id), fingerprint: row.fingerprint });
    }
    byId = next;
    checkedAt = clock().getTime();
  };
  const fresh = async (): Promise<typeof byId> => {
    if (Math.abs(clock().getTime() - checkedAt) > staleMs) {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await checking;
    }
    return byId;
  };
  const find = async (matches: (record: HotelRecord) => boolean): Promise<HotelRecord | undefined> => [...(await fresh()).values()].find(({ record }) => matches(record))?.record;

  return {
    byId: async (id) => (await fresh()).get(id)?.record,
    bySlug: (slug) => find((record) => record.facts.slug === slug),
    byHost: (host) => find((record) => record.facts.hosts.includes(host)),
    all: async () => [...(await fresh()).values()].map(({ record }) => record),
  };
}

async function readHotel(db: Database, id: number): Promise<HotelRecord> {
  const hotel = await db.selectFrom('hotel').selectAll().where('hotel_id', '=', id).executeTakeFirstOrThrow();
  const rows = await db.selectFrom('hotel_words').select(['language', 'words']).where('hotel_id', '=', id).execute();
  const words = new Map<Locale, HotelWords>(rows.map((row) => [row.language, hotelWords.parse(row.words)]));
  const english = words.get('en');
  if (english === undefined) throw new Error(`hotel ${id} has no English words`);
  return {
    id,
    fingerprint: hotel.fingerprint,
    // Written by an older version, they may lack what this one knows; the schema fills it in.
    facts: hotelFacts.parse(hotel.facts),
    folder: `${id}-${hotel.slug}`,
    images: new Map(hotel.images.map((image) => [image.name, image])),
    languages: (['en', 'de', 'ar', 'hi'] as const).filter((language) => words.has(language)),
    wordsIn: (language = 'en') => {
      const found = words.get(language);
      return found === undefined ? { words: english, language: 'en', isFallback: true } : { words: found, language, isFallback: false };
    },
  };
}
