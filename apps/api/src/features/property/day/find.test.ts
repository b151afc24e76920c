import type { DayBooking } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asha, book } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { bookingsFound } from './find.queries.ts';
import { searchTerm } from './search-term.ts';
import { databaseKinds } from '../../../../test/database-kinds.ts';

// Shows docs/rules.md: States and selection (Found at the desk).

describe.each(databaseKinds)('a reception finds, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);

  const found = async (q: string, hotelId = 1760): Promise<readonly DayBooking[]> => {
    const response = await call('POST', 'find', { q }, hotelId);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<{ bookings: DayBooking[] }>().bookings;
  };
  const names = async (q: string): Promise<string[]> => (await found(q)).map(({ guestName }) => guestName);
  const of = (fullName: string, more: object = {}) =>
    book(engine, { mode: 'at-property', body: { travellers: [{ ...asha, fullName, ...more }] } });

  it('a name as it is written or sounds, in three scripts', async () => {
    await of('Mohammed Sheikh');
    await of('राहुल शर्मा', { contactNumber: '+919845012346' });
    await of('Sarah O’Brien', { contactNumber: '+919845012347' });
    for (const typed of ['Mohamad', 'sheik mohammad', 'محمد', 'मोहम्मद', 'شيخ'])
      expect(await names(typed)).toEqual(['Mohammed Sheikh']);
    for (const typed of ['Rahul Sharma', 'राहुल', 'راهول']) expect(await names(typed)).toEqual(['राहुल शर्मा']);
    for (const typed of ['sara', 'سارة']) expect(await names(typed)).toEqual(['Sarah O’Brien']);
    expect(await names('Kapoor')).toEqual([]);
    expect(await names('aeiou')).toEqual([]);
  });

  it('a reference, a number in any writing and a mail address', async () => {
    await of('Asha Rao');
    const [{ reference }] = (await found('Rao')) as [DayBooking];
    const typed = [
      reference,
      reference.toLowerCase().replace('-', ' '),
      '098450 12345',
      '+91 98450-12345',
      '٩٨٤٥٠١٢٣٤٥',
      '12345',
    ];
    for (const one of [...typed, 'ASHA@example.com']) expect(await names(one)).toEqual(['Asha Rao']);
    expect(await names('asha@example.org')).toEqual([]);
  });

  it('nothing of another hotel', async () => {
    await of('Asha Rao');
    for (const typed of ['Rao', '98450 12345', 'asha@example.com']) expect(await found(typed, 2116)).toEqual([]);
  });

  it('those of today first, twenty at most', async () => {
    await of('Asha Rao');
    await book(engine, { checkIn: '2026-12-20', checkOut: '2026-12-22', mode: 'at-property' });
    engine.pass(Date.parse('2026-12-03T04:00:00Z') - engine.deps.clock().getTime());
    expect((await found('Rao')).map(({ stay }) => stay)).toMatchObject([
      { checkIn: '2026-12-02' },
      { checkIn: '2026-12-20' },
    ]);
  });

  it.each(['Asha Rao', '98450 12345', 'asha@example.com'])('%s by an index', async (typed) => {
    const { db } = engine.deps;
    const plan = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const statement = bookingsFound(1760, searchTerm(typed), '2026-12-02' as LocalDate, 20);
      return (await sql<Record<string, string>>`explain ${statement}`.execute(tx)).rows;
    });
    expect(plan.flatMap((row) => Object.values(row)).join('\n')).toMatch(/booking_by_(sound|number_end|mail)/);
  });
});
