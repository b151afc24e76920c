import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTestHotels } from '../../../test/test-hotels.ts';
import { readHotelFolder } from './read-hotel-folder.ts';

type Content = Record<string, unknown>;
interface Room extends Content {
  id: string;
  prices: Record<string, { priceForPax: { pax: number; price: number }[] } & Content>;
}
interface Facts extends Content {
  rooms: Room[];
  ratePlans: (Content & { id: string })[];
  taxes: Content[];
  promotions: Content[];
  payment: Content;
  images: string[];
}

/** A JPEG of 1 × 1 px. */
const dot = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9', 'hex');

describe('a mistake in the files of a hotel', () => {
  let directory: string;
  let folder: string;
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

  const edit = async (how: (facts: Facts) => void, file = 'hotel.json'): Promise<void> => {
    const content = JSON.parse(await readFile(join(folder, file), 'utf8')) as Facts;
    how(content);
    await writeFile(join(folder, file), JSON.stringify(content));
  };
  const read = async (): Promise<{ faults: string[]; doubts: string[] }> => {
    const found = await readHotelFolder(folder);
    const lines = (all: readonly { file: string; path: string; message: string }[]): string[] =>
      all.map(({ file, path, message }) => [file, path, message].filter((part) => part !== '').join(' '));
    return { faults: 'faults' in found ? lines(found.faults) : [], doubts: lines(found.doubts) };
  };
  const king = (facts: Facts): Room => facts.rooms.find(({ id }) => id === 'courtyard-king') as Room;
  const twin = (facts: Facts): Room => facts.rooms.find(({ id }) => id === 'garden-twin') as Room;
  const plan = (facts: Facts): Content => facts.ratePlans.find(({ id }) => id === 'flexible') as Content;
  const price = (facts: Facts): Room['prices'][string] => king(facts).prices['flexible'] as Room['prices'][string];

  it('is not seen where there is none', async () => {
    expect(await read()).toEqual({ faults: [], doubts: [] });
  });

  it.each<[string, string, (facts: Facts) => void]>([
    [
      'priceForPax that does not ascend',
      'hotel.json rooms.courtyard-king.prices.flexible.priceForPax is for 2 and 1 guests: each number once and ascending, or guests are charged the price of others. Write [{"pax":1,"price":4000},{"pax":2,"price":5000}]',
      (facts) =>
        (price(facts).priceForPax = [
          { pax: 2, price: 5000 },
          { pax: 1, price: 4000 },
        ]),
    ],
    [
      'a tax twice',
      'hotel.json taxes.gst-low the id "gst-low" stands twice, as number 1 and 3: it would be charged twice. Give one of them another id, or take it out',
      (facts) => facts.taxes.push({ ...facts.taxes[0], index: 3 }),
    ],
    [
      'a promotion twice',
      'hotel.json promotions.early the id "early" stands twice, as number 1 and 3: bills would name the one for the other. Give one of them another id, or take it out',
      (facts) => facts.promotions.push({ ...facts.promotions[0] }),
    ],
    [
      'an add-on twice',
      'hotel.json addons.airport-car the id "airport-car" stands twice, as number 1 and 4: guests would be charged the price of the first. Give one of them another id, or take it out',
      (facts) => (facts['addons'] as Content[]).push({ id: 'airport-car', category: 'booking', price: 900 }),
    ],
    [
      'a former id that is still there',
      'hotel.json rooms.courtyard-king.was names "garden-twin", which is still in rooms: "was" is for an id that is gone. Take it out of "was", or give "garden-twin" another id',
      (facts) => (king(facts)['was'] = 'garden-twin'),
    ],
    [
      'a former id that two claim',
      'hotel.json rooms.garden-twin.was names "suite", and so does courtyard-king: what was sold under it can follow only one of them',
      (facts) => facts.rooms.forEach((room) => (room['was'] = ['suite'])),
    ],
    [
      'a fraction in a fixed tax',
      'hotel.json taxes.city.tax is 3.5, and must be a whole number: a fixed tax is in minor units, 500 for 5.00, or rupees for INR',
      (facts) => facts.taxes.push({ id: 'city', name: 'City', level: 'room', taxType: 'fixed', tax: 3.5, index: 9 }),
    ],
    [
      'a missing day',
      'hotel.json createdOn is missing: the day since which the hotel is on this site, such as "2026-05-12"',
      (facts) => delete facts['createdOn'],
    ],
    [
      'a room without maxBeds',
      'hotel.json rooms.courtyard-king.maxBeds is missing: the most guests from 12 that have a bed of their own; younger ones may share, such as 2',
      (facts) => delete king(facts)['maxBeds'],
    ],
    [
      'a list written as a text',
      'hotel.json ratePlans.flexible.cancellation is "free until 48 hours before", and must be a list in [ ]: until when cancelling costs what, such as [{ "hoursBeforeCheckIn": 48, "percent": 0 }]',
      (facts) => (plan(facts)['cancellation'] = 'free until 48 hours before'),
    ],
    [
      'a season without an id',
      'hotel.json seasons.0.id is missing: the season’s own id, such as "summer"',
      (facts) => (facts['seasons'] = [{ from: '12-20', to: '01-05', percent: 20 }]),
    ],
    [
      'a bed of an unknown kind',
      'hotel.json rooms.courtyard-king.beds.0.kind is "twin", and must be one of "king", "queen", "double", "single", "bunk", "dorm" or "sofa": the kind of bed, such as "queen"',
      (facts) => (king(facts)['beds'] = [{ kind: 'twin', count: 2 }]),
    ],
    [
      'a key in other letters',
      'hotel.json checkinTime is no key that is known here: is "checkInTime" meant?',
      (facts) => (facts['checkinTime'] = '14:00'),
    ],
    [
      'a brand that white cannot be read on',
      'hotel.json theme.brand is #3a7bd5, whose contrast with white is 4.2:1, and 7:1 is wanted: #2a5999 would do',
      (facts) => ((facts['theme'] as Content)['brand'] = '#3a7bd5'),
    ],
  ])('is refused, with its place and mend: %s', async (_what, line, how) => {
    await edit(how);
    expect((await read()).faults).toContain(line);
  });

  it.each<[string, RegExp, (facts: Facts) => void]>([
    [
      '32 for 3,200',
      /^hotel\.json rooms\.courtyard-king\.prices\.flexible costs 16 a guest, the other plans of this room \d+: is a digit missing/,
      (facts) => (price(facts).priceForPax = [{ pax: 2, price: 32 }]),
    ],
    [
      'a price of nothing',
      /prices\.flexible is sold for nothing/,
      (facts) => (price(facts).priceForPax = [{ pax: 2, price: 0 }]),
    ],
    [
      'two who pay less than one',
      /prices\.flexible\.priceForPax 2 guests pay 4000, less than 1 with 5000/,
      (facts) =>
        (price(facts).priceForPax = [
          { pax: 1, price: 5000 },
          { pax: 2, price: 4000 },
        ]),
    ],
    [
      'a day that does not exist',
      /^hotel\.json seasons\.winter\.from is 02-31, and there is no such day: write the last one of the month, such as 02-29$/,
      (facts) => (facts['seasons'] = [{ id: 'winter', from: '02-31', to: '03-15', percent: 5 }]),
    ],
    [
      'a season the wrong way round',
      /seasons\.summer passes the new year and lasts 244 days/,
      (facts) => (facts['seasons'] = [{ id: 'summer', from: '09-15', to: '05-15', percent: 5 }]),
    ],
    [
      'seasons that overlap',
      /seasons\.two and "one" both hold on 5 days, such as 06-10/,
      (facts) =>
        (facts['seasons'] = [
          { id: 'one', from: '06-01', to: '06-14', percent: 5 },
          { id: 'two', from: '06-10', to: '06-20', percent: 5 },
        ]),
    ],
    [
      'a season twice',
      /seasons\.one the id "one" stands twice/,
      (facts) => (facts['seasons'] = ['one', 'one'].map((id) => ({ id, from: '06-01', to: '06-14', percent: 5 }))),
    ],
    [
      'tiers out of order',
      /ratePlans\.flexible\.cancellation has 48 hours behind 24: the most hours stand first\. Write \[\{"hoursBeforeCheckIn":48/,
      (facts) =>
        (plan(facts)['cancellation'] = [
          { hoursBeforeCheckIn: 24, percent: 50 },
          { hoursBeforeCheckIn: 48, percent: 0 },
        ]),
    ],
    [
      'a later cancellation that is cheaper',
      /keeps 90 % until 48 hours before check-in and only 10 % after it: cancelling later would cost less/,
      (facts) =>
        (plan(facts)['cancellation'] = [
          { hoursBeforeCheckIn: 48, percent: 90 },
          { hoursBeforeCheckIn: 24, percent: 10 },
        ]),
    ],
    [
      'a share for percent',
      /keeps 0\.5 %: percent are written as 50/,
      (facts) => (plan(facts)['cancellation'] = [{ hoursBeforeCheckIn: 48, percent: 0.5 }]),
    ],
    [
      'at the property where nothing is paid there',
      /ratePlans\.flexible\.payment has "at-property", and payment\.modes has only "online": add "at-property" to payment\.modes/,
      (facts) => {
        plan(facts)['payment'] = ['full', 'at-property'];
        facts.payment['modes'] = ['online'];
      },
    ],
    [
      'an advance that is none',
      /ratePlans\.flexible\.payment has "advance", and payment\.advance says no part/,
      (facts) => {
        plan(facts)['payment'] = ['full', 'advance'];
        facts.payment['advance'] = null;
      },
    ],
    [
      'a plan that no room has',
      /^hotel\.json ratePlans\.saver has a price in no room/,
      (facts) => facts.rooms.forEach((room) => Reflect.deleteProperty(room.prices, 'saver')),
    ],
    [
      'more guests than beds',
      /rooms\.garden-twin\.maxPax is 9, and the beds hold \d/,
      (facts) => Object.assign(twin(facts), { maxPax: 9 }),
    ],
    [
      'a third guest without a bed',
      /rooms\.garden-twin\.maxPax is 3, and the beds hold 2: add a bed, allow extraAdult or extraChild, or set maxPax to 2/,
      (facts) =>
        Object.assign(twin(facts), {
          maxPax: 3,
          extraAdult: false,
          extraChild: false,
          beds: [{ kind: 'double', count: 1 }],
        }),
    ],
    [
      'an inclusion without a word',
      /ratePlans\.flexible\.inclusions "yoga" is shown to nobody: the site has words for breakfast, half-board/,
      (facts) => (plan(facts)['inclusions'] = ['yoga']),
    ],
    [
      'a phone that is none',
      /^hotel\.json phone is "call us": guests call it, so write it with the country’s code/,
      (facts) => (facts['phone'] = 'call us'),
    ],
    [
      'latitude and longitude changed over',
      /^hotel\.json latitude is 77\.5\d* and longitude 12\.9\d*: that is \d+ km from Asia\/Kolkata\. They stand the wrong way round: write "latitude": 12\.9/,
      (facts) => Object.assign(facts, { latitude: facts['longitude'], longitude: facts['latitude'] }),
    ],
    [
      'Berlin’s zone in India',
      /^hotel\.json timeZone is Europe\/Berlin, \d+ km from latitude 12\.9/,
      (facts) => Object.assign(facts, { timeZone: 'Europe/Berlin', countryCode: undefined }),
    ],
    [
      'a zone of another country',
      /^hotel\.json timeZone is Europe\/Berlin, and IN \(countryCode\) has Asia\/Calcutta/,
      (facts) => Object.assign(facts, { timeZone: 'Europe/Berlin', countryCode: 'IN' }),
    ],
    [
      'a code twice',
      /promotions\.direct15 the code "direct15" stands twice/,
      (facts) => facts.promotions.splice(0, 1, { id: 'early', kind: 'coupon', couponCode: 'direct15', percent: 5 }),
    ],
    [
      'a tax under two names',
      /taxes\.gst has the name, the prices and the dates of "gst-low": "GST 5 %" is charged twice/,
      (facts) => facts.taxes.push({ ...facts.taxes[0], id: 'gst', index: 8 }),
    ],
    [
      '0.07 for 7 %',
      /taxes\.gst-low\.tax is 0\.07 %: percent are written as 7/,
      (facts) => Object.assign(facts.taxes[0] as Content, { tax: 0.07 }),
    ],
    [
      'a picture twice',
      /images\.courtyard-day the picture "courtyard-day" stands twice/,
      (facts) => facts.images.push('courtyard-day'),
    ],
    [
      'an extra adult who is not taken',
      /rooms\.garden-twin\.prices\.flexible\.extraAdult is 900, and the room does not take one/,
      (facts) => {
        Object.assign(twin(facts), { extraAdult: false });
        Object.assign(twin(facts).prices['flexible'] as object, { extraAdult: 900 });
      },
    ],
  ])('is told, and taken if it is meant: %s', async (_what, line, how) => {
    await edit(how);
    const { faults, doubts } = await read();
    expect(faults).toEqual([]);
    expect(doubts).toContainEqual(expect.stringMatching(line));
    const places = doubts.map((doubt) => doubt.split(' ')[1] ?? '');
    await edit((facts) => (facts['meant'] = places));
    expect(await read()).toEqual({ faults: [], doubts: [] });
  });

  it('of words is told in each language: a promotion without a name, a room that is none', async () => {
    await edit((words) => {
      const promotions = words['promotions'] as unknown as Content;
      delete promotions['early'];
      (words['rooms'] as unknown as Content)['attic'] = { name: 'A', sentence: 'A', description: 'A', amenities: [] };
    }, 'words.de.json');
    expect((await read()).doubts).toEqual([
      'words.de.json promotions.early has no words: guests would read "early". Write "early": "…" into promotions of words.de.json',
      'words.de.json rooms.attic are words for something that hotel.json does not have: take it out, or mend the id',
    ]);
  });

  it('of a picture is its size, or the name that lies beside the one that is wanted', async () => {
    await writeFile(join(folder, 'images/courtyard-day.jpg'), dot);
    expect((await read()).doubts).toEqual([
      'images/courtyard-day.jpg is 1 × 1 px, and fills no screen: its longer side should have 1920 at least',
    ]);
    await rename(join(folder, 'images/courtyard-day.jpg'), join(folder, 'images/Courtyard_Day.JPG'));
    expect((await read()).faults).toEqual([
      'images/courtyard-day.jpg is missing, and Courtyard_Day.JPG lies there: rename it to courtyard-day.jpg',
    ]);
    await rm(join(folder, 'images'), { recursive: true });
    await mkdir(join(folder, 'images'));
    expect((await read()).faults).toEqual([
      'images/courtyard-day.jpg is missing: the folder images/ is empty or not there. Put courtyard-day.jpg into it',
    ]);
  });

  it('of the text itself says where', async () => {
    const text = JSON.stringify(JSON.parse(await readFile(join(folder, 'hotel.json'), 'utf8')), null, 2);
    await writeFile(join(folder, 'hotel.json'), `\uFEFF${text}`);
    expect((await read()).faults).toEqual([
      'hotel.json begins with a byte order mark, which JSON does not have: save it as "UTF-8", not as "UTF-8 with BOM"',
    ]);
    await writeFile(join(folder, 'hotel.json'), text.replace('"hosts"', ', "hosts"'));
    expect((await read()).faults).toEqual([
      expect.stringMatching(/^hotel\.json is no JSON from line 4, column 3 on, at , "hosts"/),
    ]);
  });

  it('hides no other: all of them are told at once', async () => {
    await edit((facts) => {
      delete facts['createdOn'];
      delete king(facts)['maxBeds'];
      facts['confirmation'] = 'auto';
      facts['checkInTime'] = '2 pm';
      facts['phone'] = 'call us';
      facts.images.push('attic');
      (facts['theme'] as Content)['tag'] = '#123456';
      facts.taxes.push({ ...facts.taxes[0], index: 3 });
      plan(facts)['inclusions'] = ['yoga'];
    });
    await edit((words) => delete words['headline'], 'words.en.json');
    const { faults, doubts } = await read();
    const places = faults.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(places.toSorted()).toEqual(
      [
        'hotel.json createdOn',
        'hotel.json rooms.courtyard-king.maxBeds',
        'hotel.json confirmation',
        'hotel.json checkInTime',
        'hotel.json taxes.gst-low',
        'hotel.json theme.tag',
        'images/attic.jpg is',
        'words.en.json headline',
        'words.en.json images.attic',
        'words.de.json images.attic',
      ].toSorted(),
    );
    expect(doubts.map((line) => line.split(' ')[1])).toEqual(['ratePlans.flexible.inclusions', 'phone']);
  });
});
