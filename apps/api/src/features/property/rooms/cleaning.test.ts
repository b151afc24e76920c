import type { UnitToday } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf, type PropertyCall } from '../../../../test/property-calls.ts';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { signedKeyOf } from '../routes/property-key.ts';
import { roomsOfTest } from '../../../../test/rooms-of-test.ts';

// Shows docs/rules.md: Rooms by number (Cleaning, Broken, Housekeeping).

describe('rooms that are made ready', () => {
  const engine = openEngine();
  const { call, roomsOf, stayOf, bookTwin, passTo, cleanAll } = roomsOfTest(engine);
  beforeEach(cleanAll);
  const bearer = () => ({
    authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`,
  });

  const today = async (unitId: string, caller: PropertyCall | Cleaner = call): Promise<UnitToday> => {
    const { units } = (await caller('GET', 'units')).json<{ units: UnitToday[] }>();
    return units.find((one) => one.unitId === unitId) as UnitToday;
  };
  type Cleaner = Awaited<ReturnType<typeof colleagueAtDesk>>['call'];
  const hireCleaner = async (): Promise<Cleaner> =>
    (await colleagueAtDesk(engine, await ownerAtDesk(engine), 'housekeeping')).call;

  it('say to a cleaner who leaves, stays and comes, by surname and hour, and nothing else of a guest', async () => {
    const bookingId = await bookTwin({ estimatedArrivalTime: '16:00' });
    const unitId = (await stayOf(bookingId))?.unitId ?? '';
    passTo('2026-11-24T06:00:00Z');
    const cleaner = await hireCleaner();
    const before = await today(unitId, cleaner);
    expect(before).toMatchObject({ leaving: null, staying: null, coming: { arrivedAt: null } });
    expect(before.coming?.surname).toMatch(/^\S+$/);
    const { body } = await cleaner('GET', 'units');
    for (const secret of [bookingId, 'email', 'phone', 'total', 'amount', 'reference'])
      expect(body).not.toContain(secret);
    expect(before.coming?.dueAt.slice(0, 10)).toBe('2026-11-24');
    passTo('2026-11-24T10:00:00Z');
    await call('POST', `bookings/${bookingId}/arrival`);
    passTo('2026-11-25T06:00:00Z');
    expect(await today(unitId)).toMatchObject({
      leaving: null,
      staying: { surname: before.coming?.surname },
      coming: null,
    });
    passTo('2026-11-26T04:00:00Z');
    expect(await today(unitId)).toMatchObject({ leaving: { leftAt: null }, staying: null, coming: null });
    await call('POST', `bookings/${bookingId}/departure`, { payment: { method: 'cash' } });
    expect((await today(unitId)).leaving?.leftAt).toBe('2026-11-26T04:00:00.000Z');
  });

  it.each([
    ['16:00', '2026-11-24T10:30:00.000Z'],
    ['03:00', '2026-11-24T21:30:00.000Z'],
    ['sometime <b>late</b>', '2026-11-24T08:30:00.000Z'],
    ['25:99', '2026-11-24T08:30:00.000Z'],
  ])('are needed when a guest says to come (%s), and at check-in time where that is no hour', async (hour, dueAt) => {
    const bookingId = await bookTwin();
    await engine.deps.db
      .updateTable('booking')
      .set({ estimated_arrival_time: hour })
      .where('booking_id', '=', bookingId as never)
      .execute();
    const unitId = (await stayOf(bookingId))?.unitId ?? '';
    passTo('2026-11-24T06:00:00Z');
    expect((await today(unitId)).coming?.dueAt).toBe(dueAt);
  });

  it('stay as somebody else left them where a page was not new, and a second press changes nothing', async () => {
    const [room] = await roomsOf('garden-twin');
    const set = (state: string, was: string) => call('PUT', `units/${room?.unitId}/state`, { state, was });
    const states = async (): Promise<string[]> =>
      (await call('GET', `units/${room?.unitId}/changes`))
        .json<{ changes: { what: string }[] }>()
        .changes.map(({ what }) => what);
    expect((await set('dirty', 'clean')).statusCode).toBe(200);
    engine.pass(1000);
    expect((await set('clean', 'dirty')).statusCode).toBe(200);
    expect((await set('clean', 'dirty')).statusCode).toBe(200);
    engine.pass(1000);
    expect((await set('inspected', 'clean')).statusCode).toBe(200);
    expect(answerOf(await set('clean', 'dirty'))).toEqual([409, { code: 'changed' }]);
    expect(await states()).toEqual(['inspected', 'clean', 'dirty']);
  });

  it('are said to be broken, once for a key, are closed where that is asked, and are mended', async () => {
    const [room] = await roomsOf('garden-twin');
    const unitId = room?.unitId ?? '';
    const cleaner = await hireCleaner();
    const report = (body: object, key: string) =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/units/${unitId}/broken`,
        headers: { ...bearer(), 'idempotency-key': key },
        payload: body,
      });
    const words = { text: '=cmd|<b>The tap</b>\ndrips', closedUntil: '2026-11-24' };
    const first = await report(words, 'a-first-key');
    expect(answerOf(first)).toMatchObject([
      201,
      { closure: { kind: 'out_of_order', last: '2026-11-24' }, notClosed: null },
    ]);
    expect(answerOf(await report(words, 'a-first-key'))).toEqual(answerOf(first));
    expect((await report({ text: 'Other' }, 'a-first-key')).statusCode).toBe(422);
    expect(answerOf(await report(words, 'a-second-key'))).toEqual([
      201,
      { closure: null, notClosed: 'closed_already' },
    ]);
    expect((await today(unitId, cleaner)).broken?.text).toBe(words.text);
    engine.pass(1000);
    expect((await cleaner('DELETE', `units/${unitId}/broken`)).statusCode).toBe(200);
    expect((await today(unitId, cleaner)).broken).toBeNull();
    const { changes } = (await call('GET', `units/${unitId}/changes`)).json<{ changes: { what: string }[] }>();
    expect(changes.map(({ what }) => what).toSorted()).toEqual(['broken', 'broken', 'closed', 'mended']);
    expect((await report({ text: '' }, 'a-third-key')).statusCode).toBe(400);
  });

  it('keep what is said to be broken of a room that a guest has, and is not closed', async () => {
    const bookingId = await bookTwin();
    passTo('2026-11-24T10:00:00Z');
    await call('POST', `bookings/${bookingId}/arrival`);
    const unitId = (await stayOf(bookingId))?.unitId ?? '';
    const cleaner = await hireCleaner();
    const said = await cleaner('POST', `units/${unitId}/broken`, { text: 'The lamp', closedUntil: '2026-11-24' });
    expect(answerOf(said)).toEqual([201, { closure: null, notClosed: 'in_the_way' }]);
    expect(await today(unitId)).toMatchObject({ broken: { text: 'The lamp', by: 'Colleague' }, closures: [] });
    const early = await cleaner('POST', `units/${unitId}/broken`, { text: 'The lamp', closedUntil: '2026-11-01' });
    expect(answerOf(early)).toMatchObject([201, { notClosed: 'in_the_past' }]);
  });
});
