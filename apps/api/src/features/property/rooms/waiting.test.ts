import { beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../../../test/invariants.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf } from '../../../../test/property-calls.ts';
import { roomsOfTest } from '../../../../test/rooms-of-test.ts';

// Shows docs/rules.md: Rooms by number (Check-in, Held).

describe('rooms for who has none yet', () => {
  const engine = openEngine();
  const { call, planNow, roomsOf, stayOf, bookTwin, passTo, cleanAll, keepFromService } = roomsOfTest(engine);
  beforeEach(cleanAll);

  it('are given at check-in, which is refused while there is none, and to who waits once one is open', async () => {
    const [closureId] = await keepFromService(0);
    const bookingId = await bookTwin();
    expect((await planNow()).unassigned).toMatchObject([{ bookingId, date: '2026-11-24', rooms: 1, places: [0] }]);
    expect(await stayOf(bookingId)).toMatchObject({ first: '2026-11-25', last: '2026-11-25' });
    passTo('2026-11-24T10:00:00Z');
    const refused = await call('POST', `bookings/${bookingId}/arrival`);
    expect(answerOf(refused)).toMatchObject([409, { code: 'no_room' }]);
    expect((await call('GET', `bookings/${bookingId}`)).json()).toMatchObject({ arrivedAt: null });
    await call('DELETE', `closures/${closureId}`);
    expect((await planNow()).unassigned).toEqual([]);
    expect((await call('POST', `bookings/${bookingId}/arrival`)).statusCode).toBe(200);
  });

  it('are given by hand to who waits, once, however many do it at once', async () => {
    const [closureId, other] = await keepFromService(0);
    const bookingId = await bookTwin();
    const rooms = (await roomsOf('garden-twin')).map(({ unitId }) => unitId);
    for (const closure of [closureId, other]) {
      await engine.deps.db
        .updateTable('unit_closure')
        .set({ ended_at: engine.deps.clock() })
        .where('closure_id', '=', closure ?? '')
        .execute();
    }
    const nights = { first: '2026-11-24', last: '2026-11-24' };
    const give = (unitId = '') =>
      call('POST', `units/${unitId}/stays`, { booking: bookingId, place: 0, from: null, nights });
    const answers = [await give(rooms[0]), await give(rooms[1])];
    expect(answers.map(answerOf)).toMatchObject([
      [200, { moved: [] }],
      [409, { code: 'changed' }],
    ]);
    expect((await planNow()).unassigned).toEqual([]);
    await call('POST', `bookings/${bookingId}/cancellation`);
  });

  it('are those of who is in the house before those of who is to come', async () => {
    await keepFromService(1);
    const [first, second] = [await bookTwin(), await bookTwin()];
    const unitId = (await stayOf(first))?.unitId;
    expect((await planNow()).unassigned).toMatchObject([{ bookingId: second }]);
    passTo('2026-11-24T10:00:00Z');
    expect((await call('POST', `bookings/${second}/arrival`)).statusCode).toBe(200);
    expect(await stayOf(second)).toMatchObject({ unitId, first: '2026-11-24', held: 'in_house' });
    expect((await planNow()).unassigned).toMatchObject([{ bookingId: first, date: '2026-11-24' }]);
    expect(answerOf(await call('POST', `bookings/${first}/arrival`))).toMatchObject([409, { code: 'no_room' }]);
    await call('POST', `bookings/${second}/cancellation`);
  });

  it('are given by hand to a stay that has none yet, and the pin of one room of a booking is taken alone', async () => {
    await keepFromService(0);
    const bookingId = await bookTwin();
    const [room] = await roomsOf('garden-twin');
    expect(await stayOf(bookingId)).toMatchObject({ first: '2026-11-25' });
    const closures = (await planNow()).units.flatMap((unit) => unit.closures.map((one) => ({ ...one, unit })));
    const closure = closures.find(({ unitId }) => unitId === room?.unitId);
    const other = await bookTwin();
    expect((await planNow()).unassigned).toHaveLength(2);
    await engine.deps.db
      .updateTable('unit_closure')
      .set({ ended_at: engine.deps.clock() })
      .where('closure_id', '=', closure?.closureId ?? '')
      .execute();
    expect((await call('POST', `units/${room?.unitId}/stays`, { booking: bookingId })).statusCode).toBe(200);
    expect(await stayOf(bookingId)).toMatchObject({
      unitId: room?.unitId,
      first: '2026-11-24',
      last: '2026-11-25',
      held: 'pinned',
    });
    expect((await planNow()).unassigned).toMatchObject([{ bookingId: other }]);
    expect(answerOf(await call('DELETE', `bookings/${bookingId}/pins?roomTypeId=garden-twin&place=1`))).toEqual([
      200,
      { nights: 0 },
    ]);
    expect(answerOf(await call('DELETE', `bookings/${bookingId}/pins?roomTypeId=garden-twin&place=0`))).toEqual([
      200,
      { nights: 2 },
    ]);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });
});
