import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundOfParts } from './refund-of-parts.ts';
import { refundFor } from './refund.ts';

const sum = fc.integer({ min: 0, max: 1_000_000 });
const booked = fc
  .record({
    total: sum,
    paidPercent: fc.integer({ min: 0, max: 100 }),
    feePercent: fc.integer({ min: 0, max: 100 }),
    taxes: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ total, paidPercent, feePercent, taxes }) => ({
    total,
    paid: Math.floor((total * paidPercent) / 100),
    feePercent,
    returnedTaxes: Math.floor((total * taxes) / 100),
  }));

it('is that of a payment online where all of it was, and that of one at the property where nothing was', () => {
  fc.assert(
    fc.property(booked, (request) => {
      expect(refundOfParts({ ...request, mostOnline: request.paid })).toEqual(
        refundFor({ ...request, paidOnline: true }),
      );
      expect(refundOfParts({ ...request, mostOnline: 0 })).toEqual(refundFor({ ...request, paidOnline: false }));
    }),
  );
});

it('tells where all that was paid goes, and charges less the more was paid at the property', () => {
  fc.assert(
    fc.property(booked, fc.integer({ min: 0, max: 100 }), (request, percent) => {
      const mostOnline = Math.floor((request.paid * percent) / 100);
      const { penalty, processingCharge, refund } = refundOfParts({ ...request, mostOnline });
      expect(penalty + processingCharge + refund).toBe(request.paid);
      const all = refundOfParts({ ...request, mostOnline: request.paid });
      expect(processingCharge).toBeLessThanOrEqual(all.processingCharge);
    }),
  );
});

it('takes the charge of the gateway’s part alone', () => {
  const request = { total: 10_000, paid: 10_000, feePercent: 50, mostOnline: 2000 };
  expect(refundOfParts(request)).toMatchObject({ penalty: 5000, processingCharge: 50, refund: 4950 });
});
