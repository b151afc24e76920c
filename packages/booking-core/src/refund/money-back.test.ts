import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { moneyBackOf } from './money-back.ts';
import { refundFor } from './refund.ts';

const stay = { total: 20_000, fee: { percent: 0 }, mostOnline: 0 };
const kindOf = (request: Partial<Parameters<typeof refundFor>[0]> & { readonly paid: number }) =>
  moneyBackOf({ ...refundFor({ ...stay, ...request }), paid: request.paid });

// Shows docs/rules.md: What guests are told (Words of money).
test.each([
  ['nothing paid, no fee', 'free', { paid: 0 }],
  ['nothing paid, a fee', 'by_terms', { paid: 0, fee: { percent: 50 } }],
  ['cash, no fee', 'full', { paid: 20_000 }],
  ['a card, no fee: a charge is kept', 'highest', { paid: 20_000, mostOnline: 20_000 }],
  ['a card and cash, no fee', 'highest', { paid: 20_000, mostOnline: 6000 }],
  ['cash, half kept', 'part', { paid: 20_000, fee: { percent: 50 } }],
  [
    'all kept but taxes that come back',
    'part',
    { paid: 20_000, fee: { percent: 100 }, returnedTaxes: 500, mostOnline: 20_000 },
  ],
  [
    'taxes alone, which carry no charge',
    'full',
    { paid: 500, total: 500, fee: { percent: 50 }, returnedTaxes: 500, mostOnline: 500 },
  ],
  ['an advance below the fee', 'none', { paid: 5000, fee: { percent: 50 } }],
] as const)('%s: %s', (_, kind, request) => expect(kindOf(request)).toBe(kind));

it('is full where nothing is kept alone', () => {
  const sum = fc.nat(100_000);
  fc.assert(
    fc.property(sum, sum, fc.nat(100), sum, (total, paid, feePercent, mostOnline) => {
      const refund = refundFor({ total, paid, fee: { percent: feePercent }, mostOnline });
      const isFull = moneyBackOf({ ...refund, paid }) === 'full';
      expect(isFull).toBe(paid > 0 && refund.penalty + refund.processingCharge === 0);
    }),
  );
});
