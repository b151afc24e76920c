import { describe, expect, it } from 'vitest';
import { dueNowFor } from './payment-choice.ts';

type Terms = Parameters<typeof dueNowFor>;

const payment = { modes: ['online', 'at-property'] } as unknown as Terms[0]['payment'];
const ratePlans = [
  { id: 'all', payment: ['full', 'advance', 'at-property', 'guarantee'] },
  { id: 'strict', payment: ['full'] },
] as unknown as Terms[0]['ratePlans'];
const dueNow = { full: 1000, advance: 300, 'at-property': 0 } as unknown as Terms[2]['dueNow'];
const due = (plans: readonly string[], intent: Terms[3], more: { modes?: string[]; bill?: object } = {}) =>
  dueNowFor(
    { payment: { ...payment, modes: (more.modes ?? payment.modes) as never }, ratePlans },
    { rooms: plans.map((ratePlanId) => ({ ratePlanId })) } as never,
    { dueNow: (more.bill ?? dueNow) as never },
    intent,
  );
const full = { mode: 'online', plan: 'full' } as const;
const part = { mode: 'online', plan: 'advance' } as const;
const kept = { mode: 'online', plan: 'guarantee' } as const;
const there = { mode: 'at-property', plan: 'full' } as const;

describe('what is due at booking', () => {
  it.each([
    ['all of it online', full, 1000],
    ['a part of it', part, 300],
    ['nothing there', there, 0],
    ['nothing with a card that is kept', kept, 0],
  ] as const)('%s', (_, intent, amount) => expect(due(['all'], intent)).toBe(amount));

  it.each([
    ['a plan that one of the rooms is not sold by', ['all', 'strict'], part, {}],
    ['a plan that is not known', ['gone'], full, {}],
    ['a way that the house does not take', ['all'], full, { modes: ['at-property'] }],
    ['a part of a stay that is paid at once', ['all'], part, { bill: { full: 1000, 'at-property': 0 } }],
  ] as const)('nothing can be by %s', (_, plans, intent, more) => expect(due(plans, intent, more as never)).toBeNull());
});
