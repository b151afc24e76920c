import { bookingKey } from '../../../database/booking-key.ts';
import { describe, expect, it } from 'vitest';
import { book, completeByRazorpay, openOrder, quoteFor } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf, propertyCalls } from '../../../../test/property-calls.ts';
import { noteBookingChange } from '../../../database/booking-changes.ts';
import { transact } from '../../../database/transact.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

interface Listed {
  readonly bookings: readonly { readonly bookingId: string; readonly status: string }[];
  readonly next?: string;
}

describe.each(databaseKinds)('a property’s bookings, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);

  const list = async (query: string, hotelId = 1760): Promise<Listed> => {
    const response = await call('GET', `bookings?${query}`, undefined, hotelId);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Listed>();
  };
  const ids = async (query: string): Promise<string[]> =>
    (await list(query)).bookings.map(({ bookingId }) => bookingId);
  const stay = async (checkIn: string, checkOut: string): Promise<string> => {
    engine.pass(1000);
    return (await book(engine, { checkIn, checkOut, roomTypeId: 'courtyard-king', mode: 'at-property' })).bookingId;
  };

  it('that changed since a number come in the order of their changes, each once, and no other hotel’s', async () => {
    const [one, two] = [await stay('2026-12-02', '2026-12-04'), await stay('2026-12-06', '2026-12-08')];
    await book(engine, { hotelId: 2116 });
    const first = await list('after=0');
    expect(first.bookings.map(({ bookingId }) => bookingId)).toEqual([one, two]);
    expect(await list(`after=${first.next}`)).toEqual({ bookings: [], next: first.next });
    await call('POST', `bookings/${one}/cancellation`, {});
    const second = await list(`after=${first.next}`);
    expect(second.bookings).toMatchObject([{ bookingId: one, status: 'cancelled' }]);
    expect(await ids('after=0')).toEqual([two, one]);
    expect(await ids(`after=${second.next}`)).toEqual([]);
    expect(Number(second.next)).toBeGreaterThan(Number(first.next));
  });

  it('that changed are told in pages that miss nothing', async () => {
    const made = [];
    for (const [checkIn, checkOut] of [
      ['2026-12-02', '2026-12-03'],
      ['2026-12-04', '2026-12-05'],
      ['2026-12-06', '2026-12-07'],
    ] as const)
      made.push(await stay(checkIn, checkOut));
    const read = [];
    let after = '0';
    for (;;) {
      const page = await list(`after=${after}&limit=2`);
      if (page.bookings.length === 0) break;
      read.push(...page.bookings.map(({ bookingId }) => bookingId));
      after = page.next ?? '';
    }
    expect(read).toEqual(made);
  });

  it('are paged, latest first, whatever comes meanwhile', async () => {
    const made = [];
    for (const [checkIn, checkOut] of [
      ['2026-12-02', '2026-12-03'],
      ['2026-12-04', '2026-12-05'],
      ['2026-12-06', '2026-12-07'],
    ] as const)
      made.push(await stay(checkIn, checkOut));
    const first = await list('limit=2');
    await stay('2026-12-08', '2026-12-09');
    const second = await list(`limit=2&cursor=${first.next}`);
    expect([...first.bookings, ...second.bookings].map(({ bookingId }) => bookingId)).toEqual(made.toReversed());
    expect(second).not.toHaveProperty('next');
    for (const odd of ['cursor=x', 'page=2', 'modifiedSince=2026-12-01', 'after=-1', `after=0&cursor=${first.next}`])
      expect((await call('GET', `bookings?${odd}`)).statusCode, `${odd}`).toBe(400);
  });

  it('are found by who arrives, leaves and stays on a date', async () => {
    const [early, late] = [await stay('2026-12-02', '2026-12-04'), await stay('2026-12-04', '2026-12-05')];
    const gone = await stay('2026-12-02', '2026-12-04');
    await call('POST', `bookings/${gone}/cancellation`, {});
    expect(await ids('departing=2026-12-04')).toEqual([early]);
    expect(await ids('departing=2026-12-04&status=cancelled')).toEqual([gone]);
    expect(await Promise.all(['02', '03', '04', '05'].map((day) => ids(`inHouse=2026-12-${day}`)))).toEqual([
      [early],
      [early],
      [late],
      [],
    ]);
    expect(await ids('from=2026-12-04&to=2026-12-04')).toEqual([late]);
  });

  it('of hours are in house and leave on their date', async () => {
    const quote = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: {
        hotelId: 1760,
        stay: { kind: 'hours', date: '2026-12-02', startHour: 10, hours: 3 },
        rooms: [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 }],
      },
    });
    const made = await engine.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'idempotency-key': 'hours-of-a-day' },
      payload: {
        quoteToken: quote.json<{ quoteToken: string }>().quoteToken,
        travellers: [{ fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' }],
        payment: { mode: 'at-property', plan: 'full' },
      },
    });
    const { bookingId } = made.json<{ bookingId: string }>();
    expect(await ids('inHouse=2026-12-02')).toEqual([bookingId]);
    expect(await ids('departing=2026-12-02')).toEqual([bookingId]);
    expect(await ids('inHouse=2026-12-03')).toEqual([]);
  });

  it('say what each night of each room costs, which adds up to the room', async () => {
    await call('PUT', 'rates', {
      roomTypeId: 'courtyard-king',
      ratePlanId: 'flexible',
      from: '2026-12-03',
      to: '2026-12-03',
      priceForPax: [{ pax: 2, price: 5500 }],
    });
    const { bookingId } = await book(engine, { rooms: 2 });
    const booking = (await call('GET', `bookings/${bookingId}`)).json<{
      bill: { rooms: { amount: number; nights: { date: string; price: number }[] }[] };
    }>();
    const nights = [
      { date: '2026-12-02', price: 4800 },
      { date: '2026-12-03', price: 5500 },
    ];
    expect(booking.bill.rooms).toMatchObject([
      { units: 2, amount: 10_300, nights },
      { units: 2, amount: 10_300, nights },
    ]);
    expect((await quoteFor(engine)).bill.rooms[0]).toHaveProperty('nights', nights);
  });

  it('take sums in the hotel’s currency alone', async () => {
    const { bookingId } = await book(engine, { hotelId: 2116 });
    const post = (act: string, payload: object) => call('POST', `bookings/${bookingId}/${act}`, payload, 2116);
    expect(answerOf(await post('price-revision', { price: 9000, currency: 'EUR' }))).toEqual([
      422,
      { code: 'other_currency' },
    ]);
    expect(answerOf(await post('price-revision', { price: 9000, currency: 'INR' }))).toMatchObject([
      200,
      { status: 'price_revised' },
    ]);
    expect(answerOf(await post('cancellation', { refund: 0, currency: 'USD' }))).toEqual([
      422,
      { code: 'other_currency' },
    ]);
  });
});

