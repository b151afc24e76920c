import { describe, expect, it } from 'vitest';
import { postBooking, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

const day = 24 * 3_600_000;

describe.each(databaseKinds)('bookings that may be told to the ad pixel, on %s', (kind) => {
  const engine = openEngine(kind);

  const booked = async (
    mode: 'online' | 'at-property',
    attribution: object = { mode: 'GHC' },
  ): Promise<{ bookingId: string; cookie: string; total: number }> => {
    const quote = await quoteFor(engine);
    const made = await postBooking(engine, quote.quoteToken, { mode, body: { attribution } });
    const { bookingId } = made.json<{ bookingId: string }>();
    return { bookingId, cookie: String(made.headers['set-cookie']).split(';')[0] ?? '', total: quote.bill.total };
  };
  const ask = async (cookie: string, more: object = {}): Promise<{ bookingId: string; isNew: boolean }[]> =>
    (
      await engine.app.inject({
        method: 'POST',
        url: '/measured-bookings',
        headers: { cookie },
        payload: { hotelId: 1760, take: true, ...more },
      })
    ).json<{ bookings: { bookingId: string; isNew: boolean }[] }>().bookings;

  it('are the device’s own, confirmed ones, with the engine’s sum, each new once', async () => {
    const { bookingId, cookie, total } = await booked('at-property');
    const stranger = await booked('at-property');
    expect(await ask(cookie, { take: false })).toMatchObject([{ bookingId, isNew: false }]);
    const at = engine.deps.clock().getTime();
    const stay = { checkIn: '2026-12-02', checkOut: '2026-12-04' };
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(cookie)));
    expect(all.flat().filter(({ isNew }) => isNew)).toEqual([
      { bookingId, total, currency: 'INR', ...stay, confirmedAt: at, isNew: true },
    ]);
    expect(await ask(cookie, { take: false, giveBack: [bookingId, stranger.bookingId] })).toMatchObject([
      { isNew: false },
    ]);
    expect(await ask(cookie)).toMatchObject([{ bookingId, isNew: true }]);
  });

  it('are none that wait for money, came otherwise, are of another hotel or device, or are old', async () => {
    expect(await ask((await booked('online')).cookie)).toEqual([]);
    expect(await ask((await booked('at-property', { utmSource: 'letter' })).cookie)).toEqual([]);
    const { cookie } = await booked('at-property', { googleSource: 'search' });
    expect(await ask(cookie, { hotelId: 1188 })).toEqual([]);
    expect(await ask('latchkey_device=AAAAAAAAAAAAAAAAAAAAAA')).toEqual([]);
    expect(await ask('')).toEqual([]);
    engine.pass(8 * day);
    expect(await ask(cookie)).toEqual([]);
  });
});
