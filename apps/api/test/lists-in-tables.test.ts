import { bookingStatuses } from '@latchkey/booking-core/booking-states';
import { paymentModes, paymentPlans } from '@latchkey/booking-core/payment-ways';
import { gatewayName } from '@latchkey/api-contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestEngine, type TestEngine } from './test-engine.ts';

// A list that a table checks says what the code says: a new row of one needs a migration of the other.
let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
afterAll(() => engine.close());

/** The texts that the checks of a column allow, in any order. */
async function allowed(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(engine.deps.db);
  const own = rows.filter(({ definition }) => definition.startsWith(`CHECK ((${column} = ANY (ARRAY[`));
  expect(own).toHaveLength(1);
  return [...(own[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, text = '']) => text).sort();
}

test.each([
  ['booking', 'status', bookingStatuses],
  ['booking', 'payment_mode', paymentModes],
  ['booking', 'payment_plan', paymentPlans],
  ['payment', 'gateway', gatewayName.options],
  ['unmatched_payment', 'gateway', gatewayName.options],
] as const)('%s.%s allows what the code lists', async (table, column, listed) =>
  expect(await allowed(table, column)).toEqual([...listed].sort()),
);
