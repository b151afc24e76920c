import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedOf, berlin, someFees } from '../../test/agreed.fixtures.ts';
import { atAgreedPrice } from '../pricing/agreed-price.ts';
import { agreedBillOf } from '../pricing/agreed-bill.ts';
import { billInPrices } from '../pricing/priced-things.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from '../pricing/stay.fixtures.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import { chargesOfStay, type ChargeSettings } from './charges-of-stay.ts';
import { germanShares } from './divided-price.ts';
import { dayOf } from './invoice.fixtures.ts';

// Shows docs/rules.md: Invoices and credit notes (Charges, Several rates in one price).

const names = {
  room: (id: string) => id,
  plan: () => undefined,
  tax: (_: string, name: string) => name,
  fee: (_: string, name: string) => name,
};
const chargesOf = (stay: Parameters<typeof agreedOf>[0], settings: ChargeSettings = {}) =>
  chargesOfStay(
    billInPrices(agreedOf(stay), () => stay.taxes),
    settings,
    names,
  );
const seen = ({ charges }: ReturnType<typeof chargesOf>) =>
  charges.map(({ kind, description, gross, taxes }) => [kind, description.name, gross, taxes.map(({ rate }) => rate)]);

describe('charges of a stay', () => {
  it('of Dubai are the room and its service with VAT, and two levies outside it', () => {
    const dubai = [
      tax({ id: 'service', name: 'Service charge', tax: 10, index: 1 }),
      tax({ id: 'municipality', name: 'Municipality fee', tax: 7, index: 2 }),
      tax({ id: 'vat', name: 'VAT', tax: 5, index: 3, useIndex: 1 }),
      tax({ id: 'dirham', name: 'Tourism Dirham', taxType: 'fixed', tax: 1500, index: 4 }),
    ];
    expect(
      seen(chargesOf(stayOf({ currency: 'AED', taxes: dubai, rooms: [roomOf(nightlyRates(100_000, 1))] }))),
    ).toEqual([
      ['night', 'teak-king', 105_000, [5]],
      ['service', 'Service charge', 10_500, [5]],
      ['levy', 'Municipality fee', 7000, []],
      ['levy', 'Tourism Dirham', 1500, []],
    ]);
  });

  it('of Kathmandu take service and VAT out of a price that has both', () => {
    const kathmandu = [
      tax({ id: 'service', name: 'Service charge', tax: 10, inclusive: true, index: 1 }),
      tax({ id: 'vat', name: 'VAT', tax: 13, inclusive: true, index: 2, useIndex: 1 }),
    ];
    // 124,300 = 100,000 + 10 % + 13 % of 110,000.
    expect(
      seen(chargesOf(stayOf({ currency: 'NPR', taxes: kathmandu, rooms: [roomOf(nightlyRates(124_300, 1))] }))),
    ).toEqual([
      ['night', 'teak-king', 113_000, [13]],
      ['service', 'Service charge', 11_300, [13]],
    ]);
  });

  it('of Berlin divide a breakfast that the house has said of, and name one that nobody has', () => {
    const stay = stayOf({
      currency: 'EUR',
      taxes: [tax({ id: 'vat', name: 'MwSt.', tax: 7, inclusive: true, index: 1 })],
      rooms: [roomOf(nightlyRates(10_700, 1))],
      addons: [{ addonId: 'breakfast', name: 'Frühstück', category: 'person', price: 1400, quantity: 2 }],
    });
    expect(chargesOf(stay).unrated).toEqual(['breakfast']);
    const said = chargesOf(stay, { extras: { breakfast: germanShares('drinks-30', dayOf('2026-11-29')) } });
    expect(said.unrated).toEqual([]);
    expect(seen(said).slice(1)).toEqual([
      ['extra', 'Frühstück', 1960, [7]],
      ['extra', 'Frühstück', 840, [19]],
    ]);
  });

  it('of a house without value added tax ask for no rates', () => {
    const addons = [{ addonId: 'car', name: 'Car', category: 'booking', price: 100, quantity: 1 }] as const;
    expect(chargesOf(stayOf({ taxes: [], addons })).unrated).toEqual([]);
  });
});

describe('the charges of any stay', () => {
  const sets: readonly (readonly TaxEntry[])[] = [[], indianTaxes, berlin, berlin.slice(0, 2)];
  it('add up to its bill, at an agreed price too', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...sets),
        fc.option(fc.integer({ min: 0, max: 90_000 })),
        fc.boolean(),
        (prices, taxes, agreed, hasFees) => {
          const booked = agreedOf(
            stayOf({
              taxes,
              rooms: prices.map((price, at) => roomOf(nightlyRates(price, 1 + (at % 3)))),
              fees: hasFees ? someFees : [],
              convenienceFee: { kind: 'fixed', amount: 99 },
              addons: [{ addonId: 'car', name: 'Car', category: 'booking', price: 3000, quantity: 1 }],
            }),
          );
          const stay = agreed === null ? booked : atAgreedPrice(booked, agreed, () => taxes);
          const { total } = agreedBillOf(stay, () => taxes);
          const { charges } = chargesOfStay(
            billInPrices(stay, () => taxes),
            {},
            names,
          );
          expect(charges.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
        },
      ),
    ));
});
