import type { Day } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../../test/journeys.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';
import { bookingsOfDay } from './day.queries.ts';

const today = '2026-12-02' as LocalDate;

describe('the day of a large house', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
    const { bookingId } = await book(engine, { mode: 'at-property' });
    /** So many bookings like that one, of other nights and perhaps in the house. */
    const like = (from: number, count: number, checkIn: string, checkOut: string, arrived: boolean): Promise<unknown> =>
      sql`insert into booking (hotel_id, booking_id, reference, status, selection, bill, currency, total, due_now, payment_mode,
          payment_plan, travellers, language, created_at, agreed, arrived_at)
        select hotel_id, '1760_' || lpad((${from} + place)::text, 22, '0'), 'R' || (${from} + place), 'confirmed',
          jsonb_set(selection, '{stay}', jsonb_build_object('kind', 'nights',
            'checkIn', ((${checkIn}::text)::date + (place % 300) * ${count > 1000 ? 1 : 0})::text,
            'checkOut', ((${checkOut}::text)::date + (place % 300) * ${count > 1000 ? 1 : 0})::text)),
          bill, currency, total, due_now, payment_mode, payment_plan, travellers, language, created_at - interval '30 days', agreed,
          case when ${arrived} then created_at end
        from booking, generate_series(1, ${count}::int) as place where booking_id = ${bookingId}`.execute(
        engine.deps.db,
      );
    await like(1000, 60, '2026-12-02', '2026-12-04', false);
    await like(2000, 200, '2026-12-01', '2026-12-05', true);
    await like(10_000, 6000, '2026-01-10', '2026-01-12', false);
    await like(20_000, 6000, '2027-01-10', '2027-01-12', false);
    await sql`analyze booking`.execute(engine.deps.db);
    engine.pass(Date.parse('2026-12-02T04:00:00Z') - engine.deps.clock().getTime());
  });
  afterAll(() => engine.close());

  it('has its 60 arrivals and 200 in house', async () => {
    const sheet = (await propertyCalls(engine)('GET', 'day')).json<Day>();
    expect([sheet.arrivals.length, sheet.inHouse.length, sheet.overdue.length]).toEqual([61, 200, 0]);
  });

  it('is found by indexes, whatever the house has had and will have', async () => {
    const statement = bookingsOfDay(1760, {
      day: today,
      departsFrom: '2026-11-25' as LocalDate,
      madeAfter: engine.deps.clock(),
      endedAfter: engine.deps.clock(),
    });
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(engine.deps.db);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toContain('booking_of_day');
    expect(plan).not.toMatch(/Seq Scan on booking\b/);
  });
});
