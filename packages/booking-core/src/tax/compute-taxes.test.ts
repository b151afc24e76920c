import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { indianTaxes, tax } from '../pricing/stay.fixtures.ts';
import { fixedTaxAbove } from './check-taxes.ts';
import { computeTaxes } from './compute-taxes.ts';
import type { TaxableRoom } from './tax.types.ts';

const friday = '2026-11-27' as LocalDate;
const saturday = '2026-11-28' as LocalDate;
const room = (id: string, amount: number, date = friday): TaxableRoom => ({ id, date, amount });

describe('the taxes of rooms', () => {
  it('are each room’s own: 5 % up to 7,500 a night, 18 % above', () => {
    const { lines, rooms } = computeTaxes(indianTaxes, [
      room('101', 6000),
      room('102', 8000),
      room('101', 6000, saturday),
    ]);
    expect(rooms).toEqual([
      { id: '101', amount: 12_000, roomTax: 600 },
      { id: '102', amount: 8000, roomTax: 1440 },
    ]);
    expect(lines.map(({ taxId, amount }) => [taxId, amount])).toEqual([
      ['CGST', 300],
      ['SGST', 300],
      ['CGST-high', 720],
      ['SGST-high', 720],
    ]);
  });

  it('multiply a fixed tax by the nights of the room, and leave out what the booking is charged', () => {
    const taxes = [
      tax({ id: 'city', taxType: 'fixed', tax: 500 }),
      tax({ id: 'once', level: 'booking', taxType: 'fixed', tax: 99, index: 1 }),
    ];
    const { lines, rooms } = computeTaxes(taxes, [room('1', 900), room('1', 900, saturday), room('2', 900)]);
    expect(rooms.map(({ roomTax }) => roomTax)).toEqual([1000, 500]);
    expect(lines.map(({ amount }) => amount)).toEqual([1500, 99]);
  });

  it('add up to the lines of the bill', () => {
    const anyRoom = fc.record({
      id: fc.constantFrom('1', '2', '3'),
      date: fc.constantFrom(friday, saturday),
      amount: fc.integer({ min: 0, max: 20_000 }),
    });
    const taxes = [
      ...indianTaxes.map((entry) => ({ ...entry, inclusive: true })),
      tax({ id: 'fee', taxType: 'fixed', tax: 7, index: 3 }),
    ];
    fc.assert(
      fc.property(fc.array(anyRoom, { maxLength: 9 }), (given) => {
        const { lines, rooms } = computeTaxes(taxes, given);
        const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
        expect(sum(rooms.map(({ roomTax }) => roomTax))).toBe(sum(lines.map(({ amount }) => amount)));
        expect(sum(rooms.map(({ amount }) => amount))).toBe(sum(given.map(({ amount }) => amount)));
        expect(rooms.map(({ id }) => id)).toEqual([...new Set(given.map(({ id }) => id))]);
      }),
    );
  });

  it.each([
    ['negative', -1],
    ['not_an_integer', 0.5],
    ['not_an_integer', Number.NaN],
  ])('are refused as %s for an amount of %d', (code, amount) => {
    expect(() => computeTaxes([], [room('1', 1), room('2', amount)])).toThrow(
      expect.objectContaining({ code, argument: 'rooms[1].amount' }),
    );
  });
});

it('a fixed tax in the price is at most the price', () => {
  const city = tax({ id: 'city', taxType: 'fixed', tax: 500, inclusive: true });
  expect(fixedTaxAbove([city], 500)).toBeNull();
  expect(fixedTaxAbove([tax({ id: 'vat', tax: 7, inclusive: true }), city], 499)).toBe(city);
  expect(
    fixedTaxAbove(
      [
        { ...city, inclusive: false },
        { ...city, taxType: 'percentage', tax: 50 },
      ],
      5,
    ),
  ).toBeNull();
});
