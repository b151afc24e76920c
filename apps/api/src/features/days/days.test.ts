import type { DayReport, HouseDays, PropertyFolio } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { ownerAtDesk } from '../../../test/desk.ts';
import { book, type Booked } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { propertyCalls } from '../../../test/property-calls.ts';
import { transact } from '../../database/transact.ts';
import { hashOf } from '../../hash-of.ts';
import { findDay, linesOfBookings } from '../counter/counter.ts';
import { beginClose } from './begin-close.ts';
import { closeDueDays } from './close-due-days.ts';
import { postDay } from './post-day.ts';

// Shows docs/rules.md: The counter (End of the day, Later changes).
describe('the end of the day', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const due = (): Promise<number> => closeDueDays({ ...engine.deps });
  const daysOf = async (): Promise<HouseDays> => (await call('GET', 'days')).json<HouseDays>();
  const reportOf = async (day: string): Promise<DayReport> => (await call('GET', `days/${day}`)).json<DayReport>();
  const at = ({ bookingId }: Booked, what: string, payload: object = {}) =>
    call('POST', `bookings/${bookingId}/${what}`, payload);
  const folioOf = async ({ bookingId }: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
  const linesOf = ({ bookingId }: Booked) => linesOfBookings(engine.deps.db, 1760, [bookingId]);
  const carried = async (stay: Booked, isMoney: boolean): Promise<number> =>
    (await linesOf(stay))
      .filter(({ kind }) => (kind === 'payment' || kind === 'refund') === isMoney)
      .reduce((sum, { amount }) => sum + amount, 0);
  /** A stay of two nights, in house, with the days of the house begun on its first. */
  const inHouse = async (): Promise<Booked> => {
    const stay = await book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04' });
    until('2026-12-02T06:00:00Z');
    await due();
    await at(stay, 'arrival');
    return stay;
  };

  it('posts each night once, sums money by its way, and seals a report upon the one before', async () => {
    const stay = await inHouse();
    await at(stay, 'payments', { amount: 5000, method: 'cash' });
    expect(await daysOf()).toMatchObject({
      openDay: '2026-12-02',
      canEnd: true,
      days: [],
      cases: { cash: [{ amount: 5000 }] },
    });
    // Midnight at the hotel is 18:30 in UTC.
    until('2026-12-02T18:29:00Z');
    expect(await due()).toBe(0);
    until('2026-12-02T18:31:00Z');
    await due();
    const first = await reportOf('2026-12-02');
    expect(first).toMatchObject({
      number: 1,
      by: null,
      previousHash: '',
      content: {
        roomNights: 1,
        totals: { ways: [{ way: 'cash', taken: 5000, returned: 0 }], moneyTotal: 5000, later: 0 },
        open: { cashLines: 1, cash: 5000, departures: [], unpriced: [] },
      },
    });
    expect(first.content.totals.taxes.length).toBeGreaterThan(0);
    until('2026-12-03T18:31:00Z');
    await due();
    expect(await due()).toBe(0);
    const second = await reportOf('2026-12-03');
    expect(second).toMatchObject({
      number: 2,
      previousHash: first.hash,
      content: { totals: { ways: [], moneyTotal: 0 } },
    });
    const row = await findDay(engine.deps.db, 1760, '2026-12-03' as LocalDate);
    expect(second.hash).toBe(hashOf(`${first.hash}\n${row?.content ?? ''}`));
    const { charges } = (await folioOf(stay)).balance;
    expect(await carried(stay, false)).toBe(charges);
    expect((await daysOf()).days.map(({ day }) => day)).toEqual(['2026-12-03', '2026-12-02']);
  });

  it('goes on after a kill between any two steps, and a second time changes nothing', async () => {
    const stay = await inHouse();
    const { db } = engine.deps;
    until('2026-12-02T18:31:00Z');
    const [day, cut] = ['2026-12-02' as LocalDate, new Date('2026-12-02T18:30:00Z')];
    await transact(db, (tx) => beginClose(tx, 1760, day, cut));
    // Killed before anything was posted: the next day is open already, and nothing is lost.
    await at(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 700, day: '2026-12-02' });
    expect((await daysOf()).closing).toBe(day);
    const row = await findDay(db, 1760, day);
    if (row === undefined) throw new Error('no day');
    await postDay({ db }, row);
    const posted = await linesOf(stay);
    // Killed after the posting: what was posted stays once.
    await postDay({ db }, row);
    expect(await linesOf(stay)).toEqual(posted);
    await Promise.all([due(), due()]);
    expect(await linesOf(stay)).toEqual(posted);
    const sealed = await reportOf(day);
    expect(sealed.number).toBe(1);
    expect((await call('POST', `days/${day}/end`, {})).json()).toEqual(sealed);
    expect(await reportOf(day)).toEqual(sealed);
  });

  it('has what changes later on the open day, which says for which it was', async () => {
    const stay = await inHouse();
    until('2026-12-02T18:31:00Z');
    await due();
    const sealed = await reportOf('2026-12-02');
    await at(stay, 'folio/lines', { kind: 'extra', name: 'Minibar', amount: 900, day: '2026-12-02' });
    const line = (await folioOf(stay)).lines.find(({ subject }) => subject.name === 'Minibar');
    expect(line).toMatchObject({ day: '2026-12-03', meantFor: '2026-12-02' });
    await at(stay, 'refunds', { amount: 100 });
    const wanted = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' } };
    const { charges } = (await folioOf(stay)).balance;
    const quote = (await at(stay, 'change-quote', { ...wanted, agreedTotal: charges - 2000 })).json<{
      quoteToken: string;
    }>();
    await at(stay, 'change', {
      quoteToken: quote.quoteToken,
      agreed: { total: charges - 2000, why: 'The lift was out' },
    });
    until('2026-12-03T18:31:00Z');
    await due();
    const next = await reportOf('2026-12-03');
    expect(next.content.totals.later).toBeLessThan(0);
    expect(next.content.later).toContainEqual(expect.objectContaining({ ofDate: '2026-12-02', kind: 'room' }));
    expect(await reportOf('2026-12-02')).toEqual(sealed);
    expect(await carried(stay, false)).toBe((await folioOf(stay)).balance.charges);
  });

  it('takes off a stay that does not take place, and keeps its fee', async () => {
    const stay = await book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-04' });
    until('2026-12-02T06:00:00Z');
    await due();
    await at(stay, 'payments', { amount: 5000, method: 'cash' });
    until('2026-12-02T18:31:00Z');
    await due();
    expect((await at(stay, 'no-show')).statusCode).toBe(200);
    until('2026-12-03T18:31:00Z');
    await due();
    expect(await carried(stay, false)).toBe((await folioOf(stay)).balance.charges);
    expect((await reportOf('2026-12-03')).content.totals).toMatchObject({
      charges: expect.arrayContaining([expect.objectContaining({ kind: 'fee' })]) as unknown,
    });
    expect((await reportOf('2026-12-03')).content.totals.later).toBeLessThan(0);
  });

  it('is pressed for a day that has begun, by whoever works at the desk, and not for another', async () => {
    await inHouse();
    expect((await call('POST', 'days/2026-12-03/end', {})).json()).toEqual({ code: 'too_early' });
    expect((await call('POST', 'days/2026-11-20/end', {})).json()).toEqual({ code: 'not_open' });
    const ended = await call('POST', 'days/2026-12-02/end', {});
    expect(ended.json()).toMatchObject({ number: 1, content: { day: '2026-12-02' } });
    expect(await daysOf()).toMatchObject({ openDay: '2026-12-03', canEnd: false });
    expect((await call('POST', 'days/2026-12-03/end', {})).json()).toEqual({ code: 'too_early' });
  });

  it('comes at the hour that the house sets, and what was missed day by day', async () => {
    await inHouse();
    const owner = await ownerAtDesk(engine);
    expect((await owner.call('PUT', 'day-end', { endsAt: '02:00' })).json()).toEqual({ endsAt: '02:00' });
    until('2026-12-02T19:00:00Z');
    await due();
    expect((await daysOf()).openDay).toBe('2026-12-02');
    until('2026-12-05T20:31:00Z');
    await due();
    expect((await daysOf()).days.map(({ day, number }) => [day, number])).toEqual([
      ['2026-12-05', 4],
      ['2026-12-04', 3],
      ['2026-12-03', 2],
      ['2026-12-02', 1],
    ]);
  });

  it('names what is open: who has not come, who has not left, and whose account is open either way', async () => {
    const late = await book(engine, { mode: 'at-property', checkIn: '2026-12-02', checkOut: '2026-12-03' });
    const left = await inHouse();
    await at(left, 'payments', { amount: 5000, method: 'cash' });
    await at(left, 'departure', { owing: { reason: 'Pays by bank' } });
    const { cases } = await daysOf();
    expect(cases.arrivals).toMatchObject([{ date: '2026-12-02' }]);
    expect(cases.open).toMatchObject([{ toGiveBack: 0 }]);
    expect(cases.open[0]?.toPay).toBeGreaterThan(0);
    until('2026-12-02T18:31:00Z');
    await due();
    // A person marks a no-show; the clock never does.
    expect((await call('GET', `bookings/${late.bookingId}`)).json()).toMatchObject({ status: 'confirmed' });
  });
});
