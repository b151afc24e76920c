import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { bandFaultsIn } from './band-faults.ts';
import { tax } from './tax.fixtures.ts';
import type { TaxEntry } from './tax.types.ts';

const band = (id: string, bounds: Partial<TaxEntry>): TaxEntry => tax({ id, name: 'Levy', tax: 5, ...bounds });
const day = (text: string) => text as LocalDate;

describe('bands of one tax', () => {
  it.each<[string, Partial<TaxEntry>, Partial<TaxEntry>, string | undefined]>([
    ['follow on each other above a price', { priceTo: 7500 }, { priceAbove: 7500 }, undefined],
    ['follow on each other from a price', { priceTo: 9999 }, { priceFrom: 10_000 }, undefined],
    ['leave a price out', { priceTo: 7500 }, { priceAbove: 7501 }, 'gap'],
    ['leave several out', { priceTo: 7500 }, { priceFrom: 8000 }, 'gap'],
    ['have a price in both', { priceTo: 7500 }, { priceFrom: 7500 }, 'overlap'],
    ['have many in both', { priceTo: 7500 }, { priceAbove: 5000, priceTo: 9000 }, 'overlap'],
    [
      'may do so on other days',
      { priceTo: 7500, validTo: day('2026-02-28') },
      { priceFrom: 7500, validFrom: day('2026-03-01') },
      undefined,
    ],
    ['may do so in other rooms', { priceTo: 7500 }, { priceFrom: 7500, roomTypeIds: ['suite'] }, undefined],
    ['may do so under another name', { priceTo: 7500 }, { priceFrom: 7500, name: 'Another' }, undefined],
  ])('%s', (_, low, high, kind) =>
    expect(bandFaultsIn([band('high', high), band('low', low)])).toEqual(
      kind === undefined ? [] : [{ kind, below: 'low', above: 'high' }],
    ),
  );

  it('are none where a tax is on every price', () =>
    expect(bandFaultsIn([band('all', {}), band('more', { priceFrom: 100 })])).toEqual([]));
});
