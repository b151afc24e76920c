import { expect, test } from 'vitest';
import type { Fee, StayPrice } from '../cancellation/cancellation.types.ts';
import { refundOfChange } from './refund-of-change.ts';
import { refundFor } from './refund.ts';

// Shows docs/rules.md: What was agreed (Cancelling after a change); Cancellation fees (A change).

// The sums are worked out by hand.

/** So many nights at 100.00, each with a city tax of so much that comes back. */
const stay = (nights: number, city = 0): StayPrice => ({
  total: nights * (10_000 + city),
  returnedTaxes: nights * city,
  firstNights: Array.from({ length: nights }, (_, at) => (at + 1) * 10_000),
  roomCount: 1,
});
interface Step {
  readonly to: StayPrice;
  readonly fee: Fee;
  /** What is paid after it. */
  readonly card?: number;
  readonly cash?: number;
}
interface Story {
  readonly first: StayPrice;
  readonly card?: number;
  readonly cash?: number;
  readonly steps: readonly Step[];
  /** The fee when it is cancelled. */
  readonly last: Fee;
  /** What comes back at each step and at the end, after the payment company's charge. */
  readonly back: readonly number[];
  /** The fee that the end names, whatever was paid. */
  readonly fee: number;
}

function told({ first, card = 0, cash = 0, steps, last }: Story): { back: number[]; fee: number } {
  let [price, paid, online, leastFee] = [first, card + cash, card, 0];
  const back = steps.map(({ to, fee, ...more }) => {
    const change = refundOfChange({ before: price, after: to, paid, fee, leastFee, mostOnline: online });
    online += (more.card ?? 0) - (change.refund + change.processingCharge - change.atProperty);
    paid = Math.min(paid, to.total) + (more.card ?? 0) + (more.cash ?? 0);
    [price, leastFee] = [to, change.leastFee];
    return change.refund;
  });
  const end = refundFor({ ...price, paid, fee: last, leastFee, mostOnline: online });
  return { back: [...back, end.refund], fee: end.fee };
}

const [free, half, night, sum] = [{ percent: 0 }, { percent: 50 }, { nights: 1 }, { amount: 15_000 }] as const;
const story = (of: Omit<Story, 'first'> & { readonly first?: StayPrice }): Story => ({ first: stay(4), ...of });

test.each<[string, Story]>([
  // At once half is kept of 400.00: 200.00, and 5.00 of charge.
  ['half, by card, at once', story({ card: 40_000, steps: [], last: half, back: [19_500], fee: 20_000 })],
  // Of 200.00 that go half is kept, and of the rest half: 97.50 twice.
  [
    'half, by card, shortened to two',
    story({ card: 40_000, steps: [{ to: stay(2), fee: half }], last: half, back: [9750, 9750], fee: 10_000 }),
  ],
  [
    'half, in cash, shortened to two',
    story({ cash: 40_000, steps: [{ to: stay(2), fee: half }], last: half, back: [10_000, 10_000], fee: 10_000 }),
  ],
  // 100.00 by card go back first, with the charge; the rest is cash.
  [
    'half, mixed, shortened to two',
    story({
      card: 10_000,
      cash: 30_000,
      steps: [{ to: stay(2), fee: half }],
      last: half,
      back: [9750, 10_000],
      fee: 10_000,
    }),
  ],
  // A night is kept of the stay however long it is: nothing is kept of the two that go.
  [
    'a night, by card, shortened to two',
    story({ card: 40_000, steps: [{ to: stay(2), fee: night }], last: night, back: [19_500, 9750], fee: 10_000 }),
  ],
  [
    'a night, by card, shortened to that night',
    story({ card: 40_000, steps: [{ to: stay(1), fee: night }], last: night, back: [29_250, 0], fee: 10_000 }),
  ],
  // 150.00 of which 100.00 fit into the night that stays: 50.00 are kept at once.
  [
    'a sum, by card, shortened to a night',
    story({ card: 40_000, steps: [{ to: stay(1), fee: sum }], last: sum, back: [24_375, 0], fee: 10_000 }),
  ],
  [
    'a sum, in cash, shortened to two',
    story({ cash: 40_000, steps: [{ to: stay(2), fee: sum }], last: sum, back: [20_000, 5000], fee: 15_000 }),
  ],
  // In the free time nothing is kept, and the fee is of the shorter stay.
  [
    'shortened while it is free, cancelled late',
    story({ card: 40_000, steps: [{ to: stay(2), fee: free }], last: half, back: [19_500, 9750], fee: 10_000 }),
  ],
  // 200.00 had been reached: dates that are free again do not take that away.
  [
    'moved away from a fee that was reached',
    story({ card: 40_000, steps: [{ to: stay(4), fee: half }], last: free, back: [0, 19_500], fee: 20_000 }),
  ],
  [
    'made longer, and paid: half of all of it',
    story({
      first: stay(2),
      card: 20_000,
      steps: [{ to: stay(4), fee: half, card: 20_000 }],
      last: half,
      back: [0, 19_500],
      fee: 20_000,
    }),
  ],
  // Of two nights that come in the time of the fee and go again half is kept, as of any two that go.
  [
    'made longer and shorter again',
    story({
      first: stay(2),
      card: 20_000,
      steps: [
        { to: stay(4), fee: half, card: 20_000 },
        { to: stay(2), fee: half },
      ],
      last: half,
      back: [0, 9750, 9750],
      fee: 10_000,
    }),
  ],
  // While it is free, that costs the charge alone.
  [
    'made longer and shorter again while it is free',
    story({
      first: stay(2),
      card: 20_000,
      steps: [
        { to: stay(4), fee: free, card: 20_000 },
        { to: stay(2), fee: free },
      ],
      last: free,
      back: [0, 19_500, 19_500],
      fee: 0,
    }),
  ],
  // Nothing is paid: the fee that was reached is still asked of a card that is kept.
  [
    'half, nothing paid, shortened to one',
    story({ steps: [{ to: stay(1), fee: half }], last: half, back: [0, 0], fee: 20_000 }),
  ],
  // 5.00 a night of city tax: 200.00 and 20.00 of tax go back, with a charge of 5.50 that the 200.00 bear.
  [
    'half with a city tax, at once',
    story({ first: stay(4, 500), card: 42_000, steps: [], last: half, back: [21_450], fee: 20_000 }),
  ],
  // Of the two that go 110.00 go back with a charge of 2.75, and so of the two that stay.
  [
    'half with a city tax, shortened to two',
    story({
      first: stay(4, 500),
      card: 42_000,
      steps: [{ to: stay(2, 500), fee: half }],
      last: half,
      back: [10_725, 10_725],
      fee: 10_000,
    }),
  ],
])('%s', (_, of) => expect(told(of)).toEqual({ back: of.back, fee: of.fee }));
