import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { editHotel } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { book, postBooking, quotesFor, selectionOf } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { bothKinds } from './database-kinds.ts';

const from = (checkIn: string, checkOut: string, addons: object[] = []) => ({ checkIn, checkOut, addons });
const cot = (quantity: number) => [{ addonId: 'cot', quantity }];
const car = [{ addonId: 'car', quantity: 1 }];

describe.each(bothKinds)('an extra with a stock, on %s', (kind) => {
  const engine = openEngine(kind);
  let back: () => Promise<void>;
  beforeAll(async () => {
    back = await editHotel(engine, 1760, ({ facts }) => {
      facts.addons = [
        { id: 'cot', category: 'room', price: 500, each: 'night', stock: 2 },
        { id: 'car', category: 'booking', price: 1400, stock: 1 },
      ];
      facts.packages = [];
    });
  });
  afterAll(() => back());

  const quoted = async (stay: object): Promise<object | 'quoted'> => {
    const reply = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selectionOf(stay) });
    return reply.statusCode === 201 ? 'quoted' : reply.json<object>();
  };
  const left = async (checkIn: string, checkOut: string): Promise<unknown> => {
    const query = `checkIn=${checkIn}&checkOut=${checkOut}&adults=2&children=0`;
    const reply = await engine.app.inject({ method: 'GET', url: `/api/hotels/1760/availability?${query}` });
    return reply.json<{ extrasLeft?: unknown }>().extrasLeft;
  };
  const named = (addonId: string) => ({ code: 'addon_not_with_stay', addonId });

  it('is counted over the nights that it is had, or on the day of arrival', async () => {
    await book(engine, from('2026-12-02', '2026-12-05', [...cot(3), ...car]));
    expect(await left('2026-12-02', '2026-12-03')).toEqual({ cot: 1, car: 0 });
    expect(await left('2026-12-04', '2026-12-06')).toEqual({ cot: 1, car: 1 });
    expect(await left('2026-12-05', '2026-12-06')).toEqual({ cot: 2, car: 1 });
    await book(engine, from('2026-12-04', '2026-12-06', cot(2)));
    expect(await left('2026-12-02', '2026-12-06')).toEqual({ cot: 0, car: 0 });
    expect(await quoted(from('2026-12-04', '2026-12-05', cot(1)))).toEqual(named('cot'));
    expect(await quoted(from('2026-12-02', '2026-12-04', car))).toEqual(named('car'));
    expect(await quoted(from('2026-12-03', '2026-12-04', [...cot(1), ...car]))).toBe('quoted');
    // Without the extra the stay is there.
    expect(await quoted(from('2026-12-04', '2026-12-05'))).toBe('quoted');
  });

  it('is sold as often as there is of it, of three that are booked at once', async () => {
    const stay = from('2026-12-10', '2026-12-12', car);
    const tokens = await quotesFor(engine, 3, stay);
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
    expect(answers.toSorted()).toEqual(['addon_not_with_stay', 'addon_not_with_stay', 'made']);
  });

  it('is swapped by a change, kept where the change does not touch it, and given back by cancelling', async () => {
    const { paid, post } = guestCalls(engine);
    const booked = await paid(from('2026-12-02', '2026-12-04', [...cot(2), ...car]));
    const wanted = (stay: object, addons: object[]) =>
      post(
        `bookings/${booked.bookingId}/modification-quote`,
        { stay: { kind: 'nights', ...stay }, addons },
        booked.cookie,
      );
    const same = { checkIn: '2026-12-02', checkOut: '2026-12-04' };
    expect((await wanted(same, [...cot(2), ...car])).json()).toMatchObject({ difference: 0 });
    await book(engine, from('2026-12-03', '2026-12-05', cot(2)));
    await book(engine, from('2026-12-08', '2026-12-10', car));
    // Its own cot is there for it on the 3rd; on the 4th it is the second, and a car on the 8th is gone.
    expect((await wanted({ checkIn: '2026-12-03', checkOut: '2026-12-05' }, cot(2))).statusCode).toBe(200);
    expect(answer(await wanted({ checkIn: '2026-12-08', checkOut: '2026-12-10' }, car))).toEqual([
      422,
      { code: 'not_for_sale' },
    ]);
    const fewer = (await wanted(same, cot(2))).json<{ quoteToken: string; due: number; refund: number }>();
    const { quoteToken, due, refund } = fewer;
    const done = await post(`bookings/${booked.bookingId}/modification`, { quoteToken, due, refund }, booked.cookie);
    expect(done.statusCode).toBe(200);
    expect(await left('2026-12-02', '2026-12-03')).toEqual({ cot: 1, car: 1 });
    const [, { refund: back }] = answer(
      await post(`bookings/${booked.bookingId}/cancellation-quote`, {}, booked.cookie),
    );
    await post(`bookings/${booked.bookingId}/cancellation`, { refund: back }, booked.cookie);
    expect(await left('2026-12-02', '2026-12-03')).toEqual({ cot: 2, car: 1 });
  });

  it('is there again once a hold has run out, whether the clock has let it go or not', async () => {
    await book(engine, from('2026-12-02', '2026-12-05', car));
    expect(await quoted(from('2026-12-02', '2026-12-03', car))).toEqual(named('car'));
    engine.pass(engine.deps.settings.holdMs + 60_000);
    expect(await quoted(from('2026-12-02', '2026-12-03', car))).toBe('quoted');
    await expireBookings(engine.deps);
    expect(await left('2026-12-02', '2026-12-03')).toEqual({ cot: 2, car: 1 });
  });
});
