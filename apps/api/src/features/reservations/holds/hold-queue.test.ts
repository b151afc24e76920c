import { byGuestWord } from '@latchkey/booking-core/guest-words';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import { postBooking, quoteFor, type Selected } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { newSecretId } from '../../../secret-id.ts';
import { transact } from '../../../database/transact.ts';
import { lockRows } from '../../stock/inventory/inventory.queries.ts';
import { readQuote } from '../quotes/quotes.queries.ts';
import { newReference } from './booking-reference.ts';
import { createHoldQueue, type HoldQueue } from './hold-queue.ts';
import type { HoldAnswer, HoldAsked } from './hold-together.ts';
import { keyState } from '../../idempotency/idempotency.queries.ts';
import { bothKinds } from '../../../../test/database-kinds.ts';

describe.each(bothKinds)('bookings that are asked for at once, on %s', (kind) => {
  const engine = openEngine(kind);
  let queue: HoldQueue;
  beforeEach(() => {
    queue = createHoldQueue(engine.deps.db);
  });

  /** The hotel has three kings and a twin. */
  const asked = async (key: string, selected: Selected & { dueNow?: number } = {}): Promise<HoldAsked> => {
    const { deps } = engine;
    const hotelId = selected.hotelId ?? 1760;
    const hotel = await deps.hotels.byId(hotelId);
    const quote = await readQuote(deps.db, hotelId, (await quoteFor(engine, selected)).quoteToken);
    if (hotel === undefined || quote === undefined) throw new Error('no quote');
    const bookingId = newSecretId(hotelId);
    return {
      key: { hotelId, scope: 'booking', key, requestHash: key },
      answer: { bookingId },
      booking: {
        hotelId,
        bookingId,
        reference: newReference(),
        status: 'payment_pending',
        selection: quote.selection,
        bill: quote.bill,
        agreed: quote.agreed,
        dueNow: selected.dueNow ?? quote.bill.total,
        mode: 'online',
        plan: 'full',
        afterPayment: 'confirmed',
        travellers: [],
        ...byGuestWord(() => null),
        estimatedArrivalTime: null,
        language: 'en',
        expiresAt: new Date(deps.clock().getTime() + 60_000),
        createdAt: deps.clock(),
        lines: bookingLinesOf(hotel.sale, quote.selection),
        extras: [],
        afterCode: null,
        attribution: null,
        coupon: null,
        quote: { for: 'booking' },
        deviceHash: 'device',
      },
    };
  };
  const answers = (all: readonly HoldAsked[]): Promise<HoldAnswer[]> => Promise.all(all.map((one) => queue.hold(one)));

  it('are answered each for itself, whatever hotel they are of', async () => {
    const all = [
      await asked('key-one'),
      await asked('key-two', { hotelId: 2116 }),
      await asked('key-one'),
      await asked('key-three'),
      await asked('key-four'),
      await asked('key-five'),
    ];
    expect(await answers(all)).toEqual(['held', 'held', 'key_taken', 'held', 'held', 'sold_out']);
    const [one, two, , , , five] = all;
    const stateOf = async (of: HoldAsked | undefined): Promise<unknown> =>
      of === undefined ? null : keyState(engine.deps.db, of.key);
    expect([await stateOf(one), await stateOf(two), await stateOf(five)]).toEqual([
      { kind: 'answered', body: one?.answer },
      { kind: 'answered', body: two?.answer },
      { kind: 'new' },
    ]);
  });

  it('are numbered hotel by hotel for their properties, and their devices noted', async () => {
    const { db } = engine.deps;
    await db.deleteFrom('booking_change').execute();
    const numbers = (): Promise<{ hotel_id: number; booking_id: string; number: string | number }[]> =>
      db
        .selectFrom('booking_change')
        .select(['hotel_id', 'booking_id', 'number'])
        .orderBy('hotel_id')
        .orderBy('number')
        .execute();
    const all = [
      await asked('key-one'),
      await asked('key-two', { hotelId: 2116 }),
      await asked('key-three'),
      await asked('key-four', { hotelId: 2116 }),
    ];
    await answers(all);
    const [of1760, of2116] = [1760, 2116].map((id) =>
      all.filter(({ key }) => key.hotelId === id).map(({ booking }) => booking.bookingId),
    );
    const told = await numbers();
    expect(told.map(({ booking_id }) => booking_id)).toEqual([...(of1760 ?? []), ...(of2116 ?? [])]);
    const steps = told.map(({ number }, at) => Number(number) - Number(told[at - (at % 2)]?.number));
    expect(steps).toEqual([0, 1, 0, 1]);
    await answers([await asked('key-five')]);
    const later = (await numbers()).filter(({ hotel_id }) => hotel_id === 1760).map(({ number }) => Number(number));
    expect(later.at(-1)).toBe(Number(told[1]?.number) + 1);
    const devices = await db.selectFrom('device_hotel').selectAll().orderBy('hotel_id').execute();
    expect(devices).toEqual([
      { device_hash: 'device', hotel_id: 1760 },
      { device_hash: 'device', hotel_id: 2116 },
    ]);
  });

  it('leave nothing behind where none is held', async () => {
    const all = [
      await asked('key-one'),
      await asked('key-two'),
      await asked('key-three'),
      await asked('key-four'),
      await asked('key-five'),
    ];
    await answers(all.slice(0, 3));
    expect(await answers(all.slice(3))).toEqual(['sold_out', 'sold_out']);
    const keys = await engine.deps.db.selectFrom('idempotency').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['key-one', 'key-three', 'key-two']);
  });

  it('by the same request, sent many times at once, are all told that the last room went a moment ago', async () => {
    const { quoteToken } = await quoteFor(engine);
    // What is in memory has not heard of it.
    await engine.deps.db.updateTable('inventory').set({ total: 0 }).where('hotel_id', '=', 1760).execute();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => postBooking(engine, quoteToken, { key: 'key-again' })),
    );
    expect(sent.map((response) => [response.statusCode, response.json()])).toEqual(
      sent.map(() => [409, { code: 'sold_out' }]),
    );
  });

  it.runIf(kind === 'postgresql')('of a hotel whose rooms are locked wait alone', async () => {
    const [locked, other, next] = [
      await asked('key-one'),
      await asked('key-two', { hotelId: 2116 }),
      await asked('key-three', { hotelId: 2116 }),
    ];
    let isHeld = false;
    let held: Promise<HoldAnswer> | undefined;
    await transact(engine.deps.db, async (tx) => {
      await lockRows(
        tx,
        locked.booking.lines.map(({ date, roomTypeId }) => ({ hotelId: 1760, date, roomTypeId })),
      );
      held = queue.hold(locked).finally(() => {
        isHeld = true;
      });
      expect(await queue.hold(other)).toBe('held');
      expect([await queue.hold(next), isHeld]).toEqual(['held', false]);
    });
    expect(await held).toBe('held');
  });

  it('fail alone', async () => {
    const all = [await asked('key-one'), await asked('key-two', { dueNow: -1 }), await asked('key-three')];
    const settled = await Promise.allSettled(all.map((one) => queue.hold(one)));
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      'held',
      'failed',
      'held',
    ]);
  });
});
