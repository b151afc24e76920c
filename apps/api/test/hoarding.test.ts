import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { completeByRazorpay, openOrder } from './journeys.ts';
import { strangersAt } from './strangers.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

// Shows docs/rules.md: Holds without payment (A change, Six hours afterwards, Erasing).

const minute = 60_000;

/** As they are in production. */
const limits = {
  OPEN_HOLDS_PER_DEVICE: '6',
  OPEN_HOLDS_PER_NUMBER: '6',
  OPEN_HOLDS_PER_EMAIL: '6',
  OPEN_HOLDS_PER_ADDRESS: '30',
  OPEN_ROOMS_PER_GUEST: '12',
  OPEN_ROOMS_PER_ADDRESS: '120',
};

describe.each(databaseKinds)('rooms that are held without money, on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine(kind, { RATE_LIMITS: 'on', ...limits });
  });
  afterEach(async () => {
    await requireInvariants(engine.deps.db);
    await engine.reset();
  });
  afterAll(() => engine.close());
  const { stranger, elsewhere, ask } = strangersAt(() => engine);
  // The hotel has three kings.
  const kings = { checkIn: '2026-12-10', checkOut: '2026-12-12', roomTypeId: 'courtyard-king' };
  const free = async (): Promise<number> => {
    const { total, used } = await engine.deps.db
      .selectFrom('inventory')
      .select(['total', 'used'])
      .where('hotel_id', '=', 1760)
      .where('date', '=', kings.checkIn as never)
      .where('room_type_id', '=', kings.roomTypeId)
      .executeTakeFirstOrThrow();
    return total - used;
  };
  const lapse = async (): Promise<void> => {
    engine.pass(15 * minute + 1000);
    await expireBookings(engine.deps);
  };

  it.each(['device', 'number', 'email'] as const)(
    'are not kept full for six hours by one %s, which takes what it can every quarter of an hour',
    async (same) => {
      const { contactNumber, email } = stranger();
      let cookie = '';
      let full = 0;
      for (let quarter = 0; quarter < 24; quarter += 1) {
        for (const rooms of [3, 2, 1]) {
          const traveller = {
            ...stranger(),
            ...(same === 'number' ? { contactNumber } : {}),
            // Each time another spelling of one mailbox.
            ...(same === 'email' ? { email: email.replace('@', `+${quarter}.${rooms}@`) } : {}),
          };
          if ((await free()) < rooms) continue;
          const made = await ask({ ...kings, rooms, traveller, address: elsewhere(), cookie });
          if (same === 'device') cookie = made.cookie;
        }
        if ((await free()) === 0) full += 1;
        await lapse();
      }
      expect(full).toBe(4);
    },
  );

  it('are not kept full by letting them go in time, nor by having one’s data erased', async () => {
    const { post } = guestCalls(engine);
    const traveller = stranger();
    const made = [];
    for (let time = 0; time < 8; time += 1) {
      const { status, body, cookie } = await ask({ ...kings, rooms: 3, traveller, address: elsewhere() });
      made.push(status);
      if (status !== 201) continue;
      engine.pass(14 * minute);
      await post(`bookings/${body.bookingId}/cancellation`, { refund: 0 }, cookie);
      expect((await post(`bookings/${body.bookingId}/erasure`, {}, cookie)).statusCode).toBe(200);
    }
    expect(made).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
    engine.pass(6 * 60 * minute);
    expect((await ask({ ...kings, rooms: 3, traveller })).status).toBe(201);
  });

  it('are twelve at a time for one guest, in however many bookings', async () => {
    const traveller = stranger();
    const made = [];
    for (let time = 0; time < 5; time += 1) {
      const { status } = await ask({ rooms: 3, traveller, address: elsewhere() });
      made.push(status);
    }
    expect(made).toEqual([201, 201, 201, 201, 409]);
    expect((await ask({ rooms: 3, address: elsewhere() })).status).toBe(201);
  });

  it('are counted one booking after the other when they are asked for at once', async () => {
    const traveller = stranger();
    const asked = Array.from({ length: 10 }, () => ask({ rooms: 3, traveller, address: elsewhere() }));
    expect((await Promise.all(asked)).filter(({ status }) => status === 201)).toHaveLength(4);
  });

  it('are not had by changing a stay of one room into one of many', async () => {
    const { post } = guestCalls(engine);
    const traveller = stranger();
    const unpaid = { ...kings, rooms: 1, traveller, mode: 'at-property' };
    const { body, cookie } = await ask({ ...unpaid, address: elsewhere() });
    const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };
    const stay = { kind: 'nights', checkIn: kings.checkIn, checkOut: kings.checkOut };
    const changeTo = async (rooms: number): Promise<{ readonly code?: string }> => {
      const asked = { stay, rooms: Array.from({ length: rooms }, () => king) };
      const quote = (await post(`bookings/${body.bookingId}/modification-quote`, asked, cookie)).json<{
        quoteToken: string;
        due: number;
        refund: number;
      }>();
      const { quoteToken, due, refund } = quote;
      return (await post(`bookings/${body.bookingId}/modification`, { quoteToken, due, refund }, cookie)).json();
    };
    // Ten more rooms, held elsewhere by the same guest: eleven with the first.
    for (const rooms of [3, 3, 3, 1]) expect((await ask({ rooms, traveller, address: elsewhere() })).status).toBe(201);
    expect(await changeTo(3)).toEqual({ code: 'too_many_holds' });
    expect(await free()).toBe(2);
    expect(await changeTo(2)).not.toHaveProperty('code');
    expect(await free()).toBe(1);
    // What is less is never too much.
    expect(await changeTo(1)).not.toHaveProperty('code');
  });

  it('are there for a family of six in three rooms whose payment failed twice', async () => {
    const traveller = stranger();
    let cookie = '';
    for (let time = 0; time < 2; time += 1) {
      ({ cookie } = await ask({ ...kings, rooms: 3, traveller, cookie }));
      await lapse();
    }
    const third = await ask({ ...kings, rooms: 3, traveller, cookie });
    expect(third.status).toBe(201);
    const { bookingId } = third.body;
    await completeByRazorpay(engine, bookingId, await openOrder(engine, bookingId));
    // What was paid for counts no more: three rooms for friends, and three to be paid at the property.
    expect((await ask({ rooms: 3, traveller, cookie })).status).toBe(201);
    expect((await ask({ rooms: 3, traveller, cookie, mode: 'at-property' })).status).toBe(201);
  });

  it('are there for the many guests of one lobby, of whom every third does not pay', async () => {
    for (let hour = 0; hour < 6; hour += 1) {
      for (let guest = 0; guest < 15; guest += 1) {
        const { status, body } = await ask({ address: '198.51.100.4' });
        expect(status).toBe(201);
        if (guest % 3 > 0) await completeByRazorpay(engine, body.bookingId, await openOrder(engine, body.bookingId));
      }
      engine.pass(45 * minute);
      await lapse();
    }
  });
});
