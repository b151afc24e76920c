import { describe, expect, it } from 'vitest';
import { guestCalls } from './guest-calls.ts';
import { asha, book, postBooking, quoteFor } from './journeys.ts';
import { openEngine } from './open-engine.ts';

describe('a device', () => {
  const engine = openEngine();
  const { post, relay, view } = guestCalls(engine);
  const cookieOf = (header: unknown): string => String(header).split(';')[0] ?? '';

  it('that is left sees none of its bookings any more, and is told to forget its token', async () => {
    const first = await book(engine);
    const { quoteToken } = await quoteFor(engine);
    const second = (await postBooking(engine, quoteToken, { cookie: first.cookie })).json<{ bookingId: string }>();
    expect(await view({ bookingId: second.bookingId, cookie: first.cookie })).toMatchObject({ travellers: [asha] });
    const left = await post(`bookings/${first.bookingId}/leave`, {}, first.cookie);
    expect([left.statusCode, String(left.headers['set-cookie'])]).toEqual([
      200,
      expect.stringMatching(/^latchkey_device=; Path=\/; Max-Age=0;/) as string,
    ]);
    for (const { bookingId } of [first, second])
      expect(await view({ bookingId, cookie: first.cookie })).not.toHaveProperty('travellers');
    expect((await post(`bookings/${first.bookingId}/leave`, {}, first.cookie)).statusCode).toBe(403);
  });

  it('does not book under a token that somebody else chose', async () => {
    const chosen = 'latchkey_device=AAAAAAAAAAAAAAAAAAAAAA';
    const { quoteToken } = await quoteFor(engine);
    const response = await postBooking(engine, quoteToken, { cookie: chosen });
    const { bookingId } = response.json<{ bookingId: string }>();
    const given = cookieOf(response.headers['set-cookie']);
    expect(given).toMatch(/^latchkey_device=[\w-]{22}$/);
    expect(given).not.toBe(chosen);
    expect(await view({ bookingId, cookie: chosen })).not.toHaveProperty('travellers');
    expect(await view({ bookingId, cookie: given })).toMatchObject({ travellers: [asha] });
  });

  it('gets a new token by a code, with what the one before could see, which then sees nothing', async () => {
    const { bookingId, cookie } = await book(engine);
    const asked = await post('booking-lookups', { hotelId: 1760, identifier: bookingId });
    await relay();
    const code = /\d{6}/.exec(engine.sms.at(-1)?.text ?? '')?.[0] ?? '';
    const { lookupId } = asked.json<{ lookupId: string }>();
    const verified = await post(`booking-lookups/${lookupId}/verify`, { code }, cookie);
    const renewed = cookieOf(verified.headers['set-cookie']);
    expect(renewed).not.toBe(cookie);
    expect(await view({ bookingId, cookie: renewed })).toMatchObject({ travellers: [asha] });
    expect(await view({ bookingId, cookie })).not.toHaveProperty('travellers');
  });
});
