import { describe, expect, it } from 'vitest';
import { holdRequest } from '../../../../test/hold-requests.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { findBooking } from '../../bookings/bookings.queries.ts';
import { confirmProved } from './confirm-proved.ts';
import { holdTogether } from './hold-together.ts';

type Asked = NonNullable<Parameters<typeof holdRequest>[1]>;

const [minute, hour] = [60_000, 3_600_000];
const byPhone = { mail: false, phone: true };
const byMail = { mail: true, phone: false };
const there = { mode: 'at-property', plan: 'full' } as const;

// Shows docs/rules.md: Holds without payment (First stay).
describe('a booking whose guest has entered a code', () => {
  const engine = openEngine();
  const now = (): Date => engine.deps.clock();
  const inMs = (ms: number): Date => new Date(now().getTime() + ms);
  const held = async (asked: Asked = {}): Promise<BookingKey> => {
    const one = await holdRequest(engine, asked);
    expect(await holdTogether(engine.deps.db, [one], true)).toEqual(['held']);
    return bookingKey(one.booking.hotelId, one.booking.bookingId);
  };
  /** Held until a code is entered, for a quarter of an hour; then it is confirmed, or asked for at the palace. */
  const waiting = (asked: Asked = {}) =>
    held({
      ...asked,
      payment: there,
      booking: {
        status: 'payment_pending',
        afterCode: asked.hotelId === 2116 ? 'requested' : 'confirmed',
        expiresAt: inMs(15 * minute),
      },
    });
  const rowOf = (key: BookingKey) => findBooking(engine.deps.db, key);
  const history = async ({ booking_id: id }: BookingKey) =>
    (
      await engine.deps.db
        .selectFrom('booking_event')
        .select(['type', 'actor', 'at'])
        .where('booking_id', '=', id)
        .orderBy('sequence')
        .execute()
    ).map(({ type, actor, at }) => [type, actor, at]);
  /** What goes out by what has just happened, and after how many milliseconds. */
  const sent = async () =>
    (
      await engine.deps.db
        .selectFrom('outbox')
        .selectAll()
        .where('created_at', '=', now())
        .orderBy('kind')
        .orderBy('available_at')
        .execute()
    ).map(({ kind, payload, available_at: after }) => [kind, payload, after.getTime() - now().getTime()]);
  const knownUntil = async ({ booking_id: id }: BookingKey) =>
    (
      await engine.deps.db
        .selectFrom('booking_name')
        .select('known_until')
        .where('booking_id', '=', id)
        .where('known_until', 'is not', null)
        .execute()
    ).map(({ known_until: until }) => until);
  const prove = (
    key: BookingKey,
    proved = byPhone,
    deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'hotels'> = engine.deps,
  ) => confirmProved(deps, key, proved);

  it('is confirmed, with its voucher, where it waited for that', async () => {
    const key = await waiting();
    const [start, before] = [now(), await rowOf(key)];
    engine.pass(15 * minute - 1);
    expect(await prove(key)).toBe('confirmed');
    expect(await rowOf(key)).toEqual({ ...before, status: 'confirmed', expires_at: null, proved_at: now() });
    expect(await history(key)).toEqual([
      ['held', 'guest', start],
      ['proof_asked', 'guest', start],
      ['proof_given', 'guest', now()],
      ['confirmed', 'guest', now()],
    ]);
    const bookingId = key.booking_id;
    expect(await sent()).toEqual([
      ['property-mail', { bookingId, type: 'confirmed', sequence: 4 }, 0],
      ['voucher-mail', { bookingId }, 0],
      ['voucher-sms', { bookingId }, 0],
    ]);
  });

  it.each([
    ['for a day', { checkIn: '2026-12-02', checkOut: '2026-12-04' }, 24 * hour],
    ['no longer than until the stay', { checkIn: '2026-11-23', checkOut: '2026-11-24' }, 2.5 * hour - 5 * minute],
  ])('is asked for where its hotel confirms by hand, %s', async (_, nights, ms) => {
    const key = await waiting({ hotelId: 2116, ...nights });
    const [start, before] = [now(), await rowOf(key)];
    engine.pass(5 * minute);
    expect(await prove(key)).toBe('requested');
    const until = inMs(ms);
    expect(await rowOf(key)).toEqual({ ...before, status: 'requested', expires_at: until, proved_at: now() });
    expect(await history(key)).toEqual([
      ['held', 'guest', start],
      ['proof_asked', 'guest', start],
      ['proof_given', 'guest', now()],
      ['requested', 'guest', now()],
    ]);
    const bookingId = key.booking_id;
    const notice = { bookingId, notice: 'requested', noticeId: expect.any(String) as unknown };
    expect(await sent()).toEqual([
      ['notice-mail', notice, 0],
      ['notice-sms', notice, 0],
      ['property-mail', { bookingId, type: 'requested', sequence: 4 }, 0],
      ['property-mail', { bookingId, type: 'request_waits', sequence: 0 }, ms / 2],
      ['property-mail', { bookingId, type: 'request_ends', sequence: 0 }, ms - hour],
    ]);
  });

  it('is asked for a day long where its hotel is gone', async () => {
    const key = await waiting({ hotelId: 2116, checkIn: '2026-11-23', checkOut: '2026-11-24' });
    const hotels = { ...engine.deps.hotels, byId: async () => undefined };
    expect(await prove(key, byPhone, { ...engine.deps, hotels })).toBe('requested');
    expect((await rowOf(key))?.expires_at).toEqual(inMs(24 * hour));
  });

  it('is as it was where its time has run out, and counts for nobody', async () => {
    const key = await waiting();
    const before = await rowOf(key);
    engine.pass(15 * minute);
    expect(await prove(key)).toBe('payment_pending');
    expect(await rowOf(key)).toEqual({ ...before, proved_at: now() });
    expect((await history(key)).length).toBe(2);
  });

  it.each([
    ['that waits for money', {}, 'payment_pending'],
    ['that is confirmed', { payment: there }, 'confirmed'],
  ] as const)('%s is as it was, and counts for nobody', async (_, asked, status) => {
    const key = await held(asked);
    const [before, events] = [await rowOf(key), await history(key)];
    expect(await prove(key)).toBe(status);
    expect([await rowOf(key), await history(key)]).toEqual([{ ...before, proved_at: now() }, events]);
  });

  it('makes its number known for a year after the stay, where the number was proved', async () => {
    const key = await held();
    const until = (await rowOf(key))?.expires_at;
    await prove(key, byMail);
    expect(await knownUntil(key)).toEqual([until]);
    await prove(key, byPhone);
    expect(await knownUntil(key)).toEqual([new Date('2027-12-06T00:00:00Z')]);
  });

  it('is none where there is no such booking', async () => {
    expect(await prove(bookingKey(1760, '1760_nobody'))).toBeUndefined();
  });
});
