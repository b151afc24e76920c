import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../../test/journeys.ts';
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';
import { confirmedIn, notStayedIn } from './bookings/report-bookings.queries.ts';

/** A step of a plan, as PostgreSQL says it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
}

/** The year of 60 rooms: 18 arrivals a day for two nights. */
const year = { from: '2028-01-01' as LocalDate, to: '2028-12-30' as LocalDate };
const ofYear = 6570;

describe('a year of 60 rooms, in a house of six years', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
    const { bookingId } = await book(engine, { mode: 'at-property' });
    await sql`insert into booking (hotel_id, booking_id, reference, status, selection, bill, currency, total, due_now, payment_mode,
        payment_plan, travellers, language, created_at, agreed)
      select hotel_id, '1760_' || lpad(place::text, 22, '0'), 'R' || place, case place % 9 when 0 then 'cancelled' else 'confirmed' end,
        jsonb_set(selection, '{stay}', jsonb_build_object('kind', 'nights',
          'checkIn', ('2025-01-01'::date + (place / 18)::int)::text, 'checkOut', ('2025-01-03'::date + (place / 18)::int)::text)),
        bill, currency, total, due_now, payment_mode, payment_plan, travellers, language, created_at, agreed
      from booking, generate_series(0, ${6 * ofYear}::int) as place where booking_id = ${bookingId}`.execute(
      engine.deps.db,
    );
    await sql`insert into booking_line (hotel_id, booking_id, date, room_type_id, quantity, night, hour_from, hour_to)
      select hotel_id, booking_id, (selection -> 'stay' ->> 'checkIn')::date + night, 'courtyard-king', 1, true, 0, 24
      from booking, generate_series(0, 1) as night where reference like 'R%' and status = 'confirmed'
      on conflict do nothing`.execute(engine.deps.db);
    await sql`analyze booking, booking_line`.execute(engine.deps.db);
  }, 120_000);
  afterAll(() => engine.close());

  /** Rows that a statement looked at, in each table. */
  const rowsRead = async (statement: RawBuilder<unknown>): Promise<Record<string, number>> => {
    const { rows } = await sql<{
      'QUERY PLAN': readonly { Plan: Step }[];
    }>`explain (analyze, format json) ${statement}`.execute(engine.deps.db);
    const read: Record<string, number> = {};
    const walk = (step: Step): void => {
      const { 'Relation Name': table, 'Rows Removed by Filter': filtered = 0 } = step;
      const looked =
        (step['Actual Rows'] + filtered + (step['Rows Removed by Index Recheck'] ?? 0)) * step['Actual Loops'];
      if (table !== undefined) read[table] = (read[table] ?? 0) + looked;
      step.Plans?.forEach(walk);
    };
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(Plan);
    return read;
  };

  it('is read by its own bookings and their nights alone', async () => {
    const { booking = 0, booking_line: lines = 0 } = await rowsRead(confirmedIn(1760, year));
    // Eight of nine were kept, each of two nights.
    expect(booking).toBeGreaterThan(0.85 * ofYear);
    expect(booking).toBeLessThan(1.05 * ofYear);
    expect(lines).toBeLessThan(2.1 * ofYear);
  });

  it('reads what did not take place by its arrivals', async () => {
    const { booking = 0 } = await rowsRead(notStayedIn(1760, year));
    expect(booking).toBeGreaterThan(ofYear / 9 - 20);
    expect(booking).toBeLessThan(ofYear / 9 + 20);
  });
});
