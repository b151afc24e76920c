import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { editHotel } from './edit-hotel.ts';
import { book, postBooking, quotesFor, selectionOf } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: States and selection (Uses of a code).

// Stays of other nights each, so that the code is all that they share.
const stay = (at: number) => {
  const day = (more: number): string => new Date(Date.UTC(2026, 11, 2 + at + more)).toISOString().slice(0, 10);
  return { checkIn: day(0), checkOut: day(1), couponCode: 'FEW' };
};

describe.each(databaseKinds)('a code with a limit of uses, on %s', (kind) => {
  const engine = openEngine(kind);
  let back: () => Promise<void>;
  beforeAll(async () => {
    back = await editHotel(engine, 1760, ({ facts }) => {
      facts.promotions = [{ id: 'few', kind: 'coupon', couponCode: 'FEW', percent: 10, maxUses: 3 }];
      facts.advertisedOffers = [];
    });
  });
  afterAll(() => back());

  const quoted = async (at: number): Promise<string> => {
    const reply = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf(stay(at)) });
    return reply.json<{ code?: string }>().code ?? 'quoted';
  };

  it('makes as many bookings as it says, of eight that are made at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await quotesFor(engine, 1, stay(at)))[0] ?? ''),
    );
    const replies = await Promise.all(
      tokens.map((token, at) =>
        postBooking(engine, token, {
          body: {
            travellers: [{ fullName: 'Asha Rao', contactNumber: `+9198450123${10 + at}`, email: `a${at}@example.com` }],
          },
        }),
      ),
    );
    const answers = replies.map((reply) => (reply.statusCode === 201 ? 'made' : reply.json<{ code: string }>().code));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'coupon_not_for_stay'),
      'made',
      'made',
      'made',
    ]);
    expect(await quoted(9)).toBe('coupon_not_for_stay');
  });

  it('can be used again once a hold has run out', async () => {
    for (const at of [0, 1, 2]) await book(engine, stay(at));
    expect(await quoted(3)).toBe('coupon_not_for_stay');
    engine.pass(engine.deps.settings.holdMs + 60_000);
    await expireBookings(engine.deps);
    expect(await quoted(3)).toBe('quoted');
  });

  it('is free again for a guest who asks before the hold is let go by the clock', async () => {
    for (const at of [0, 1, 2]) await book(engine, stay(at));
    engine.pass(engine.deps.settings.holdMs + 60_000);
    expect(await quoted(3)).toBe('quoted');
  });
});
