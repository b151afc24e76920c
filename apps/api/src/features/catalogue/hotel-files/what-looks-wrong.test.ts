import { join, resolve } from 'node:path';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { computeTaxes } from '@latchkey/booking-core/tax';
import { describe, expect, it } from 'vitest';
import { mistakenHotel, plan, price, twin, type Content, type Facts } from '../../../../test/mistaken-hotel.ts';
import type { HotelFolder } from './hotel-folder.types.ts';
import type { HotelWords } from '@latchkey/hotel-document/words';
import { readHotelFolder } from './read-hotel-folder.ts';
import { readHotelFolders } from './read-hotel-folders.ts';
import { policyShortages, saidFactsShortages } from '@latchkey/hotel-document/checks';

describe('what looks wrong in the files of a hotel', () => {
  const { edit, read } = mistakenHotel();

  it.each<[string, RegExp, (facts: Facts) => void]>([
    [
      '32 for 3,200',
      /^hotel\.json rooms\.courtyard-king\.prices\.flexible costs 16 a guest, the other plans of this room \d+: is a digit missing/,
      (facts) => (price(facts).priceForPax = [{ pax: 2, price: 32 }]),
    ],
    [
      'a city tax that is kept of a stay that nobody makes',
      /taxes\.city is called "City Tax", and as a percentage it is kept of a stay that is cancelled: say "ifCancelled"/,
      (facts) =>
        (facts['taxes'] = [{ id: 'city', name: 'City Tax', level: 'room', taxType: 'percentage', tax: 5, index: 1 }]),
    ],
    [
      'a sum for cancelling above many nights',
      /ratePlans\.\S+\.cancellation\.0\.amount is 9000000, more than the lowest price of a night/,
      (facts) => (plan(facts)['cancellation'] = [{ hoursBeforeCheckIn: 24, amount: 9_000_000 }]),
    ],
    [
      'payment with requests that nobody makes',
      /payment\.withRequest is for requests that are paid online: it needs "confirmation": "manual"/,
      (facts) => Object.assign(facts['payment'] as object, { withRequest: true }),
    ],
    [
      'a no-show of 48 nights',
      /penalties\.noShow\.nights is 48, more nights than guests stay/,
      (facts) => (facts['penalties'] = { noShow: { nights: 48 } }),
    ],
    [
      'two nights before one',
      /cancellation keeps nights 2 until 48 hours before check-in and only nights 1 after it/,
      (facts) =>
        (plan(facts)['cancellation'] = [
          { hoursBeforeCheckIn: 48, nights: 2 },
          { hoursBeforeCheckIn: 24, nights: 1 },
        ]),
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

  it('is a figure in a policy that no rule has, in any of the languages', async () => {
    const { facts, words } = await hotelOf('1760-sandalwood-courtyard');
    expect(policyShortages(facts, { en: words.en })).toEqual([]);
    const said = (name: string, text: string): HotelWords => ({ ...words.en, policies: [{ name, text }] });
    const found = policyShortages(facts, {
      en: said('Cancelling', 'Free until 72 hours before check-in, then 80 %. Or 14 days before. Refunds take 5 days.'),
      ar: said('الإلغاء', 'مجانًا حتى ٧٢ ساعة، ثم ٨٠٪'),
      de: said('Storno', 'Kostenlos bis 48 Stunden vorher, sonst bis 30 Tage vor Anreise.'),
      hi: said('पालतू', 'पालतू की सूचना 9 दिन पहले दें।'),
    });
    const line = (file: string, figure: string, name: string): string =>
      `words.${file}.json policies.0 says ${figure} in the policy "${name}", and no cancellation tier, penalty, tax or offer of hotel.json does`;
    expect(found.map(({ file, path, message }) => `${file} ${path} ${message}`)).toEqual([
      line('en', '80 %', 'Cancelling'),
      line('en', '72 hours', 'Cancelling'),
      line('en', '14 days', 'Cancelling'),
      line('de', '30 days', 'Storno'),
      line('ar', '80 %', 'الإلغاء'),
      line('ar', '72 hours', 'الإلغاء'),
    ]);
  });

  it('is in none of the demo hotels', async () => {
    const { hotels, faults, doubts } = await readHotelFolders(demoHotels);
    expect([hotels.length, faults, doubts]).toEqual([7, [], []]);
    expect(hotels.flatMap(({ facts, words }) => policyShortages(facts, words))).toEqual([]);
    expect(hotels.flatMap(({ facts, words }) => saidFactsShortages(facts, words))).toEqual([]);
  });

  // Übernachtungsteuergesetz of Berlin, from 1 January 2025: 7.5 % of what the room costs without VAT.
  it('is not Berlin’s tax: €124.00 contain €8.11 of VAT at 7 %, and on the other €115.89 are €8.69', async () => {
    const { facts } = await hotelOf('1188-haus-linde', demoHotels);
    const date = '2026-12-02' as LocalDate;
    const linesOf = (ratePlanId: string, amount: number) => {
      const guests = { adults: 1, childAges: [], infants: 0 };
      const stay = { kind: 'nights' as const, roomTypeId: 'linden-single', ratePlanId, guests, firstNight: date };
      const whole = { ...stay, nights: 1, bookedOn: date, exemptions: [] };
      const { lines } = computeTaxes(facts.taxes, [{ id: 'one', date, amount, stay: whole }]);
      return lines.map(({ taxId, inclusive, amount: tax }) => [taxId, inclusive, tax]);
    };
    expect(linesOf('flexible', 12_400)).toEqual([
      ['vat', true, 811],
      ['city-tax', false, 869],
    ]);
    // Of the 124.00 with breakfast 12.00 are breakfast, 11.21 without their VAT: 7.5 % of the other 104.68.
    expect(linesOf('breakfast', 12_400)).toEqual([
      ['vat', true, 811],
      ['city-tax-breakfast', false, 785],
    ]);
  });
});

const demoHotels = resolve(import.meta.dirname, '../../../../hotels');
const testHotels = resolve(import.meta.dirname, '../../../../test/hotels');

async function hotelOf(folder: string, directory = testHotels): Promise<HotelFolder> {
  const read = await readHotelFolder(join(directory, folder));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.hotel;
}
