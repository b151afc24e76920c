import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { completeByRazorpay, openOrder } from './journeys.ts';
import { strangersAt } from './strangers.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: Holds without payment (Share of a hotel).

const minute = 60_000;

// The hotels have three kings and two twins: two fifths of a night's rooms are two.
describe.each(databaseKinds)('of one hotel, on %s, one network address', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine(kind, { RATE_LIMITS: 'on', OPEN_SHARE_PER_ADDRESS: '40' });
  });
  afterEach(async () => {
    await requireInvariants(engine.deps.db);
    await engine.reset();
  });
  afterAll(() => engine.close());
  const { stranger, elsewhere, ask, enter, codeSent } = strangersAt(() => engine);
  const night = { checkIn: '2026-12-10', checkOut: '2026-12-12' };
  const king = { ...night, roomTypeId: 'courtyard-king' };
  const statuses = async (times: number, who: Parameters<typeof ask>[0]): Promise<unknown[]> => {
    const made = [];
    for (let time = 0; time < times; time += 1) {
      const { status, body } = await ask(who);
      made.push(status === 201 ? body.status : body.code);
    }
    return made;
  };

  it('holds its share of a night’s rooms at most with ever new devices and numbers; others go on booking', async () => {
    expect(await statuses(3, king)).toEqual(['payment_pending', 'payment_pending', 'too_many_holds']);
    expect(await statuses(1, { ...king, checkIn: '2026-12-11', checkOut: '2026-12-14' })).toEqual(['too_many_holds']);
    // Other nights, another hotel and another address are not of it.
    expect(await statuses(1, { checkIn: '2026-12-12', checkOut: '2026-12-13' })).toEqual(['payment_pending']);
    expect(await statuses(1, { ...king, hotelId: 1188 })).toEqual(['payment_pending']);
    expect(await statuses(1, { ...king, address: elsewhere() })).toEqual(['payment_pending']);
  });

  it('has more once it has paid, or proved that its guest can be reached', async () => {
    const { body } = await ask({ ...king, rooms: 2 });
    await completeByRazorpay(engine, body.bookingId, await openOrder(engine, body.bookingId));
    expect(await statuses(1, king)).toEqual(['payment_pending']);
    const twin = { ...night, roomTypeId: 'garden-twin' };
    expect(await statuses(2, twin)).toEqual(['payment_pending', 'too_many_holds']);
  });

  it('may take a whole party’s rooms where it holds none, but not for more than an hour in six', async () => {
    let taken = 0;
    for (let quarter = 0; quarter < 24; quarter += 1) {
      if ((await ask({ ...king, rooms: 3 })).status === 201) taken += 1;
      engine.pass(15 * minute + 1000);
      await expireBookings(engine.deps);
    }
    // Eight rooms, three at a time.
    expect(taken).toBe(3);
  });

  it('keeps half of its share by requests; a further one waits for a code, or is refused where it will be paid for online', async () => {
    const palace = { ...king, hotelId: 2116 };
    const free = { ...palace, mode: 'at-property' };
    expect(await statuses(2, free)).toEqual(['requested', 'payment_pending']);
    expect(await statuses(1, free)).toEqual(['too_many_holds']);
    await engine.reset();
    expect(await statuses(2, palace)).toEqual(['requested', 'too_many_holds']);
    await engine.reset();
    // The first one too, where it is of more rooms.
    const { body } = await ask({ ...free, rooms: 2 });
    expect(body).toMatchObject({ status: 'payment_pending', codeWanted: true });
    await guestCalls(engine).relay();
    await enter(body.bookingId, codeSent());
    expect(await statuses(1, free)).toEqual(['requested']);
  });

  it('is counted one booking after the other when they are asked for at once', async () => {
    const asked = Array.from({ length: 8 }, () => ask({ ...king, traveller: stranger() }));
    expect((await Promise.all(asked)).filter(({ status }) => status === 201)).toHaveLength(2);
  });
});
