import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { king, mistakenHotel, plan, price, type Content, type Facts } from '../../../../test/mistaken-hotel.ts';

/** A JPEG of 1 × 1 px. */
const dot = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9', 'hex');

const serving = (gateway: string, serves: object): object => ({ gateway, serves });
const city = { id: 'city', name: 'City', level: 'room', taxType: 'fixed', tax: 3, index: 9 };
const week = { id: 'week', kind: 'long-stay', nights: 7, percent: 10 };

// Shows docs/rules.md: Two accounts in one hotel (One for each guest).
describe('a mistake in the files of a hotel', () => {
  const { edit, fileOf, read } = mistakenHotel();

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
      'a card that is to be kept by a gateway that keeps none',
      'hotel.json ratePlans.flexible.payment has "guarantee": payment.gateway is "razorpay", and cards are kept by "stripe" alone. Take it out',
      (facts) => void (plan(facts).payment = ['full', 'guarantee']),
    ],
    [
      'a card that is to be kept where a further account keeps none',
      'hotel.json ratePlans.flexible.payment has "guarantee": payment.others.0.gateway is "razorpay", and cards are kept by "stripe" alone. Take it out',
      (facts) => {
        Object.assign(facts.payment, {
          gateway: 'stripe',
          vendor: null,
          others: [serving('razorpay', { countries: ['IN'] })],
        });
        plan(facts).payment = ['full', 'guarantee'];
      },
    ],
    [
      'a further account that serves nobody',
      'hotel.json payment.others.0.serves names nobody: write the currencies or the countries, or payment.gateway would be paid by nobody',
      (facts) => void Object.assign(facts.payment, { others: [serving('stripe', {})] }),
    ],
    [
      'a further account of some countries and of all but some',
      'hotel.json payment.others.0.serves has both countries and exceptCountries: write one of the two',
      (facts) =>
        void Object.assign(facts.payment, {
          others: [serving('stripe', { countries: ['DE'], exceptCountries: ['IN'] })],
        }),
    ],
    [
      'two further accounts for one guest',
      'hotel.json payment.others.1.serves serves guests whom payment.others.0 serves too: let each guest have one',
      (facts) =>
        void Object.assign(facts.payment, {
          others: [
            serving('stripe', { countries: ['DE', 'AT'] }),
            serving('card-vault', { exceptCountries: ['IN', 'DE'] }),
          ],
        }),
    ],
    [
      'paying later where a further account has other guests',
      'hotel.json payment.bnpl is told to every guest, and those of payment.others could not have it: take out one of the two',
      (facts) =>
        void Object.assign(facts.payment, {
          others: [serving('stripe', { exceptCountries: ['IN'] })],
          bnpl: { instalments: 3, everyDays: 30, from: 10_000 },
        }),
    ],
    [
      'a deposit that no card is kept for',
      'hotel.json payment.deposit is 5000: no plan has "guarantee" among its payment, and a deposit is held on a card that is kept for it. Take it out, or add it to a plan',
      (facts) => Object.assign(facts['payment'] as Content, { deposit: 5000 }),
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
      'an extra for a room that is none',
      'hotel.json addons.airport-car.goesWith.roomTypeIds "suite" is no room of hotel.json, which has courtyard-king and garden-twin',
      (facts) => Object.assign((facts['addons'] as Content[])[0] ?? {}, { goesWith: { roomTypeIds: ['suite'] } }),
    ],
    [
      'a room that is made up of more than there is',
      'hotel.json rooms.courtyard-king.consistsOf takes 2 × garden-twin for each of 3, which is 6, and there are 2: set total of courtyard-king to 1 at most',
      (facts) => Object.assign(king(facts), { hourly: null, consistsOf: [{ roomTypeId: 'garden-twin', count: 2 }] }),
    ],
    [
      'a room that is made up of itself',
      'hotel.json rooms.courtyard-king.consistsOf.roomTypeId "courtyard-king" is no other room of hotel.json, which has garden-twin',
      (facts) => Object.assign(king(facts), { hourly: null, consistsOf: [{ roomTypeId: 'courtyard-king' }] }),
    ],
    [
      'a room of parts that is sold by the hour',
      'hotel.json rooms.courtyard-king.consistsOf goes with nights, and the room is sold by the hour too: take out "hourly"',
      (facts) =>
        Object.assign(king(facts), {
          total: 1,
          hourly: { firstHour: 8, lastHour: 20 },
          consistsOf: [{ roomTypeId: 'garden-twin', count: 2 }],
        }),
    ],
    [
      'an extra of each night of hours',
      'hotel.json addons.airport-car.each is night, and goesWith.stay is hours: a stay of hours has no nights',
      (facts) => Object.assign((facts['addons'] as Content[])[0] ?? {}, { each: 'night', goesWith: { stay: 'hours' } }),
    ],
    [
      'an extra that ends before it begins',
      'hotel.json addons.airport-car.goesWith.times is from 21:00 until 19:00: let it end after it begins',
      (facts) =>
        Object.assign((facts['addons'] as Content[])[0] ?? {}, {
          goesWith: { times: { from: '21:00', until: '19:00' } },
        }),
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
      'a tax of a plan that there is not',
      'hotel.json taxes.city.ratePlanIds "flex" is no rate plan of hotel.json, which has flexible and saver',
      (facts) => facts.taxes.push({ ...city, ratePlanIds: ['flex'] }),
    ],
    [
      'a tax per person of the whole booking',
      'hotel.json taxes.city.per is "person", and goes with "level": "room": a booking as a whole has no guests to count',
      (facts) => facts.taxes.push({ ...city, level: 'booking', per: 'person' }),
    ],
    [
      'an exemption of a tax per room',
      'hotel.json taxes.city.exemptUnderAge is 12, and must be an age from 1 to 18, and goes with "per": "person"',
      (facts) => facts.taxes.push({ ...city, exemptUnderAge: 12 }),
    ],
    [
      'an offer that ends before it begins',
      'hotel.json promotions.week.validTo is 2026-11-01, before validFrom with 2026-12-01: the offer would never hold',
      (facts) => (facts['promotions'] = [{ ...week, validFrom: '2026-12-01', validTo: '2026-11-01' }]),
    ],
    [
      'a code of two values',
      'hotel.json promotions.code.off stands beside percent: a code takes off the one or the other',
      (facts) => (facts['promotions'] = [{ id: 'code', kind: 'coupon', couponCode: 'CODE', percent: 5, off: 100 }]),
    ],
    [
      'bands of children in the wrong order',
      'hotel.json childBands.1.under is 6, not above 12: write the youngest first, each age once, or with children before the last of an age',
      (facts) =>
        (facts['childBands'] = [
          { under: 12, percent: 50 },
          { under: 6, price: 0 },
        ]),
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
    await writeFile(fileOf('images/courtyard-day.jpg'), dot);
    expect((await read()).doubts).toEqual([
      'images/courtyard-day.jpg is 1 × 1 px, and fills no screen: its longer side should have 1920 at least',
    ]);
    await rename(fileOf('images/courtyard-day.jpg'), fileOf('images/Courtyard_Day.JPG'));
    expect((await read()).faults).toEqual([
      'images/courtyard-day.jpg is missing, and Courtyard_Day.JPG lies there: rename it to courtyard-day.jpg',
    ]);
    await rm(fileOf('images'), { recursive: true });
    await mkdir(fileOf('images'));
    expect((await read()).faults).toEqual([
      'images/courtyard-day.jpg is missing: the folder images/ is empty or not there. Put courtyard-day.jpg into it',
    ]);
  });

  it('of the text itself says where', async () => {
    const text = JSON.stringify(JSON.parse(await readFile(fileOf('hotel.json'), 'utf8')), null, 2);
    await writeFile(fileOf('hotel.json'), `\uFEFF${text}`);
    expect((await read()).faults).toEqual([
      'hotel.json begins with a byte order mark, which JSON does not have: save it as "UTF-8", not as "UTF-8 with BOM"',
    ]);
    await writeFile(fileOf('hotel.json'), text.replace('"hosts"', ', "hosts"'));
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
      ].toSorted(),
    );
    expect(doubts.map((line) => line.split(' ')[1])).toEqual([
      'ratePlans.flexible.inclusions',
      'phone',
      'images.attic',
      'images.attic',
    ]);
  });
});
