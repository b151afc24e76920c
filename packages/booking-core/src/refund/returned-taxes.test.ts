import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStay } from '../pricing/price-stay.ts';
import { nightlyRates, roomOf, stayOf, tax } from '../pricing/stay.fixtures.ts';
import { returnedTaxesOf } from '../tax/returned-taxes.ts';
import { refundOfChange } from './refund-of-change.ts';
import { refundFor } from './refund.ts';

describe('taxes of a stay that does not take place', () => {
  it('of a hotel that does not say: fixed ones come back, percentages are kept', () => {
    const taxes = [
      tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }),
      tax({ id: 'city', taxType: 'fixed', tax: 500 }),
      tax({ id: 'linen', level: 'booking', taxType: 'fixed', tax: 300, ifCancelled: 'kept' }),
      tax({ id: 'levy', tax: 5, ifCancelled: 'returned' }),
    ];
    const bill = priceStay(stayOf({ rooms: [roomOf(nightlyRates(10_700, 2))], taxes }));
    expect(bill.taxes.map(({ taxId, ifCancelled }) => [taxId, ifCancelled])).toEqual([
      ['vat', undefined],
      ['city', undefined],
      ['linen', 'kept'],
      ['levy', 'returned'],
    ]);
    expect(returnedTaxesOf(bill)).toBe(1000 + 1000);
  });

  it('are in no fee, and the payment company keeps nothing of them: 10.00 of 213.40 come back of what is not refundable', () => {
    const stay = { total: 21_340, paid: 21_340, returnedTaxes: 1000, paidOnline: true };
    expect(refundFor({ ...stay, feePercent: 100 })).toMatchObject({ fee: 20_340, refund: 1000, processingCharge: 0 });
    expect(refundFor({ ...stay, feePercent: 50 })).toMatchObject({ fee: 10_170, refund: 11_170 - 279 });
    expect(refundFor({ ...stay, feePercent: 0 })).toMatchObject({ fee: 0, refund: 21_340 - 534 });
    expect(refundFor({ ...stay, feePercent: 0, leastFee: 30_000 })).toMatchObject({ fee: 20_340, refund: 1000 });
  });

  it('come back whole whatever the terms, where all was paid', () => {
    const sum = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(
        sum,
        sum,
        fc.integer({ min: 0, max: 100 }),
        sum,
        fc.boolean(),
        (price, taxes, feePercent, leastFee, paidOnline) => {
          const total = price + taxes;
          const refund = refundFor({ total, paid: total, returnedTaxes: taxes, feePercent, leastFee, paidOnline });
          expect(refund.refund).toBeGreaterThanOrEqual(taxes);
          expect(refund.penalty + refund.processingCharge + refund.refund).toBe(total);
        },
      ),
    );
  });

  it('of nights that a change takes away come back too', () => {
    const change = { oldTotal: 21_340, newTotal: 10_670, paid: 21_340, feePercent: 50, leastFee: 0 };
    expect(refundOfChange({ ...change, oldReturnedTaxes: 1000, newReturnedTaxes: 500 })).toEqual({
      penalty: 5085,
      processingCharge: 140,
      refund: 5445,
      leastFee: 10_170 - 5085,
    });
  });
});
