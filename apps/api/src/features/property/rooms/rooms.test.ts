import type { Day, RoomUnit } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../../../test/invariants.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf } from '../../../../test/property-calls.ts';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { stockHotel } from '../../stock/stocking/stock-hotel.ts';
import { roomsOfTest } from '../../../../test/rooms-of-test.ts';

// Shows docs/rules.md: Rooms by number (Check-in, Closing).

const twin = { roomTypeId: 'garden-twin' };
const plan = 'room-plan?first=2026-11-23&last=2026-11-30';

describe('rooms by number', () => {
  const engine = openEngine();
  const { call, planNow, roomsOf, stayOf, bookTwin, passTo, cleanAll } = roomsOfTest(engine);
  beforeEach(cleanAll);
  const toldOf = async (bookingId: string, section: 'arrivals' | 'inHouse') =>
    (await call('GET', 'day?date=2026-11-24')).json<Day>()[section].find((one) => one.bookingId === bookingId)?.units;

  it('have as many numbers as the hotel has rooms, and say what is done in each on a day', async () => {
    const rooms = await roomsOf('garden-twin');
    const total = (await engine.deps.hotels.byId(1760))
      ?.readFacts()
      .rooms.find(({ id }) => id === 'garden-twin')?.total;
    expect(rooms).toHaveLength(total ?? -1);
    expect(new Set((await planNow()).units.map(({ number }) => number)).size).toBe((await planNow()).units.length);
    const bookingId = await bookTwin();
    const unitId = (await stayOf(bookingId))?.unitId;
    const on = async (date: string) => {
      const { units } = (await call('GET', `units?date=${date}`)).json<{ units: RoomUnit[] }>();
      const { comes, stays, leaves } = units.find((one) => one.unitId === unitId) as RoomUnit;
      return [comes, stays, leaves];
    };
    expect(await Promise.all(['2026-11-24', '2026-11-25', '2026-11-26'].map(on))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  it('are moved by hand, pinned there, and whoever was there gets another', async () => {
    const [one, other] = [await bookTwin(), await bookTwin()];
    const [from, to] = [await stayOf(one), await stayOf(other)];
    expect(answerOf(await call('POST', `units/${to?.unitId}/stays`, { booking: one }))).toMatchObject([
      200,
      { moved: [{ bookingId: other }] },
    ]);
    expect(await stayOf(one)).toMatchObject({
      unitId: to?.unitId,
      held: 'pinned',
      first: '2026-11-24',
      last: '2026-11-25',
    });
    expect((await stayOf(other))?.unitId).not.toBe(to?.unitId);
    expect(answerOf(await call('POST', `units/${to?.unitId}/stays`, { booking: other }))).toMatchObject([
      409,
      { code: 'in_the_way', bookings: [{ bookingId: one }] },
    ]);
    expect(answerOf(await call('DELETE', `bookings/${one}/pins`))).toEqual([200, { nights: 2 }]);
    expect((await call('POST', `units/${from?.unitId}/stays`, { booking: other })).statusCode).toBe(200);
    expect((await planNow()).unassigned).toEqual([]);
  });

  it('are not moved by who has seen the stay where it is no more: the first of two at once wins', async () => {
    const one = await bookTwin();
    const from = (await stayOf(one))?.unitId ?? '';
    const first = (await roomsOf('garden-twin')).find(({ unitId }) => unitId !== from);
    const move = (to: string | undefined) => call('POST', `units/${to}/stays`, { booking: one, from });
    expect((await move(first?.unitId)).statusCode).toBe(200);
    expect(answerOf(await move(from))).toEqual([409, { code: 'changed' }]);
    expect((await stayOf(one))?.unitId).toBe(first?.unitId);
  });

  it('are moved for some nights alone: two rooms, one after the other', async () => {
    const one = await bookTwin();
    const [first, second] = await roomsOf('garden-twin');
    const to = (await stayOf(one))?.unitId === first?.unitId ? second : first;
    const night = { first: '2026-11-25', last: '2026-11-25' };
    await call('POST', `units/${to?.unitId}/stays`, { booking: one, nights: night });
    const stays = (await planNow()).stays.filter(({ bookingId }) => bookingId === one);
    expect(stays.map(({ first: from, last }) => [from, last])).toEqual([
      ['2026-11-24', '2026-11-24'],
      ['2026-11-25', '2026-11-25'],
    ]);
  });

  it('refuse a room of another type, one that is closed, and one that is not there', async () => {
    const one = await bookTwin();
    const [king] = await roomsOf('courtyard-king');
    const stay = await stayOf(one);
    const last = (await roomsOf('garden-twin')).find(({ unitId }) => unitId !== stay?.unitId);
    const move = (unit: string) => call('POST', `units/${unit}/stays`, { booking: one });
    expect(answerOf(await move(king?.unitId ?? ''))).toEqual([409, { code: 'not_housed' }]);
    await call('POST', `units/${last?.unitId}/closures`, {
      first: '2026-11-24',
      last: '2026-11-24',
      kind: 'out_of_service',
    });
    expect(answerOf(await move(last?.unitId ?? ''))).toEqual([409, { code: 'closed' }]);
    expect(answerOf(await move('none'))).toEqual([404, { code: 'not_found' }]);
  });

  it('are not sold while they are out of order, and are again once they are open', async () => {
    const total = async (): Promise<number> => {
      const { days } = (await call('GET', 'inventory?from=2026-11-24&to=2026-11-24')).json<{
        days: { roomTypeId: string; total: number }[];
      }>();
      return days.find(({ roomTypeId }) => roomTypeId === 'garden-twin')?.total ?? -1;
    };
    const bookingId = await bookTwin();
    const unitId = (await stayOf(bookingId))?.unitId ?? '';
    const before = await total();
    const closing = { first: '2026-11-24', last: '2026-11-25', kind: 'out_of_order', reason: 'The boiler' };
    const closed = await call('POST', `units/${unitId}/closures`, closing);
    expect(closed.statusCode).toBe(201);
    expect(await total()).toBe(before - 1);
    expect((await stayOf(bookingId))?.unitId).not.toBe(unitId);
    expect(answerOf(await call('POST', `units/${unitId}/closures`, closing))).toEqual([
      409,
      { code: 'closed_already' },
    ]);
    const { closureId } = closed.json<{ closureId: string }>();
    expect((await call('DELETE', `closures/${closureId}`)).statusCode).toBe(200);
    expect(await total()).toBe(before);
    expect((await call('DELETE', `closures/${closureId}`)).statusCode).toBe(404);
    const history = (await call('GET', `units/${unitId}/changes`)).json<{ changes: { what: string }[] }>();
    expect(history.changes.map(({ what }) => what).toSorted()).toEqual(['closed', 'reopened']);
  });

  it('are sold no more often than they are there and in order, whatever a hand says, and that is read back', async () => {
    const set = (total: number) =>
      call('PUT', 'inventory', { ...twin, from: '2026-11-24', to: '2026-11-25', total, force: true });
    const totals = async () =>
      (await call('GET', 'inventory?from=2026-11-24&to=2026-11-25'))
        .json<{ days: { roomTypeId: string; total: number }[] }>()
        .days.filter(({ roomTypeId }) => roomTypeId === twin.roomTypeId)
        .map(({ total }) => total);
    const [room, ...others] = await roomsOf('garden-twin');
    const all = others.length + 1;
    expect((await set(all + 3)).statusCode).toBe(200);
    expect(await totals()).toEqual([all, all]);
    const night = { first: '2026-11-25', last: '2026-11-25', kind: 'out_of_order' };
    await call('POST', `units/${room?.unitId}/closures`, night);
    expect(await totals()).toEqual([all, all - 1]);
    await set(all);
    expect(await totals()).toEqual([all, all - 1]);
    for (const _ of others) await bookTwin();
    expect(answerOf(await set(0))).toMatchObject([409, { code: 'below_sold' }]);
    expect(await totals()).toEqual([all, all - 1]);
  });

  it('are given at the next night to what an older version booked, and taken from what it let go', async () => {
    const { db, hotels } = engine.deps;
    const [booked, gone] = [await bookTwin(), await bookTwin()];
    const nightsOf = async (id: string) => {
      const all = await db.selectFrom('unit_night').selectAll().where('hotel_id', '=', 1760).execute();
      return all.filter(({ booking_id }) => booking_id === id);
    };
    const left = await nightsOf(gone);
    await call('POST', `bookings/${gone}/cancellation`);
    await db.insertInto('unit_night').values(left).execute();
    await sql`delete from unit_night where hotel_id = 1760 and booking_id = ${booked}`.execute(db);
    expect(await brokenInvariants(db)).not.toEqual({});
    const facts = (await hotels.byId(1760))?.readFacts();
    if (facts === undefined) throw new Error('no hotel');
    await stockHotel(db, facts, '2026-11-23' as LocalDate, false);
    expect(await brokenInvariants(db)).toEqual({});
    expect([await nightsOf(booked), await nightsOf(gone)]).toMatchObject([{ length: 2 }, []]);
  });

  it('stay open where all that are sold are needed, and say which bookings are in the way', async () => {
    const rooms = await roomsOf('garden-twin');
    for (const _ of rooms) await bookTwin();
    const [room] = rooms;
    for (const kind of ['out_of_order', 'out_of_service']) {
      const refused = await call('POST', `units/${room?.unitId}/closures`, {
        first: '2026-11-25',
        last: '2026-11-25',
        kind,
      });
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ bookings: unknown[] }>().bookings.length).toBeGreaterThan(0);
    }
    expect((await planNow()).unassigned).toEqual([]);
    const past = { first: '2026-11-20', last: '2026-11-20', kind: 'out_of_order' };
    expect(answerOf(await call('POST', `units/${room?.unitId}/closures`, past))).toEqual([
      422,
      { code: 'in_the_past' },
    ]);
  });

  it('stay with a guest who has come, and are dirty once the guest has left', async () => {
    const bookingId = await bookTwin();
    passTo('2026-11-24T10:00:00Z');
    await call('POST', `bookings/${bookingId}/arrival`);
    const stay = await stayOf(bookingId);
    expect(stay?.held).toBe('in_house');
    const closing = { first: '2026-11-24', last: '2026-11-24', kind: 'out_of_service' };
    expect(answerOf(await call('POST', `units/${stay?.unitId}/closures`, closing))).toMatchObject([
      409,
      { code: 'in_the_way', bookings: [{ bookingId }] },
    ]);
    expect(await toldOf(bookingId, 'inHouse')).toMatchObject([{ unitId: stay?.unitId, state: 'clean' }]);
    await call('POST', `bookings/${bookingId}/departure`, { payment: { method: 'cash' } });
    const [state] = (await roomsOf('garden-twin')).filter(({ unitId }) => unitId === stay?.unitId);
    expect(state?.state).toBe('dirty');
  });

  it('are told ready to who waits for them, by whoever cleans, and are inspected once they are clean', async () => {
    const bookingId = await bookTwin();
    const unitId = (await stayOf(bookingId))?.unitId ?? '';
    passTo('2026-11-24T06:00:00Z');
    const cleaner = await colleagueAtDesk(engine, await ownerAtDesk(engine), 'housekeeping');
    const set = (state: string) => cleaner.call('PUT', `units/${unitId}/state`, { state });
    expect((await set('dirty')).statusCode).toBe(200);
    expect(answerOf(await set('inspected'))).toEqual([409, { code: 'not_clean' }]);
    expect(await toldOf(bookingId, 'arrivals')).toMatchObject([{ unitId, isReady: false }]);
    const version = async () =>
      (await call('GET', 'day?date=2026-11-24')).json<Day>().arrivals.find((one) => one.bookingId === bookingId)
        ?.version ?? 0;
    const before = await version();
    expect((await set('clean')).statusCode).toBe(200);
    expect(await toldOf(bookingId, 'arrivals')).toMatchObject([{ unitId, state: 'clean', isReady: true }]);
    expect(await version()).toBeGreaterThan(before);
    const units = await cleaner.call('GET', 'units');
    expect(units.body).not.toContain('Asha');
    expect((await cleaner.call('GET', plan)).statusCode).toBe(403);
  });
});
