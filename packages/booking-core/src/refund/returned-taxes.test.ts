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
    const stay = { total: 21_340, paid: 21_340, returnedTaxes: 1000, mostOnline: 21_340 };
    expect(refundFor({ ...stay, fee: { percent: 100 } })).toMatchObject({
      fee: 20_340,
      refund: 1000,
      processingCharge: 0,
    });
    expect(refundFor({ ...stay, fee: { percent: 50 } })).toMatchObject({ fee: 10_170, refund: 11_170 - 279 });
    expect(refundFor({ ...stay, fee: { percent: 0 } })).toMatchObject({ fee: 0, refund: 21_340 - 534 });
  });

  it('come back whole whatever the terms, where all was paid', () => {
    const sum = fc.integer({ min: 0, max: 1e9 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(sum, sum, percent, percent, percent, (price, taxes, feePercent, leastPercent, onlinePercent) => {
        const total = price + taxes;
        const refund = refundFor({
          total,
          paid: total,
          returnedTaxes: taxes,
          fee: { percent: feePercent },
          leastFee: Math.floor((price * leastPercent) / 100),
          mostOnline: Math.floor((total * onlinePercent) / 100),
        });
        expect(refund.refund).toBeGreaterThanOrEqual(taxes);
        expect(refund.penalty + refund.processingCharge + refund.refund).toBe(total);
      }),
    );
  });

  it('are paid towards a fee that was reached before a change, as everything is that was paid: a fee is no tax', () => {
    const stay = { total: 10_500, paid: 10_500, returnedTaxes: 500, mostOnline: 10_500 };
    expect(refundFor({ ...stay, fee: { percent: 50 }, leastFee: 17_900 })).toMatchObject({
      fee: 17_900,
      penalty: 10_500,
      refund: 0,
      code: 'fee_covers_payment',
    });
  });

  it('of nights that a change takes away come back too', () => {
    const change = {
      before: { total: 21_340, returnedTaxes: 1000 },
      after: { total: 10_670, returnedTaxes: 500 },
      paid: 21_340,
      fee: { percent: 50 },
      leastFee: 0,
      mostOnline: 21_340,
    };
    expect(refundOfChange(change)).toEqual({
      penalty: 5085,
      processingCharge: 140,
      refund: 5445,
      atProperty: 0,
      leastFee: 10_170 - 5085,
    });
  });
});
