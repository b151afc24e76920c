import { bookingKey } from '../src/database/booking-key.ts';
import { randomUUID } from 'node:crypto';
import {
  guestMay,
  propertyActs,
  propertyMay,
  type GuestAct,
  type PropertyAct,
} from '@latchkey/booking-core/booking-states';
import { describe, expect, it } from 'vitest';
import { transact } from '../src/database/transact.ts';
import { findBooking } from '../src/features/bookings/bookings.queries.ts';
import { actingBooking } from '../src/features/bookings/stay-moments.ts';
import { insertLink } from '../src/features/messaging/mail-links/mail-links.queries.ts';
import { expireBookings } from '../src/features/reservations/booking-life/expire-bookings.ts';
import { guestCalls } from './guest-calls.ts';
import { book, openOrder, type Booked } from './journeys.ts';
import { linkCalls } from './linked-booking.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

// Shows docs/rules.md: States and selection (Acts, Revised price).

const hotelId = 2116;
const hour = 3_600_000;
const price = 11_000;

describe('the table of acts is what the engine takes', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const call = propertyCalls(engine, hotelId);

  const passTo = (moment: string): void => {
    engine.pass(Date.parse(moment) - engine.deps.clock().getTime());
  };
  const asProperty = async (booked: Booked, path: string, body: object = {}): Promise<number> =>
    (await call('POST', `bookings/${booked.bookingId}/${path}`, body)).statusCode;
  const must = async (booked: Booked, path: string, body: object = {}): Promise<void> => {
    expect([path, await asProperty(booked, path, body)]).toEqual([path, 200]);
  };
  const request = (mode = 'at-property'): Promise<Booked> => book(engine, { hotelId, mode });
  const confirmed = async (): Promise<Booked> => {
    const booked = await request();
    await must(booked, 'confirmation');
    const asked = await guests.post(
      `bookings/${booked.bookingId}/requests`,
      { kind: 'departure', time: '14:00' },
      booked.cookie,
    );
    expect(asked.statusCode).toBe(201);
    return booked;
  };
  const confirmedAt = (moment: string) => async (): Promise<Booked> => {
    const booked = await confirmed();
    passTo(moment);
    return booked;
  };

  /** Ways into each state, at the moments that matter. The stay is of 2 to 4 December, at 5:30 hours ahead of UTC. */
  const states: Readonly<Record<string, () => Promise<Booked>>> = {
    requested: request,
    'requested, run out': async () => {
      const booked = await request();
      engine.pass(engine.deps.settings.requestMs + 1000);
      return booked;
    },
    price_revised: async () => {
      const booked = await request();
      await must(booked, 'price-revision', { price });
      return booked;
    },
    payment_pending: async () => {
      const booked = await request('online');
      await must(booked, 'confirmation');
      return booked;
    },
    'confirmed, long before': confirmed,
    'confirmed, on the morning of arrival': confirmedAt('2026-12-02T02:00:00Z'),
    'confirmed, after check-in time': confirmedAt('2026-12-02T12:00:00Z'),
    'confirmed, arrived': async () => {
      const booked = await confirmedAt('2026-12-02T02:00:00Z')();
      await must(booked, 'arrival');
      return booked;
    },
    'confirmed, left': async () => {
      const booked = await confirmedAt('2026-12-02T02:00:00Z')();
      await must(booked, 'arrival');
      engine.pass(hour);
      await must(booked, 'departure', { owing: { reason: 'The company pays' } });
      return booked;
    },
    'confirmed, over': confirmedAt('2026-12-04T12:00:00Z'),
    rejected: async () => {
      const booked = await request();
      await must(booked, 'rejection');
      return booked;
    },
    cancelled: async () => {
      const booked = await confirmed();
      await must(booked, 'cancellation');
      return booked;
    },
    no_show: async () => {
      const booked = await confirmedAt('2026-12-02T12:00:00Z')();
      await must(booked, 'no-show');
      return booked;
    },
    'no_show, days later': async () => {
      const booked = await confirmedAt('2026-12-02T12:00:00Z')();
      await must(booked, 'no-show');
      engine.pass(48 * hour);
      return booked;
    },
    expired: async () => {
      const booked = await request();
      engine.pass(engine.deps.settings.requestMs + 1000);
      await expireBookings(engine.deps);
      return booked;
    },
  };

  const asGuest = async ({ bookingId, cookie }: Booked, path: string, body: object): Promise<number> =>
    (await guests.post(`bookings/${bookingId}/${path}`, body, cookie)).statusCode;
  const later = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' };

  const byGuest: Readonly<Record<GuestAct, (booked: Booked) => Promise<boolean>>> = {
    pay: (booked) =>
      openOrder(engine, booked.bookingId).then(
        () => true,
        () => false,
      ),
    answer_price: async (booked) =>
      (await asGuest(booked, 'price-revision', { decision: 'accept', updatedPrice: price })) === 200,
    cancel: async (booked) => (await asGuest(booked, 'cancellation', { refund: 0 })) === 200,
    change: async (booked) => (await asGuest(booked, 'modification-quote', { stay: later })) < 300,
    ask_times: async (booked) => (await asGuest(booked, 'requests', { kind: 'departure', time: '23:00' })) === 201,
    review: async ({ bookingId, cookie }) =>
      (await guests.post(`review-invitations/${bookingId}/review`, { rating: 5 }, cookie)).statusCode === 201,
    erase: async (booked) => (await asGuest(booked, 'erasure', {})) === 200,
  };
  const byProperty: Readonly<Record<PropertyAct, (booked: Booked) => Promise<boolean>>> = {
    confirm: async (booked) => (await asProperty(booked, 'confirmation')) === 200,
    reject: async (booked) => (await asProperty(booked, 'rejection')) === 200,
    revise: async (booked) => (await asProperty(booked, 'price-revision', { price })) === 200,
    cancel: async (booked) => (await asProperty(booked, 'cancellation')) === 200,
    // Said twice it changes nothing, and is answered as it stands.
    check_in: async (booked) => {
      const row = await findBooking(engine.deps.db, bookingKey(hotelId, booked.bookingId));
      return row?.arrived_at === null && (await asProperty(booked, 'arrival')) === 200;
    },
    undo_check_in: async (booked) => (await asProperty(booked, 'arrival/undo')) === 200,
    check_out: async (booked) => {
      const row = await findBooking(engine.deps.db, bookingKey(hotelId, booked.bookingId));
      return (
        row?.left_at === null &&
        (await asProperty(booked, 'departure', { owing: { reason: 'The company pays' } })) === 200
      );
    },
    undo_check_out: async (booked) =>
      (await call('DELETE', `bookings/${booked.bookingId}/departure`)).statusCode === 200,
    no_show: async (booked) => (await asProperty(booked, 'no-show')) === 200,
    undo_no_show: async (booked) => (await asProperty(booked, 'no-show/undo')) === 200,
    answer_request: async (booked) => {
      const { requests = [] } = (await guests.view(booked)) as { requests?: { requestId: string; status: string }[] };
      const open = requests.find(({ status }) => status === 'open');
      return (
        open !== undefined &&
        (await asProperty(booked, `requests/${open.requestId}/answer`, { decision: 'accept' })) === 200
      );
    },
  };

  const judged = async (booked: Booked) => {
    const hotel = await engine.deps.hotels.byId(hotelId);
    const row = await findBooking(engine.deps.db, bookingKey(hotelId, booked.bookingId));
    if (hotel === undefined || row === undefined) throw new Error('no booking');
    return actingBooking(await hotel.agreedHotel(engine.deps.db, row), row);
  };

  // What a confirmed stay still costs can be paid at any time; its page draws that by the sum.
  const isOpenSum = (state: string, act: string): boolean => act === 'pay' && state.startsWith('confirmed');

  it.each(
    Object.keys(states).flatMap((state) => (Object.keys(byGuest) as GuestAct[]).map((act) => [state, act] as const)),
  )('%s: the guest’s %s', async (state, act) => {
    if (isOpenSum(state, act)) return;
    const booked = await (states[state] as () => Promise<Booked>)();
    const table = guestMay(act, await judged(booked), engine.deps.clock().getTime());
    expect(await byGuest[act](booked)).toBe(table);
  });

  it.each(
    Object.keys(states).flatMap((state) =>
      (Object.keys(byProperty) as PropertyAct[]).map((act) => [state, act] as const),
    ),
  )('%s: the property’s %s', async (state, act) => {
    const booked = await (states[state] as () => Promise<Booked>)();
    const table = propertyMay(act, await judged(booked), engine.deps.clock().getTime());
    expect(await byProperty[act](booked)).toBe(table);
  });

  it.each(Object.keys(states))(
    '%s: the link of a mail shows what the table has, until nothing is left',
    async (state) => {
      const booked = await (states[state] as () => Promise<Booked>)();
      const now = engine.deps.clock().getTime();
      const expiresAt = new Date(now + 24 * hour);
      const link = {
        hotelId,
        purpose: 'property-booking',
        subject: booked.bookingId,
        language: 'en',
        expiresAt,
      } as const;
      const token = await transact(engine.deps.db, (tx) => insertLink(tx, link, engine.deps.clock()));
      const reply = await linkCalls(engine, token)('GET', 'linked-booking');
      const row = await judged(booked);
      const table = now < row.checkOut ? propertyActs(row, now) : [];
      const { booking } = reply.json<{ booking?: { acts: PropertyAct[] } }>();
      expect(booking?.acts ?? []).toEqual(table);
    },
  );

  it('a price far from the old one is asked back, unless it is meant', async () => {
    const booked = await request();
    const { total } = (await guests.view(booked)) as { total: number };
    const revise = async (body: object): Promise<[number, unknown]> => {
      const reply = await call('POST', `bookings/${booked.bookingId}/price-revision`, body);
      return [reply.statusCode, reply.json<{ code?: string }>().code];
    };
    expect(await revise({ price: 2 * total + 1 })).toEqual([422, 'price_jump']);
    expect(await revise({ price: Math.floor((total - 1) / 2) })).toEqual([422, 'price_jump']);
    expect((await revise({ price: 100 * total, force: true, words: randomUUID() }))[0]).toBe(200);
  });
});
