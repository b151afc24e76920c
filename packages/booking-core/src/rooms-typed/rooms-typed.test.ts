import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sleepersIn } from './beds-typed.ts';
import type { CurrencyCode } from '../currency/currency.types.ts';
import { roomLines } from './room-lines.ts';
import { mostLines, roomsTyped } from './rooms-typed.ts';

const rooms = (text: string, currency: CurrencyCode = 'NPR', isShared = false) =>
  roomsTyped(text, currency, isShared).map((one) => ('room' in one ? one.room : one.problem));

describe('rooms as people type them', () => {
  it('are read from commas, tabs and semicolons alike', () => {
    const garden = { name: 'Garden room', count: 8, guests: 2, prices: [290_000] };
    for (const line of ['Garden room, 8, 2, 2900', 'Garden room\t8\t2\t2900', 'Garden room;8;2;2900'])
      expect(rooms(line)).toMatchObject([garden]);
    expect(rooms('Garden room,8,2,2900')).toMatchObject([garden]);
    for (const line of ['"Garden room, north",8,2,"2,900"', '"Garden room, north", 8, 2, "2,900"'])
      expect(rooms(line)).toMatchObject([{ name: 'Garden room, north', count: 8, guests: 2, prices: [290_000] }]);
  });

  it('may have a line of headings, empty lines and words in every language', () => {
    const text = 'Typ;Anzahl;Betten;Gäste;Preis\r\n\r\nDoppelzimmer;6;1 Doppelbett;2;98,50 €\r\nचार बेड;٢;2 डबल;४;१२०';
    expect(rooms(text, 'EUR')).toMatchObject([
      {
        name: 'Doppelzimmer',
        count: 6,
        beds: [{ kind: 'double', count: 1 }],
        guests: 2,
        prices: [9850],
        saysBeds: true,
      },
      { name: 'चार बेड', count: 2, beds: [{ kind: 'double', count: 2 }], guests: 4, prices: [12_000] },
    ]);
  });

  it.each([
    ['Doppelzimmer; sechs Zimmer; ein Doppelbett; zwei Personen; 98', 6, 2, 'double'],
    ['Deluxe; four; 1 king; two; 98', 4, 2, 'king'],
    ['غرفة مزدوجة؛ أربع غرف؛ سرير مزدوج؛ شخصان؛ 98', 4, 2, 'double'],
    ['डबल रूम; पाँच कमरे; एक डबल; दो मेहमान; 98', 5, 2, 'double'],
  ])('may have their numbers in words: %s', (line, count, guests, kind) =>
    expect(rooms(line, 'EUR')).toMatchObject([{ count, guests, beds: [{ kind, count: 1 }], prices: [9800] }]),
  );

  it('may say beds, prices by guests, and prices by the hour', () => {
    expect(rooms('Family, 3, 1 king + 2 single, 4, ₹3,200/3,900/4,500/5,000, 3 h 1,400', 'INR')).toMatchObject([
      {
        beds: [
          { kind: 'king', count: 1 },
          { kind: 'single', count: 2 },
        ],
        prices: [3200, 3900, 4500, 5000],
        hourly: [{ hours: 3, price: 1400 }],
      },
    ]);
  });

  it('get the beds that rooms for so many usually have', () => {
    expect(rooms('Suite, 1, 3, 100', 'EUR')).toMatchObject([
      {
        beds: [
          { kind: 'double', count: 1 },
          { kind: 'single', count: 1 },
        ],
        saysBeds: false,
      },
    ]);
    expect(rooms('Dorm bed, 24, 1, 1250', 'NPR', true)).toMatchObject([{ beds: [{ kind: 'dorm', count: 1 }] }]);
  });

  it.each([
    ['Garden room, 8', 'cells_missing'],
    ['12, 8, 2, 2900', 'name_missing'],
    ['Garden room, many, 2, 2900', 'count_wrong'],
    ['Garden room, 8, 99, 2900', 'guests_wrong'],
    ['Garden room, 8, hammock, 2, 2900', 'beds_unknown'],
    ['Garden room, 8, 1 single, 2, 2900', 'beds_too_few'],
    ['Garden room, 8, 2, cheap', 'price_wrong'],
    ['Garden room, 8, 2, -10', 'price_wrong'],
    ['Garden room, 8, 2, 3500/2900', 'prices_fall'],
    ['Single, 8, 1, 2900/3500', 'prices_too_many'],
  ])('say what is wrong in a line: %s', (line, problem) => {
    expect(rooms(line)).toEqual([problem]);
  });

  it.each([
    '8-bed mixed dorm, 1, 8 beds, 8, RM 45',
    '4 bunk beds, 1, 4 bunk, 8, 45',
    'Family dorm, 2, 4, 120/130/140/150',
  ])('of more than three in a hostel ask whether a bed is sold or all: %s', (line) => {
    expect(rooms(line, 'MYR', true)).toEqual(['bed_or_room']);
    expect(rooms(line, 'MYR')).toMatchObject([{ guests: line.startsWith('Family') ? 4 : 8 }]);
  });

  it.each([
    ['8-bed mixed dorm, 1, 8 beds, 8, RM 45 per bed', 8, 1, [4500]],
    ['Dormitorio, 2, 8 camas, 8, 45 por cama', 16, 1, [4500]],
    ['Dorm; 1; 6 single; 6; €45/bed', 6, 1, [4500]],
    ['Dortoir, 1, 8 lits, 8, 45 par lit', 8, 1, [4500]],
    ['Camerata, 1, 8 letti, 8, 45 a letto', 8, 1, [4500]],
    ['Dormitório, 1, 8 camas, 8, 45 por quarto', 1, 8, [4500]],
    ['8-bed mixed dorm; 2; 8 beds; 8; 45; je Bett', 16, 1, [4500]],
    ['سكن مشترك\t1\t8\t45 لكل سرير', 8, 1, [4500]],
    ['डॉर्म, 1, 8, 45 प्रति बेड', 8, 1, [4500]],
    ['8-bed mixed dorm, 1, 8 beds, 8, RM 300 whole room', 1, 8, [30_000]],
    ['Family room, 2, 4, 120 ganzes Zimmer', 2, 4, [12_000]],
    ['Triple, 2, 3, 90', 2, 3, [9000]],
  ])('say in a hostel what a price is of: %s', (line, count, guests, prices) =>
    expect(rooms(line, 'MYR', true)).toMatchObject([{ count, guests, prices }]),
  );

  it('have one price a bed, and as many beds as a house may have', () => {
    expect(rooms('Dorm, 1, 8, 40/45 per bed', 'MYR', true)).toEqual(['prices_too_many']);
    expect(rooms('Dorm, 500, 8, 45 per bed', 'MYR', true)).toEqual(['count_wrong']);
  });

  it('are each named once, and not more than a house has', () => {
    expect(rooms('Twin, 2, 2, 10\ntwin, 2, 2, 10')).toMatchObject([{ name: 'Twin' }, 'named_twice']);
    const many = Array.from({ length: mostLines + 1 }, (_, at) => `Type ${at}a, 1, 2, 10`).join('\n');
    expect(rooms(many).at(-1)).toBe('too_many_lines');
  });

  it('are a room or a problem whatever is typed, and no price is more than its digits say', () => {
    const holds = fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) =>
      roomsTyped(text, 'EUR').every(
        (one) => !('room' in one) || one.room.prices.every((price) => Number.isSafeInteger(price) && price > 0),
      ),
    );
    expect(fc.check(holds)).toMatchObject({ failed: false });
  });

  it('are written as lines that are read as the same', () => {
    const bed = fc.record({
      kind: fc.constantFrom('king', 'queen', 'double', 'single', 'bunk', 'dorm', 'sofa'),
      count: fc.integer({ min: 1, max: 9 }),
    });
    const room = fc
      .record({
        name: fc.stringMatching(/^[A-Za-zÄÖÜ][A-Za-z ,&"]{0,20}[a-z]$/).filter((name) => !/^\s*"/.test(name)),
        count: fc.integer({ min: 1, max: 999 }),
        beds: fc.array(bed, { minLength: 1, maxLength: 3 }),
        prices: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 3 }),
        hours: fc.option(fc.integer({ min: 1, max: 24 })),
      })
      .map(({ prices, hours, ...rest }) => ({
        ...rest,
        guests: sleepersIn(rest.beds),
        prices: prices.toSorted((one, other) => one - other).slice(0, sleepersIn(rest.beds)),
        hourly: hours === null ? [] : [{ hours, price: prices[0] ?? 1 }],
      }))
      .filter(({ guests }) => guests <= 30);
    const holds = fc.property(
      fc.uniqueArray(room, { selector: ({ name }) => name.trim().toLowerCase(), minLength: 1, maxLength: 5 }),
      fc.constantFrom<CurrencyCode>('EUR', 'INR', 'JPY'),
      (all, currency) => {
        const named = all.map((one) => ({ ...one, name: one.name.trim() }));
        expect(rooms(roomLines(named, currency), currency)).toEqual(named.map((one) => ({ ...one, saysBeds: true })));
      },
    );
    fc.assert(holds);
  });

  it('whose price is not known are written with a gap that is named', () => {
    const twin = { name: 'Twin', count: 2, beds: [{ kind: 'single', count: 2 }] as const, guests: 2, hourly: [] };
    expect(roomLines([{ ...twin, prices: [9000] }], 'EUR', false)).toBe('Twin; 2; 2 single; 2; ?');
    expect(rooms('Twin; 2; 2 single; 2; ?', 'NPR')).toEqual(['price_wrong']);
  });
});
