import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { readHotelFolder } from '../src/features/catalogue/hotel-files/read-hotel-folder.ts';
import { writeTestHotels } from './test-hotels.ts';

export type Content = Record<string, unknown>;
export interface Room extends Content {
  id: string;
  prices: Record<string, { priceForPax: { pax: number; price: number }[] } & Content>;
}
export interface Facts extends Content {
  rooms: Room[];
  ratePlans: (Content & { id: string })[];
  taxes: Content[];
  promotions: Content[];
  payment: Content;
  images: string[];
}

/** A hotel's folder for the tests of one `describe`, without a mistake until one is planted. */
export function mistakenHotel() {
  let directory: string;
  let folder: string;
  const edit = async (how: (facts: Facts) => void, file = 'hotel.json'): Promise<void> => {
    const content = JSON.parse(await readFile(join(folder, file), 'utf8')) as Facts;
    how(content);
    await writeFile(join(folder, file), JSON.stringify(content));
  };
  beforeEach(async () => {
    directory = await writeTestHotels();
    folder = join(directory, '1760-sandalwood-courtyard');
    // What the hotel of the other tests leaves open.
    await edit((facts) => {
      for (const { prices } of facts.rooms) for (const one of Object.values(prices)) delete one['extraChild'];
    });
    for (const file of ['words.en.json', 'words.de.json'])
      await edit((words) => Object.assign(words, { promotions: { early: 'Early', direct: 'Direct' } }), file);
  });
  afterEach(() => rm(directory, { recursive: true }));
  return {
    edit,
    fileOf: (name: string): string => join(folder, name),
    /** Faults and doubts, a line each. */
    read: async (): Promise<{ faults: string[]; doubts: string[] }> => {
      const found = await readHotelFolder(folder);
      const lines = (all: readonly { file: string; path: string; message: string }[]): string[] =>
        all.map(({ file, path, message }) => [file, path, message].filter((part) => part !== '').join(' '));
      return { faults: 'faults' in found ? lines(found.faults) : [], doubts: lines(found.doubts) };
    },
  };
}

export const king = (facts: Facts): Room => facts.rooms.find(({ id }) => id === 'courtyard-king') as Room;
export const twin = (facts: Facts): Room => facts.rooms.find(({ id }) => id === 'garden-twin') as Room;
export const plan = (facts: Facts): Content => facts.ratePlans.find(({ id }) => id === 'flexible') as Content;
export const price = (facts: Facts): Room['prices'][string] => king(facts).prices['flexible'] as Room['prices'][string];
