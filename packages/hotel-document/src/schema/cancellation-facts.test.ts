import { expect, it } from 'vitest';
import { cancellationFeeFacts, tierFacts } from './cancellation-facts.schema.ts';

const faults = (tier: object): string[] =>
  tierFacts
    .safeParse({ hoursBeforeCheckIn: 24, ...tier })
    .error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? [];

it.each([{ percent: 0 }, { percent: 100 }, { nights: 1 }, { nights: 7 }, { amount: 5000 }, { amount: 1, per: 'room' }])(
  'a fee may be %j',
  (fee) => {
    expect(faults(fee)).toEqual([]);
    expect(cancellationFeeFacts.safeParse(fee).success).toBe(true);
  },
);

it.each([
  [{ percent: -1 }, 'percent'],
  [{ percent: 101 }, 'percent'],
  [{ nights: 0 }, 'nights'],
  [{ nights: 1.5 }, 'nights'],
  [{ amount: 0 }, 'amount'],
  [{ amount: -5 }, 'amount'],
  [{ amount: 50.5 }, 'amount'],
  [{ amount: 50, per: 'guest' }, 'per'],
  [{}, 'with one of percent, nights and amount'],
  [{ percent: 50, nights: 1 }, 'with one of percent, nights and amount'],
  [{ nights: 1, per: 'room' }, 'without per, unless it is an amount'],
])('a fee is never %j', (fee, fault) => expect(faults(fee)).toEqual([expect.stringMatching(new RegExp(`^${fault}`))]));
