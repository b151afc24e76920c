import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readHotelFolder } from '../src/features/catalogue/hotel-files/read-hotel-folder.ts';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import { king, mistakenHotel, type Facts } from './mistaken-hotel.ts';

/** What a house in a place writes into its file, beside what every house writes. */
export interface House {
  /** The heading of its taxes in docs/taxes, and the file that they stand in. */
  readonly place: string;
  readonly document: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** The price of a night for two, minor units. */
  readonly price: number;
}

export const houses = {
  paris: {
    place: 'Paris',
    document: 'north-and-west',
    facts: { currency: 'EUR', timeZone: 'Europe/Paris', latitude: 48.8606, longitude: 2.3376, countryCode: 'FR' },
    price: 20_000,
  },
  kyoto: {
    place: 'Kyoto',
    document: 'asia',
    facts: { currency: 'JPY', timeZone: 'Asia/Tokyo', latitude: 35.0116, longitude: 135.7681, countryCode: 'JP' },
    price: 33_000,
  },
  edinburgh: {
    place: 'Edinburgh',
    document: 'north-and-west',
    facts: { currency: 'GBP', timeZone: 'Europe/London', latitude: 55.9533, longitude: -3.1883, countryCode: 'GB' },
    price: 12_000,
  },
  barcelona: {
    place: 'Barcelona',
    document: 'south',
    facts: { currency: 'EUR', timeZone: 'Europe/Madrid', latitude: 41.3874, longitude: 2.1686, countryCode: 'ES' },
    price: 15_000,
  },
  copenhagen: {
    place: 'Copenhagen',
    document: 'north-and-west',
    facts: {
      currency: 'DKK',
      timeZone: 'Europe/Copenhagen',
      latitude: 55.6761,
      longitude: 12.5683,
      countryCode: 'DK',
      seasons: [
        { id: 'quiet', from: '01-02', to: '03-31', percent: -20 },
        { id: 'fair', from: '06-01', to: '08-31', percent: 20 },
      ],
    },
    price: 100_000,
  },
} as const satisfies Record<string, House>;

/** Writes the files of a house in a place and reads them, for the tests of one `describe`. */
export function houseReader() {
  const { edit, fileOf } = mistakenHotel();
  return async (house: House): Promise<{ hotel: HotelFolder; doubts: string[] }> => {
    const taxes = await taxesOf(house);
    await edit((facts) => {
      Object.assign(facts, { weekdays: {}, seasons: [], childBands: [], roundPricesTo: 1 });
      Object.assign(facts, { advertisedOffers: [], promotions: [], convenienceFee: null, nearbyPlaces: [] });
      Object.assign(facts, house.facts, { taxes, payment: { gateway: 'card-vault', modes: ['online'] } });
      for (const plan of facts.ratePlans) plan['payment'] = ['full'];
      priceAt(facts, house.price);
    });
    for (const file of ['words.en.json', 'words.de.json'])
      await edit((words) => Object.assign(words, { advertisedOffers: {}, promotions: {}, places: {} }), file);
    const read = await readHotelFolder(join(fileOf('hotel.json'), '..'));
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    return { hotel: read.hotel, doubts: read.doubts.map(({ path, message }) => `${path} ${message}`) };
  };
}

function priceAt(facts: Facts, price: number): void {
  Object.assign(king(facts), { maxPax: 4, extraAdult: true, extraChild: true });
  for (const room of facts.rooms) {
    room['hourly'] = null;
    const extras = room === king(facts) ? { extraAdult: price / 4, extraChild: price / 5 } : {};
    for (const plan of Object.values(room.prices))
      Object.assign(plan, { priceForPax: [{ pax: 2, price }], hourly: [], ...extras });
  }
}

async function taxesOf({ place, document }: House): Promise<unknown> {
  const text = await readFile(resolve(import.meta.dirname, `../../../docs/taxes/${document}.md`), 'utf8');
  const section = text.split('\n## ').find((one) => one.startsWith(`${place}\n`));
  return JSON.parse(/```json\n(.*?)```/s.exec(section ?? '')?.[1] ?? '[]');
}
