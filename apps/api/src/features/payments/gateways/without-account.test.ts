import { pino } from 'pino';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { tellOfMissingAccount } from './without-account.ts';

const engine = openEngine();
playGateway(engine, 'stripe');

/** The warnings in the log, with an account at Stripe or without one. */
async function told(stripe: typeof engine.deps.settings.stripe): Promise<readonly object[]> {
  const lines: object[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as object) });
  await tellOfMissingAccount({ ...engine.deps, settings: { ...engine.deps.settings, stripe }, log });
  return lines;
}

it('names the hotels that nobody can pay online, and is silent where there is an account', async () => {
  expect(await told(null)).toMatchObject([{ hotels: [1760] }]);
  expect(await told(engine.deps.settings.stripe)).toEqual([]);
});

it('names a hotel for the provider’s account alone, whether that is its first or another', async () => {
  const { db } = engine.deps;
  const account = (vendor: string | null, gateway = 'stripe'): object => ({ gateway, vendor, superVendor: null });
  const names = async (first: object, ...others: readonly object[]): Promise<number> => {
    await sql`update hotel set facts = jsonb_set(facts, '{payment}',
      facts -> 'payment' || ${JSON.stringify({ ...first, others })}::jsonb) where hotel_id = 1760`.execute(db);
    return (await told(null)).length;
  };
  expect(await names(account('own'))).toBe(0);
  expect(await names(account('own'), account('own', 'razorpay'))).toBe(0);
  expect(await names(account('acct_1Sandalwood', 'razorpay'), account('own'))).toBe(0);
  expect(await names(account('acct_1Sandalwood', 'razorpay'), account('own'), account(null))).toBe(1);
  expect(await names(account(null), account('own'))).toBe(1);
});
