import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk } from '../../../../test/desk.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf, propertyCalls } from '../../../../test/property-calls.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

// Shows docs/rules.md: States and selection (Departure).

describe.each(databaseKinds)('a guest who has left, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, post, view } = guestCalls(engine);
  const call = propertyCalls(engine);

  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const ask = async (booked: Booked, path: string, method: 'POST' | 'DELETE' = 'POST'): Promise<[number, unknown]> =>
    answerOf(await call(method, `bookings/${booked.bookingId}/${path}`, method === 'POST' ? {} : undefined));
  const twins = { roomTypeId: 'garden-twin', rooms: 2, checkIn: '2026-12-02', checkOut: '2026-12-05' };
  const arrived = async (selected: object = twins): Promise<Booked> => {
    const booked = await paid(selected);
    until('2026-12-02T10:00:00Z');
    expect(await ask(booked, 'arrival')).toMatchObject([200, {}]);
    return booked;
  };
  const next = (more: object = {}): Promise<Booked> =>
    book(engine, { ...twins, checkIn: '2026-12-03', mode: 'at-property', ...more });

  it('gives the nights that are left to the next guest at once, and costs what it did', async () => {
    const booked = await arrived();
    const { total } = await view(booked);
    until('2026-12-03T03:00:00Z');
    await expect(next()).rejects.toThrow('sold_out');
    expect(await ask(booked, 'departure')).toMatchObject([200, { status: 'confirmed', total }]);
    expect(await view(booked)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      leftAt: '2026-12-03T03:00:00.000Z',
    });
    expect((await next()).status).toBe('confirmed');
    expect(await ask(booked, 'departure/undo')).toMatchObject([404, {}]);
  });

  it('is in the house again, where nobody has taken the nights', async () => {
    const booked = await arrived();
    until('2026-12-03T03:00:00Z');
    await ask(booked, 'departure');
    expect(await ask(booked, 'arrival/undo')).toEqual([409, { code: 'has_left' }]);
    const other = await next({ rooms: 1, checkOut: '2026-12-04' });
    expect(await ask(booked, 'departure', 'DELETE')).toEqual([409, { code: 'sold_out' }]);
    expect(await view(booked)).toMatchObject({ leftAt: '2026-12-03T03:00:00.000Z' });
    expect((await post(`bookings/${other.bookingId}/cancellation`, { refund: 0 }, other.cookie)).statusCode).toBe(200);
    expect(await ask(booked, 'departure', 'DELETE')).toMatchObject([200, { leftAt: null }]);
    await expect(next()).rejects.toThrow('sold_out');
    expect(await ask(booked, 'departure', 'DELETE')).toEqual([409, { code: 'not_left' }]);
  });

  it('said twice has left once', async () => {
    const booked = await arrived();
    until('2026-12-05T04:00:00Z');
    const [, first] = await ask(booked, 'departure');
    engine.pass(60_000);
    expect(await ask(booked, 'departure')).toEqual([200, first]);
  });

  it('pressed twice at once has left once: one departure, and one line of the journal', async () => {
    const booked = await arrived();
    until('2026-12-05T04:00:00Z');
    const desk = await ownerAtDesk(engine);
    const [one, other] = [randomUUID(), randomUUID()];
    const press = (key: string) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${booked.bookingId}/departure`,
        headers: { cookie: desk.cookie, 'latchkey-hotel': '1760', 'idempotency-key': key },
        payload: {},
      });
    const replies = await Promise.all([press(one), press(one), press(other)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const events = await engine.deps.db
      .selectFrom('booking_event')
      .select('sequence')
      .where('booking_id', '=', booked.bookingId as never)
      .where('type', '=', 'departed')
      .orderBy('sequence')
      .execute();
    expect(events).toHaveLength(1);
    const journal = await desk.call('GET', `journal?booking=${booked.bookingId}`);
    const { lines } = journal.json<{ lines: { operation: string }[] }>();
    expect(lines.filter(({ operation }) => operation === 'markDeparture')).toHaveLength(1);
  });

  it('leaves a room that is sold by the hour free from the next hour on', async () => {
    const { db } = engine.deps;
    const booked = await arrived({ roomTypeId: 'courtyard-king' });
    until('2026-12-03T03:30:00Z');
    await ask(booked, 'departure');
    const lines = await db
      .selectFrom('booking_line')
      .select(['date', 'night', 'hour_from', 'hour_to'])
      .where('booking_id', '=', booked.bookingId as never)
      .orderBy('date')
      .execute();
    expect(lines).toEqual([
      { date: '2026-12-02', night: true, hour_from: 14, hour_to: 24 },
      { date: '2026-12-03', night: false, hour_from: 0, hour_to: 10 },
    ]);
    expect(await ask(booked, 'departure', 'DELETE')).toMatchObject([200, {}]);
  });

  it('can be neither changed nor be one who has not come', async () => {
    const booked = await paid(twins);
    expect(await ask(booked, 'departure')).toEqual([409, { code: 'not_arrived' }]);
    until('2026-12-02T10:00:00Z');
    await ask(booked, 'arrival');
    await ask(booked, 'departure');
    const longer = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' } };
    expect(answer(await call('POST', `bookings/${booked.bookingId}/change-quote`, longer))).toEqual([
      409,
      { code: 'not_modifiable' },
    ]);
    expect(await ask(booked, 'no-show')).toEqual([409, { code: 'has_arrived' }]);
  });
});
