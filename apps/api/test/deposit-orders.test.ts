import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nights } from './contract-house.ts';
import type { Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { restHouse } from './rest-house.ts';

// Shows docs/rules.md: The rest of a deposit (Its day, Not paid); Cancellation fees (What a fee is, A change).

/** Saturday, check-in at 15:00 in Berlin. */
const checkIn = '2027-02-20';
const nightsOf = (count: number, from = checkIn): object =>
  nights(from, new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10));
/** A month ahead, the day on which the rest is asked for, the day of half and the last night. */
const moments = {
  free: '2027-01-15T12:00:00Z',
  due: '2027-01-21T07:00:00Z',
  half: '2027-02-19T10:00:00Z',
  all: '2027-02-19T20:00:00Z',
};

type Step =
  | { readonly at: keyof typeof moments }
  /** What is left, online. */
  | { readonly rest: 'paid' }
  | { readonly cash: number }
  /** So many nights; what is due for it at once and what comes back. */
  | { readonly to: number; readonly due?: number; readonly back?: number; readonly from?: string }
  /** How the booking stands: what is still to be paid, and when that is asked for. */
  | { readonly payable: number; readonly dueOn?: string }
  /** What cancelling says, the last step. */
  | { readonly fee: number; readonly kept: number; readonly charge: number; readonly back: number };

// dalefarmholidays.co.uk, kiahuna.com and summerforever.co.za take a part to book and the rest so many days before arrival.
// Here two nights at 100.00, 20 % to book and the rest 30 days before; free until 48 hours before, half until 24, then all.
// The payment company keeps 2.5 % of what goes back through it.
const orders: [string, Step[]][] = [
  ['the deposit, called off in time', [{ at: 'free' }, { fee: 0, kept: 0, charge: 100, back: 3900 }]],
  ['the deposit, called off late', [{ at: 'half' }, { fee: 10_000, kept: 4000, charge: 0, back: 0 }]],
  ['the rest never paid, called off at last', [{ at: 'all' }, { fee: 20_000, kept: 4000, charge: 0, back: 0 }]],
  [
    'the rest paid early, called off late',
    [{ at: 'free' }, { rest: 'paid' }, { at: 'half' }, { fee: 10_000, kept: 10_000, charge: 250, back: 9750 }],
  ],
  [
    'the rest paid on its day, called off in time',
    [
      { at: 'due' },
      { payable: 16_000, dueOn: '2027-01-21' },
      { rest: 'paid' },
      { payable: 0 },
      { fee: 0, kept: 0, charge: 500, back: 19_500 },
    ],
  ],
  // Of 100.00 that come back 40.00 were paid by card.
  [
    'the rest paid in cash, called off late',
    [{ cash: 16_000 }, { at: 'half' }, { fee: 10_000, kept: 10_000, charge: 100, back: 9900 }],
  ],
  [
    'a part of the rest in cash, called off in time',
    [{ cash: 6000 }, { payable: 10_000, dueOn: '2027-01-21' }, { fee: 0, kept: 0, charge: 100, back: 9900 }],
  ],
  // 20 % of 300.00 are 60.00.
  [
    'a night more before the rest is due',
    [
      { to: 3, due: 2000 },
      { payable: 24_000, dueOn: '2027-01-21' },
      { fee: 0, kept: 0, charge: 150, back: 5850 },
    ],
  ],
  [
    'a night more, and back',
    [
      { to: 3, due: 2000 },
      { to: 2 },
      { payable: 14_000, dueOn: '2027-01-21' },
      { fee: 0, kept: 0, charge: 150, back: 5850 },
    ],
  ],
  // A night is less than twice the deposit: nothing that was paid is too much.
  ['a night less', [{ to: 1 }, { payable: 6000, dueOn: '2027-01-21' }, { fee: 0, kept: 0, charge: 100, back: 3900 }]],
  [
    'a night less after all is paid',
    [{ rest: 'paid' }, { to: 1, back: 9750 }, { payable: 0 }, { fee: 0, kept: 0, charge: 250, back: 9750 }],
  ],
  [
    'a night more after all is paid: 60.00 to book three are paid long since',
    [
      { rest: 'paid' },
      { to: 3 },
      { payable: 10_000, dueOn: '2027-01-21' },
      { rest: 'paid' },
      { fee: 0, kept: 0, charge: 750, back: 29_250 },
    ],
  ],
  // Half of the night that goes is kept of it: 50.00, and half of the one that stays.
  [
    'a night less in the time of half, after all is paid',
    [{ rest: 'paid' }, { at: 'half' }, { to: 1, back: 4875 }, { fee: 5000, kept: 5000, charge: 125, back: 4875 }],
  ],
  // The fee that was reached, 100.00, stays: 40.00 of it are paid.
  [
    'a night less in the time of half, with the deposit alone',
    [{ at: 'half' }, { to: 1 }, { fee: 10_000, kept: 4000, charge: 0, back: 0 }],
  ],
  [
    'other dates, and the rest with them',
    [
      { to: 2, from: '2027-03-20' },
      { payable: 16_000, dueOn: '2027-02-18' },
      { at: 'half' },
      { fee: 0, kept: 0, charge: 100, back: 3900 },
    ],
  ],
  [
    'other dates in the time of half: the fee goes along',
    [
      { rest: 'paid' },
      { at: 'half' },
      { to: 2, from: '2027-03-20' },
      { fee: 10_000, kept: 10_000, charge: 250, back: 9750 },
    ],
  ],
];

describe('a deposit and its rest, in the order of events', () => {
  const engine = openEngine();
  const { atProperty, booked, cancelQuote, changeQuote, makeQuoted, payRest, post, relay, until, view } = restHouse(
    engine,
    'pay-at-property',
  );
  const cash = ({ bookingId }: Booked, amount: number) =>
    atProperty(`${bookingId}/payments`, { amount, method: 'cash' });

  /** Takes a step, and says what came of it as the table does. */
  async function go(one: Booked, step: Step): Promise<object> {
    if ('at' in step) {
      until(moments[step.at]);
      await relay();
      return step;
    }
    if ('rest' in step) {
      await payRest(one, randomUUID());
      return step;
    }
    if ('cash' in step) return (await cash(one, step.cash)).statusCode === 200 ? step : { cash: 'refused' };
    if ('to' in step) {
      const [, quote] = await changeQuote(one, { stay: nightsOf(step.to, step.from) });
      const { statusCode } = await makeQuoted(one, quote);
      const [due, back] = [Number(quote['due']), Number(quote['refund'])];
      if (due > 0) await payRest(one, randomUUID());
      await relay();
      return { ...step, ...(due > 0 ? { due } : {}), ...(back > 0 ? { back } : {}), to: statusCode === 200 && step.to };
    }
    if ('payable' in step) {
      const { amountPayable: payable, rest } = await view(one);
      return { payable, ...(rest === undefined ? {} : { dueOn: (rest as { dueOn: string }).dueOn }) };
    }
    const [, { fee, penalty: kept, processingCharge: charge, refund: back }] = await cancelQuote(one);
    const { statusCode } = await post(`bookings/${one.bookingId}/cancellation`, { refund: back }, one.cookie);
    return statusCode === 200 ? { fee, kept, charge, back } : { statusCode };
  }

  it.each(orders)('%s', async (_, steps) => {
    const one = await booked();
    const told: object[] = [];
    for (const step of steps) told.push(await go(one, step));
    expect(told).toEqual(steps);
  });
});
