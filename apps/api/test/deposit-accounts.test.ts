import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { tendDeposits } from '../src/features/payments/deposits/tend-deposits.ts';
import { operatorHeaders } from './desk.ts';
import { holdDeposits, withCard } from './guaranteed-house.ts';
import { guestCalls } from './guest-calls.ts';
import { asha } from './journeys.ts';
import { openEngine } from './open-engine.ts';

const home = 'acct_1Courtyard';
const abroad = 'acct_2Courtyard';
const others = [{ gateway: 'stripe', vendor: abroad, superVendor: null, serves: { exceptCountries: ['IN'] } }];

// Shows docs/rules.md: Two accounts in one hotel (Who is paid by which).
describe('security deposits of a house with two accounts', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const { view } = guestCalls(engine);
  beforeAll(() =>
    sql`update hotel set facts = jsonb_set(jsonb_set(facts, '{payment,vendor}', ${JSON.stringify(home)}::jsonb),
      '{payment,others}', ${JSON.stringify(others)}::jsonb) where hotel_id = 1760`.execute(engine.deps.db),
  );
  const by = (contactNumber: string, roomTypeId: string) =>
    withCard(engine, { roomTypeId, body: { travellers: [{ ...asha, contactNumber }] } });

  it('are held, and taken, by the account that serves the guest', async () => {
    const [guest, stranger] = [await by('+919845012345', 'garden-twin'), await by('+4915112345678', 'courtyard-king')];
    engine.pass(Date.parse('2026-12-02T02:31:00Z') - engine.deps.clock().getTime());
    while ((await tendDeposits(engine.deps)) > 0);
    const { vendors, taken } = engine.stripe.held;
    expect(new Set(vendors.values())).toEqual(new Set([home, abroad]));
    for (const booked of [guest, stranger]) expect(await view(booked)).toMatchObject({ deposit: { state: 'held' } });
    await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${stranger.bookingId}/deposit/capture`,
      headers: { ...operatorHeaders(engine, 1760), 'idempotency-key': randomUUID() },
      payload: { amount: 900, reason: 'A lost key' },
    });
    while ((await tendDeposits(engine.deps)) > 0);
    expect([...taken].map(([orderId, units]) => [vendors.get(orderId), units])).toEqual([[abroad, 90_000]]);
    expect(await view(guest)).toMatchObject({ deposit: { state: 'held' } });
  });
});