describe('changes of bookings that are committed at once', () => {
  const engine = openEngine('postgresql');
  const call = propertyCalls(engine);

  it('are never passed over by who reads on from the last number', async () => {
    const booked = await Promise.all(
      ['2026-12-02', '2026-12-04', '2026-12-06', '2026-12-08'].map(async (checkIn, at) => {
        const checkOut = `2026-12-0${Number(checkIn.slice(-1)) + 1}`;
        const made = await book(engine, {
          checkIn,
          checkOut,
          roomTypeId: at % 2 === 0 ? 'courtyard-king' : 'garden-twin',
        });
        return made.bookingId;
      }),
    );
    const seen: string[] = [];
    let after = '0';
    const read = async (): Promise<void> => {
      const page = (await call('GET', `bookings?after=${after}`)).json<Listed>();
      seen.push(...page.bookings.map(({ bookingId }) => bookingId));
      after = page.next ?? after;
    };
    await read();
    expect(seen.toSorted()).toEqual(booked.toSorted());
    seen.length = 0;
    // One transaction notes its change first and commits last.
    let isOver = false;
    let goOn = (): void => undefined;
    const slow = transact(engine.deps.db, async (tx) => {
      noteBookingChange(tx, bookingKey(1760, booked[0] ?? ''));
      await new Promise<void>((resolve) => (goOn = resolve));
    }).then(() => (isOver = true));
    await completeByRazorpay(engine, booked[1] ?? '', await openOrder(engine, booked[1] ?? ''));
    await read();
    expect([isOver, seen.includes(booked[1] ?? '')]).toEqual([false, true]);
    goOn();
    await slow;
    await read();
    expect(seen).toContain(booked[0]);
  });
});
