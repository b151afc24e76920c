import { randomUUID } from 'node:crypto';
import type { Day } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { signedKeyOf } from '../routes/property-key.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

// Shows docs/rules.md: States and selection (Day sheet).

const sections = ['overdue', 'toAnswer', 'arrivals', 'inHouse', 'departures', 'fresh'] as const;

describe.each(databaseKinds)('the sheet of a day, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, post } = guestCalls(engine);
  const call = propertyCalls(engine);

  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const day = async (query: Record<string, string> = {}, hotelId = 1760): Promise<Day> => {
    const response = await call('GET', `day?${new URLSearchParams(query).toString()}`, undefined, hotelId);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Day>();
  };
  /** In which sections a booking stands. */
  const where = (sheet: Day, { bookingId }: Booked): string[] =>
    sections.filter((section) => sheet[section].some((one) => one.bookingId === bookingId));
  const act = async (booked: Booked, path: string, hotelId = 1760): Promise<number> =>
    (await call('POST', `bookings/${booked.bookingId}/${path}`, {}, hotelId)).statusCode;

  it('follows a stay from the booking to the departure', async () => {
    const booked = await paid({ roomTypeId: 'garden-twin', rooms: 2 });
    const sheet = await day();
    expect(where(sheet, booked)).toEqual(['fresh']);
    expect(where(await day({ date: '2026-12-02' }), booked)).toEqual(['arrivals']);
    expect(where(await day({ date: '2026-12-03' }), booked)).toEqual(['inHouse']);
    expect(where(await day({ date: '2026-12-04' }), booked)).toEqual(['departures']);
    expect(where(await day({ date: '2026-12-05' }), booked)).toEqual([]);
    until('2026-12-02T04:00:00Z');
    expect(where(await day(), booked)).toEqual(['arrivals']);
    await act(booked, 'arrival');
    expect(where(await day(), booked)).toEqual(['inHouse']);
    until('2026-12-04T04:00:00Z');
    expect(where(await day(), booked)).toEqual(['departures']);
    until('2026-12-04T07:00:00Z');
    expect(where(await day(), booked)).toEqual(['overdue']);
    await act(booked, 'departure');
    const last = await day();
    expect(where(last, booked)).toEqual(['departures']);
    expect(last.departures).toMatchObject([{ leftAt: '2026-12-04T07:00:00.000Z', acts: ['undo_check_out'] }]);
  });

  it('says of each booking what a reception asks', async () => {
    await book(engine, { mode: 'at-property', body: { specialRequests: 'Quiet room', estimatedArrivalTime: '15:00' } });
    const { arrivals, hotel, roomTypes } = await day({ date: '2026-12-02' });
    expect(arrivals).toMatchObject([
      {
        guestName: 'Asha Rao',
        adults: 2,
        children: 0,
        nights: 2,
        rooms: [{ roomTypeId: 'courtyard-king', count: 1 }],
        status: 'confirmed',
        paymentStatus: 'unpaid',
        total: 10_080,
        amountPaid: 0,
        toPay: 10_080,
        expected: '15:00',
        asked: 'Quiet room',
        openRequests: [],
        acts: ['cancel', 'answer_request'],
      },
    ]);
    expect(hotel).toMatchObject({ currency: 'INR', timeZone: 'Asia/Kolkata' });
    expect(roomTypes.find(({ roomTypeId }) => roomTypeId === 'courtyard-king')).toMatchObject({ sold: 1 });
  });

  it('has who has not come by the end of the day among the overdue, for a week', async () => {
    const booked = await paid();
    until('2026-12-02T18:00:00Z');
    expect(where(await day(), booked)).toEqual(['arrivals']);
    until('2026-12-02T18:31:00Z');
    expect(where(await day(), booked)).toEqual(['overdue']);
    until('2026-12-11T04:00:00Z');
    expect(where(await day(), booked)).toEqual(['overdue']);
    until('2026-12-12T04:00:00Z');
    expect(where(await day(), booked)).toEqual([]);
  });

  it('has requests until they are answered, and those that lapsed today', async () => {
    const request = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const sheet = await day({}, 2116);
    expect(where(sheet, request)).toEqual(['toAnswer', 'fresh']);
    expect(sheet.toAnswer[0]?.acts).toEqual(['confirm', 'reject', 'revise', 'cancel']);
    expect(Date.parse(sheet.toAnswer[0]?.lapsesAt ?? '')).toBeGreaterThan(engine.deps.clock().getTime());
    expect(where(await day(), request)).toEqual([]);
    engine.pass(engine.deps.settings.requestMs + 1000);
    expect(where(await day({}, 2116), request)).toEqual(['overdue']);
  });

  it('has what a guest asks for beside where the stay stands', async () => {
    const booked = await paid();
    await post(
      `bookings/${booked.bookingId}/requests`,
      { kind: 'arrival', time: '08:00', note: 'By train' },
      booked.cookie,
    );
    const { toAnswer } = await day();
    expect(toAnswer).toMatchObject([
      {
        bookingId: booked.bookingId,
        openRequests: [{ kind: 'arrival', time: '08:00', text: 'By train', answerBy: '2026-12-02T02:30:00.000Z' }],
      },
    ]);
  });

  it('tells what was made and cancelled since it was looked at', async () => {
    const booked = await paid();
    const since = new Date(engine.deps.clock().getTime() + 1000).toISOString();
    engine.pass(60_000);
    expect(where(await day({ since }), booked)).toEqual([]);
    await act(booked, 'cancellation');
    const { fresh } = await day({ since });
    expect(fresh).toMatchObject([{ bookingId: booked.bookingId, status: 'cancelled', toPay: 0 }]);
    engine.pass(48 * 3_600_000);
    expect((await day()).fresh).toEqual([]);
  });

  it('has hours as an arrival, in the house as a departure, and over as overdue', async () => {
    const stay = { kind: 'hours', date: '2026-12-02', startHour: 10, hours: 3 };
    const rooms = [{ roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 }];
    const quote = await post('quotes', { hotelId: 1760, stay, rooms });
    const made = await post('bookings', {
      quoteToken: quote.json<{ quoteToken: string }>().quoteToken,
      travellers: [{ fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' }],
      payment: { mode: 'at-property', plan: 'full' },
    });
    const booked = made.json<Booked>();
    until('2026-12-02T04:00:00Z');
    expect(where(await day(), booked)).toEqual(['arrivals']);
    await act(booked, 'arrival');
    expect(where(await day(), booked)).toEqual(['departures']);
    until('2026-12-02T07:30:00Z');
    expect(where(await day(), booked)).toEqual(['overdue']);
  });

  const add = (note: object, key: string = randomUUID()) => {
    engine.pass(1000);
    return engine.app.inject({
      method: 'POST',
      url: '/api/property/notes',
      headers: { authorization: keyOf(1760), 'idempotency-key': key },
      payload: note,
    });
  };
  const keyOf = (hotelId: number): string =>
    `Bearer ${signedKeyOf(hotelId, engine.deps.settings.propertyKeySecret ?? '')}`;

  // Shows docs/rules.md: States and selection (Notes).
  it('has notes until they are done, once for a press, and no guest sees them', async () => {
    const booked = await paid();
    const key = randomUUID();
    const first = await add({ text: 'Plumber at 4 pm' }, key);
    expect([first.statusCode, (await add({ text: 'Plumber at 4 pm' }, key)).json()]).toEqual([201, first.json()]);
    await add({ text: 'For later', date: '2026-11-30' });
    await add({ text: 'Two extra beds', booking: booked.bookingId });
    expect((await add({ text: 'Whose?', booking: 'BCDF-2345' })).statusCode).toBe(404);
    expect((await add({ text: 'Both', booking: booked.bookingId, date: '2026-11-30' })).statusCode).toBe(400);
    const texts = async (query = {}) => (await day(query)).notes.map(({ text }) => text);
    expect(await texts()).toEqual(['Plumber at 4 pm', 'Two extra beds']);
    expect(await texts({ date: '2026-12-02' })).toEqual(['Plumber at 4 pm', 'For later', 'Two extra beds']);
    const { noteId } = first.json<{ noteId: string }>();
    expect((await call('DELETE', `notes/${noteId}`, undefined, 2116)).statusCode).toBe(404);
    expect((await call('DELETE', `notes/${noteId}`)).statusCode).toBe(200);
    expect(await texts()).toEqual(['Two extra beds']);
    const page = await engine.app.inject({
      url: `/api/bookings/${booked.bookingId}`,
      headers: { cookie: booked.cookie },
    });
    expect(page.body).not.toContain('extra beds');
  });

  it('has no note any more about a guest who is forgotten, who could read it in the copy', async () => {
    const booked = await paid();
    await add({ text: 'Two extra beds', booking: booked.bookingId });
    await act(booked, 'cancellation');
    const copy = await engine.app.inject({
      url: `/api/bookings/${booked.bookingId}/personal-data`,
      headers: { cookie: booked.cookie },
    });
    expect(copy.json()).toMatchObject({ notes: [{ text: 'Two extra beds' }] });
    expect((await post(`bookings/${booked.bookingId}/erasure`, {}, booked.cookie)).statusCode).toBe(200);
    expect(await engine.deps.db.selectFrom('note').select('note_id').execute()).toEqual([]);
  });
});
