import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTestHotels } from '../../../../test/test-hotels.ts';
import { readHotelFolder } from './read-hotel-folder.ts';
import { readHotelFolders } from './read-hotel-folders.ts';

/** Two bands of one tax. */
const bandsOf = (low: object, high: object): object[] =>
  [low, high].map((bounds, at) => ({
    id: at === 0 ? 'low' : 'high',
    name: 'Levy',
    level: 'room',
    taxType: 'percentage',
    tax: 5 + at,
    ...bounds,
  }));

describe('the files of a hotel', () => {
  let directory: string;
  let folder: string;
  beforeEach(async () => {
    directory = await writeTestHotels();
    folder = join(directory, '1760-sandalwood-courtyard');
  });
  afterEach(() => rm(directory, { recursive: true }));

  const change = async (file: string, how: (content: Record<string, unknown>) => void): Promise<void> => {
    const content = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
    how(content);
    await writeFile(join(folder, file), JSON.stringify(content));
  };
  const faultsNow = async (): Promise<string[]> => {
    const read = await readHotelFolder(folder);
    return 'faults' in read ? read.faults.map((fault) => `${fault.file} ${fault.path}`) : [];
  };

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://meet.example',
    'java\nscript:alert(1)',
    '//meet.example',
  ])('lead nowhere but to https: %j is wrong in each address', async (url) => {
    await change('hotel.json', (facts) =>
      Object.assign(facts, {
        videoCallUrl: url,
        chatUrl: url,
        videos: [{ id: 'tour', url, poster: 'courtyard-day' }],
        posts: [{ id: 'first', url }],
      }),
    );
    const faults = (await faultsNow()).join();
    for (const at of ['videoCallUrl', 'chatUrl', 'videos', 'posts']) expect(faults).toContain(`hotel.json ${at}`);
  });

  it('are read whole where nothing is wrong', async () => {
    const read = await readHotelFolder(folder);
    expect('hotel' in read && Object.keys(read.hotel.words)).toEqual(['en', 'de']);
    expect('hotel' in read && read.hotel.images).toEqual([
      { name: 'courtyard-day', width: 2000, height: 1500, hash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
  });

  it('keep sums in one piece where words are written from the right', async () => {
    const english = JSON.parse(await readFile(join(folder, 'words.en.json'), 'utf8')) as Record<string, unknown>;
    await writeFile(join(folder, 'words.ar.json'), JSON.stringify({ ...english, description: 'الإفطار ₹450 للشخص' }));
    const read = await readHotelFolder(folder);
    expect('hotel' in read && read.hotel.words.ar?.description).toBe('الإفطار \u2066₹450\u2069 للشخص');
  });

  it.each<[string, string, (content: Record<string, unknown>) => void]>([
    ['hotel.json slug', 'a slug that is a page of the site', (facts) => (facts['slug'] = 'checkout')],
    [
      'hotel.json theme.brand',
      'a brand colour that white cannot be read on',
      (facts) => (facts['theme'] = { brand: '#cccccc', tag: '#f7b733', mist: '#eef4f2', corner: '3px' }),
    ],
    ['hotel.json currency', 'a currency that is none', (facts) => (facts['currency'] = 'XXX')],
    ['hotel.json countryCode', 'a country that does not exist', (facts) => (facts['countryCode'] = 'UK')],
    ['hotel.json timeZone', 'a zone that does not exist', (facts) => (facts['timeZone'] = 'Asia/Bangalore')],
    ['hotel.json checkinTime', 'a key that nothing knows', (facts) => (facts['checkinTime'] = '14:00')],
    [
      'words.en.json addons.late-breakfast',
      'an id without words',
      (facts) => (facts['addons'] = [{ id: 'late-breakfast', category: 'person', price: 100 }]),
    ],
    ['images/attic.jpg ', 'a picture that is not there', (facts) => (facts['images'] = ['attic'])],
    [
      'films/attic.webm ',
      'a video that is not there',
      (facts) =>
        (facts['videos'] = [{ id: 'attic', url: 'films/attic.webm', poster: (facts['images'] as string[])[0] }]),
    ],
    [
      'words.en.json facilities',
      'marks that are not as many as the facilities',
      (facts) => (facts['facilityMarks'] = Array.from({ length: 40 }, () => 'pool')),
    ],
    [
      'hotel.json taxes.cess.useIndex',
      'a tax on a tax that is not there',
      (facts) =>
        (facts['taxes'] = [{ id: 'cess', name: 'Cess', level: 'room', taxType: 'percentage', tax: 1, useIndex: 7 }]),
    ],
    [
      'hotel.json taxes.vat.priceTo',
      'a band that ends before it begins',
      (facts) =>
        (facts['taxes'] = [
          { id: 'vat', name: 'VAT', level: 'room', taxType: 'percentage', tax: 1, priceFrom: 7501, priceTo: 7500 },
        ]),
    ],
    [
      'hotel.json taxes.high.priceFrom',
      'bands of one tax that leave a price out',
      (facts) => (facts['taxes'] = bandsOf({ priceTo: 7500 }, { priceFrom: 8000 })),
    ],
    [
      'hotel.json taxes.high.priceFrom',
      'bands of one tax that have a price in both',
      (facts) => (facts['taxes'] = bandsOf({ priceTo: 7500 }, { priceAbove: 7499 })),
    ],
    [
      'hotel.json taxes.high.priceAbove',
      'a band with two lower bounds',
      (facts) => (facts['taxes'] = bandsOf({ priceTo: 7500 }, { priceFrom: 7501, priceAbove: 7500 })),
    ],
    [
      'hotel.json taxes.city.tax',
      'a fixed tax in the price that is above the price',
      (facts) =>
        (facts['taxes'] = [
          { id: 'city', name: 'City tax', level: 'room', taxType: 'fixed', tax: 9_000_000, inclusive: true },
        ]),
    ],
    ['hotel.json checkInTime', 'a check-in before the check-out', (facts) => (facts['checkInTime'] = '10:59')],
  ])('are refused at %s for %s', async (at, _why, how) => {
    await change('hotel.json', how);
    expect(await faultsNow()).toContain(at);
  });

  it('that are broken close no other hotel', async () => {
    await writeFile(join(folder, 'hotel.json'), '{');
    const { hotels, faults } = await readHotelFolders(directory);
    expect(hotels.map((hotel) => hotel.facts.id)).toEqual([1188, 2116]);
    expect(faults[0]).toMatchObject({ folder: '1760-sandalwood-courtyard', file: 'hotel.json' });
  });
});
