import { describe, expect, it } from 'vitest';
import { ifCancelledOf, returnedTaxesOf } from './returned-taxes.ts';
import { stay } from './nights.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import { tax } from './tax.fixtures.ts';

// docs/rules.md, "Taxes of a stay that does not take place".
describe('a tax of a stay that does not take place', () => {
  it.each([
    ['a sum is owed for staying', 'fixed', undefined, 'returned'],
    ['a percentage is of the price that is kept', 'percentage', undefined, 'kept'],
    ['a sum that is kept', 'fixed', 'kept', 'kept'],
    ['a percentage that is returned, as Berlin’s City Tax', 'percentage', 'returned', 'returned'],
  ] as const)('%s', (_, taxType, ifCancelled, becomes) => {
    expect(ifCancelledOf({ taxType, ifCancelled })).toBe(becomes);
  });

  it('comes back whole, and no other', () => {
    const taxes = taxLinesOn(
      [
        tax({ id: 'vat', tax: 7 }),
        tax({ id: 'city', tax: 5, ifCancelled: 'returned', index: 1 }),
        tax({ id: 'dirham', taxType: 'fixed', tax: 1500, index: 2 }),
        tax({ id: 'fee', taxType: 'fixed', tax: 250, ifCancelled: 'kept', index: 3 }),
      ],
      stay(2, 10_000),
    );
    expect(returnedTaxesOf({ taxes })).toBe(1000 + 3000);
  });
});
