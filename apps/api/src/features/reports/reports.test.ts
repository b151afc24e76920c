import type { Day, Report } from '@latchkey/api-contract/types';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/database-kinds.ts';
import { colleagueAtDesk, ownerAtDesk } from '../../../test/desk.ts';
import { openHouse } from '../../../test/contract-house.ts';
import { restoreFiles } from '../../../test/edit-hotel.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { book, type Booked, quoteFor } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { propertyCalls, type PropertyCall } from '../../../test/property-calls.ts';
import { takeSnapshots } from './reports.ts';

const atProperty = { mode: 'at-property' } as const;
const week = 'from=2026-12-02&to=2026-12-08';
/** Thursday at 3,900, Friday at 4,290, Saturday at 4,490. */
const weekend = { roomTypeId: 'garden-twin', checkIn: '2026-12-03', checkOut: '2026-12-06', rooms: 2 };
const monday = { checkIn: '2026-12-07', checkOut: '2026-12-09' };
const oneNight = { roomTypeId: 'garden-twin', checkIn: '2026-12-07', checkOut: '2026-12-08' };

// Shows docs/rules.md: Reports (Rooms, Quotients, Bill by night, Stays, Sources, Money, Books of a day, Who reads them).
describe.each(databaseKinds)('the reports of a hotel, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, relay } = guestCalls(engine);
  const call = propertyCalls(engine);
  const until = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());
  const report = async (query = `${week}&by=day`): Promise<Report> => {
    const response = await call('GET', `reports?${query}`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Report>();
  };
  const act = async ({ bookingId }: Pick<Booked, 'bookingId'>, path: string, body: object = {}): Promise<void> => {
    const response = await call('POST', `bookings/${bookingId}/${path}`, body);
    if (response.statusCode >= 300) throw new Error(`${path} ${response.body}`);
  };
  const bookedBy = async (by: PropertyCall, selected: Parameters<typeof quoteFor>[1]): Promise<Booked> => {
    const { quoteToken } = await quoteFor(engine, selected);
    const guest = { fullName: 'Meera Nair', phone: '98450 12399' };
    const response = await by('POST', 'bookings', { quoteToken, guest, locale: 'en', pays: 'at_property' });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json<Booked>();
  };

  it('are of a week what its own nights came to, as reckoned by hand', async () => {
    await book(engine, atProperty);
    await paid(weekend);
    // Of its four nights three are in the week.
    await book(engine, { ...atProperty, checkIn: '2026-12-06', checkOut: '2026-12-10' });
    const missed = await paid(monday);
    const cancelled = await paid(monday);
    await bookedBy(call, oneNight);
    const owner = await ownerAtDesk(engine);
    await bookedBy(owner.call as PropertyCall, oneNight);
    await act(cancelled, 'cancellation', { refund: 5040 });
    until('2026-12-07T09:00:00Z');
    await act(missed, 'no-show');
    const { sales, taxes, stays } = await report();
    // 2 × 4,800, 2 × (3,900 + 4,290 + 4,490), 3 × 4,800, 9,600 of the no-show, 2 × 3,900; beside them
    // the part kept of 10,080 when 5,040 less 2.5 % went back: 5,166 with its tax.
    expect(sales?.total).toEqual({
      available: 35,
      sold: 13,
      occupied: 13,
      direct: 12,
      roomsRevenue: 66_760,
      totalRevenue: 71_680,
      occupancy: 371,
      occupiedShare: 371,
      occupancyInOrder: 371,
      adr: 5135,
      revPar: 1907,
      trevPar: 2048,
    });
    expect([sales?.directRevenue, sales?.commissionSaved]).toEqual([62_860, 12_572]);
    expect(sales?.nights.map(({ from, sold, roomsRevenue }) => [from, sold, roomsRevenue])).toEqual([
      ['2026-12-02', 1, 4800],
      ['2026-12-03', 3, 12_600],
      ['2026-12-04', 2, 8580],
      ['2026-12-05', 2, 8980],
      ['2026-12-06', 1, 4800],
      ['2026-12-07', 3, 22_200],
      ['2026-12-08', 1, 4800],
    ]);
    expect(sales?.sources).toEqual([
      { source: 'website', isDirect: true, sold: 11, roomsRevenue: 58_960, adr: 5360 },
      { source: 'desk', isDirect: true, sold: 1, roomsRevenue: 3900, adr: 3900 },
      { source: 'program', isDirect: false, sold: 1, roomsRevenue: 3900, adr: 3900 },
    ]);
    expect(
      sales?.roomTypes.map(({ name, available, sold, roomsRevenue }) => [name, available, sold, roomsRevenue]),
    ).toEqual([
      ['Courtyard King', 21, 5, 24_000],
      ['Garden Twin', 14, 8, 33_160],
    ]);
    expect(taxes).toEqual({
      place: 'Bengaluru',
      country: 'India',
      rates: [{ name: 'GST 5 %', taxType: 'percentage', rate: 5, base: 71_680, amount: 3584 }],
    });
    expect(stays).toEqual({
      stays: 4,
      roomNights: 10,
      meanLength: 25,
      meanLead: 118,
      medianLead: 120,
      meanLeadAhead: 118,
      cancellations: { bookings: 1, kept: 4920 },
      noShows: { bookings: 1, kept: 9600 },
    });
  });

  it('group the same nights by day, week and month', async () => {
    await paid(weekend);
    const groups = async (by: string) =>
      (await report(`kind=sales&from=2026-11-28&to=2026-12-06&by=${by}`)).sales?.groups.map(
        ({ from, to, sold, roomsRevenue }) => [from, to, sold, roomsRevenue],
      );
    expect(await groups('month')).toEqual([
      ['2026-11-28', '2026-11-30', 0, 0],
      ['2026-12-01', '2026-12-06', 6, 25_360],
    ]);
    expect(await groups('week')).toEqual([
      ['2026-11-28', '2026-12-04', 4, 16_380],
      ['2026-12-05', '2026-12-06', 2, 8980],
    ]);
    expect(await groups('day')).toHaveLength(9);
  });

  it('sell as many rooms on each night as the sheet of its day', async () => {
    await book(engine, atProperty);
    await paid(weekend);
    await book(engine, { ...atProperty, checkIn: '2026-12-06', checkOut: '2026-12-10' });
    const nights = (await report()).sales?.nights ?? [];
    const sheets = await Promise.all(
      nights.map(async ({ from }) => (await call('GET', `day?date=${from}`)).json<Day>()),
    );
    expect(nights.map(({ from, sold }) => [from, sold])).toEqual(
      sheets.map(({ date, roomTypes }) => [date, roomTypes.reduce((sum, { sold }) => sum + sold, 0)]),
    );
    expect(nights.map(({ available }) => available)).toEqual(
      sheets.map(({ roomTypes }) => roomTypes.reduce((sum, { total }) => sum + total, 0)),
    );
  });

  it('have a night that was given back no longer sold, and what is paid for it still there', async () => {
    const booked = await book(engine, { ...atProperty, checkIn: '2026-12-06', checkOut: '2026-12-10' });
    until('2026-12-06T09:00:00Z');
    await act(booked, 'arrival');
    until('2026-12-08T05:00:00Z');
    await act(booked, 'departure', { payment: { method: 'cash' } });
    const { sales } = await report('kind=sales&from=2026-12-06&to=2026-12-10');
    expect(sales?.total).toMatchObject({ sold: 2, roomsRevenue: 19_200, adr: 9600 });
  });

  it('keep rooms out of order among the available, and tell them apart', async () => {
    const owner = await ownerAtDesk(engine);
    const { units } = (await owner.call('GET', 'units')).json<{ units: { unitId: string }[] }>();
    const body = { first: '2026-12-02', last: '2026-12-03', kind: 'out_of_order', reason: 'Leak' };
    const closed = await owner.call('POST', `units/${units[0]?.unitId ?? ''}/closures`, body);
    expect([closed.statusCode, closed.body]).toMatchObject([201, expect.any(String)]);
    await book(engine, atProperty);
    const [first] = (await report()).sales?.nights ?? [];
    expect(first).toMatchObject({ available: 5, sold: 1, occupancy: 200, occupancyInOrder: 250 });
  });

  it('tell what came in and went back by its way, and what is open', async () => {
    const online = await paid(weekend);
    const open = await book(engine, atProperty);
    await act(open, 'payments', { amount: 2000, method: 'cash' });
    await act(online, 'refunds', { amount: 628 });
    await relay();
    // Midnight of the hotel's own clock is half past six in the evening of Greenwich.
    until('2026-11-24T18:29:00Z');
    const late = await paid({ checkIn: '2026-12-02', checkOut: '2026-12-03' });
    until('2026-11-24T18:31:00Z');
    await act(late, 'refunds', { amount: 40 });
    await relay();
    expect((await report('kind=money&from=2026-11-24&to=2026-11-24')).money?.ways).toEqual([
      { way: 'razorpay', isOnline: true, payments: 1, taken: 5040, refunds: 0, returned: 0 },
    ]);
    expect((await report('kind=money&from=2026-11-25&to=2026-11-25')).money?.ways).toEqual([
      { way: 'razorpay', isOnline: true, payments: 0, taken: 0, refunds: 1, returned: 40 },
    ]);
    const { money } = await report(`kind=money&from=2026-11-23&to=2026-11-23`);
    expect(money?.ways).toEqual([
      { way: 'razorpay', isOnline: true, payments: 1, taken: 26_628, refunds: 1, returned: 628 },
      { way: 'cash', isOnline: false, payments: 1, taken: 2000, refunds: 0, returned: 0 },
    ]);
    const { money: owed } = await report('kind=money&from=2026-12-02&to=2026-12-08');
    expect(owed).toMatchObject({ toPay: 8080, toReturn: 0, openCount: 1 });
    expect(owed?.open).toMatchObject([{ departs: '2026-12-04', toPay: 8080, toReturn: 0 }]);
    await act(open, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 500 });
    const { money: withBar } = await report('kind=money&from=2026-12-02&to=2026-12-08');
    expect(withBar?.open).toMatchObject([{ toPay: 8580 }]);
  });

  it('tell what the books have gained and lost since a day, whose books are kept once', async () => {
    const lost = await book(engine, atProperty);
    expect((await report('kind=pick-up')).pickUp).toMatchObject({ since: null, pickUp: null });
    expect(await takeSnapshots(engine.deps)).toBeGreaterThan(0);
    await paid(weekend);
    await act(lost, 'cancellation');
    // The same day once more changes nothing that was kept.
    expect(await takeSnapshots(engine.deps)).toBe(0);
    const { pickUp } = await report('kind=pick-up&since=2026-11-23');
    expect(pickUp).toEqual({
      since: '2026-11-23',
      onTheBooks: { nights: 6, revenue: 25_360 },
      pickUp: { nights: 4, revenue: 15_760 },
      months: [
        {
          from: '2026-11-23',
          to: '2026-11-30',
          onTheBooks: { nights: 0, revenue: 0 },
          pickUp: { nights: 0, revenue: 0 },
        },
        {
          from: '2026-12-01',
          to: '2026-12-05',
          onTheBooks: { nights: 6, revenue: 25_360 },
          pickUp: { nights: 4, revenue: 15_760 },
        },
      ],
    });
    until('2026-11-24T06:00:00Z');
    expect(await takeSnapshots(engine.deps)).toBeGreaterThan(0);
  });

  it('are read by who keeps the books, and name no guest', async () => {
    await book(engine, atProperty);
    const owner = await ownerAtDesk(engine);
    const statuses: Record<string, number> = {};
    for (const role of ['accountant', 'manager', 'reception', 'housekeeping'] as const) {
      const response = await (await colleagueAtDesk(engine, owner, role)).call('GET', `reports?${week}`);
      expect(response.body).not.toMatch(/Asha|Rao|98450/);
      statuses[role] = response.statusCode;
    }
    expect(statuses).toEqual({ accountant: 200, manager: 200, reception: 403, housekeeping: 403 });
  });

  it.each([
    ['from=2026-12-08&to=2026-12-02', 422],
    ['from=2026-01-01&to=2027-01-02', 422],
    ['from=1999-01-01', 422],
    ['from=yesterday', 400],
    ['kind=weather', 400],
    ['from=2026-01-01&to=2027-01-01', 200],
  ])('of %s are answered with %i', async (query, status) => {
    expect((await call('GET', `reports?${query}`)).statusCode).toBe(status);
  });

  it('are of this month where none is named', async () => {
    expect(await report('kind=sales')).toMatchObject({ from: '2026-11-01', to: '2026-11-30', by: 'week' });
    expect(await report('kind=sales&to=2027-02-03')).toMatchObject({ from: '2027-02-01', to: '2027-02-03' });
  });
});

describe('the reports of a house that is also sold whole', () => {
  const engine = openEngine();
  restoreFiles(engine, 1760);

  it('have the whole as the rooms that it takes with it', async () => {
    await openHouse(engine, (facts) => {
      for (const room of facts.rooms)
        if (room.id === 'courtyard-king')
          Object.assign(room, { total: 1, hourly: null, consistsOf: [{ roomTypeId: 'garden-twin', count: 2 }] });
    });
    await book(engine, atProperty);
    const query = 'reports?kind=sales&from=2026-12-02&to=2026-12-02';
    const { sales } = (await propertyCalls(engine)('GET', query)).json<Report>();
    expect(sales?.total).toMatchObject({ available: 2, sold: 2, occupancy: 1000, revPar: 5000 });
  });
});
