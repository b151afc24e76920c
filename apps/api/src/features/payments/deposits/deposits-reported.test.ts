import { randomUUID } from 'node:crypto';
import type { DayReport, PropertyFolio, Report } from '@latchkey/api-contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountsNeeded } from '../../../../test/accounts-needed.ts';
import { operatorHeaders, ownerAtDesk } from '../../../../test/desk.ts';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { closeDueDays } from '../../days/days.ts';
import { reportDepositAccount } from './deposit-account.ts';
import { tendDeposits } from './tend-deposits.ts';

// Shows docs/rules.md: Reports (Money); The counter (End of the day); Bookkeeping (Entries); The account of a stay (What is owed).
describe('a sum that was taken of a deposit, in the reports', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const call = propertyCalls(engine);
  const until = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());
  const tend = async (): Promise<void> => {
    while ((await tendDeposits(engine.deps)) > 0);
  };
  const dayOf = async (day: string) => (await call('GET', `days/${day}`)).json<DayReport>().content;
  const money = async (day: string) =>
    (await call('GET', `reports?kind=money&from=${day}&to=${day}`)).json<Report>().money?.ways;
  const told = async (movement: object): Promise<void> => {
    const { order_id: orderId, charge_id: chargeId } = await engine.deps.db
      .selectFrom('security_deposit')
      .selectAll()
      .executeTakeFirstOrThrow();
    engine.stripe.elsewhere.set(chargeId ?? '', { captured: 120_000, ...movement });
    await reportDepositAccount(engine.deps, { hotelId: 1760, gateway: 'stripe', vendor: null, orderId });
  };

  beforeEach(async () => {
    const { bookingId } = await withCard(engine);
    until('2026-12-01T18:31:00Z');
    await closeDueDays({ ...engine.deps });
    until('2026-12-02T02:31:00Z');
    await tend();
    await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/deposit/capture`,
      headers: { ...operatorHeaders(engine, 1760), 'idempotency-key': randomUUID() },
      payload: { amount: 1200, reason: 'A broken window' },
    });
    await tend();
  });

  it('is on the report of its day with what was held and let go, and in no sum of it', async () => {
    until('2026-12-02T18:31:00Z');
    await closeDueDays({ ...engine.deps });
    expect(await dayOf('2026-12-02')).toMatchObject({
      deposits: { held: 5000, kept: 1200, returned: 3800 },
      totals: { ways: [], moneyTotal: 0 },
    });
    await told({ refunds: [{ gatewayRefundId: 're_1', refundId: null, amount: 50_000, status: 'processed' }] });
    until('2026-12-03T18:31:00Z');
    await closeDueDays({ ...engine.deps });
    expect((await dayOf('2026-12-03')).deposits).toEqual({ held: 0, kept: 0, returned: 500 });
    until('2026-12-04T18:31:00Z');
    await closeDueDays({ ...engine.deps });
    expect(await dayOf('2026-12-04')).not.toHaveProperty('deposits');
  });

  it('came in by its gateway, and what goes back of it, or to a bank, goes back by it', async () => {
    const stripe = { way: 'stripe', isOnline: true };
    expect(await money('2026-12-02')).toEqual([{ ...stripe, payments: 1, taken: 1200, refunds: 0, returned: 0 }]);
    until('2026-12-03T06:00:00Z');
    await told({ refunds: [{ gatewayRefundId: 're_1', refundId: null, amount: 50_000, status: 'processed' }] });
    await told({ disputes: [{ gatewayDisputeId: 'dp_1', amount: 70_000, status: 'lost' }] });
    expect(await money('2026-12-03')).toEqual([{ ...stripe, payments: 0, taken: 0, refunds: 2, returned: 1200 }]);
  });

  it('is on the account of the stay on its day, with its reason, and what went back on the day of that', async () => {
    until('2026-12-03T06:00:00Z');
    await told({ refunds: [{ gatewayRefundId: 're_1', refundId: null, amount: 50_000, status: 'processed' }] });
    const { booking_id: id } = await engine.deps.db
      .selectFrom('security_deposit')
      .select('booking_id')
      .executeTakeFirstOrThrow();
    const { lines } = (await call('GET', `bookings/${id}/folio`)).json<PropertyFolio>();
    const shown = lines
      .filter(({ kind }) => kind.startsWith('deposit'))
      .map(({ kind, day, amount, reason }) => [kind, day, amount, reason]);
    expect(shown.toSorted((one, other) => Number(other[2]) - Number(one[2]))).toEqual([
      ['deposit_held', '2026-12-02', 5000, undefined],
      ['deposit_returned', '2026-12-02', 3800, undefined],
      ['deposit_kept', '2026-12-02', 1200, 'A broken window'],
      ['deposit_returned', '2026-12-03', 500, undefined],
    ]);
  });

  it('is other income in the books, at the gateway, and less by what went back', async () => {
    until('2026-12-02T18:31:00Z');
    await closeDueDays({ ...engine.deps });
    await told({ refunds: [{ gatewayRefundId: 're_1', refundId: null, amount: 50_000, status: 'processed' }] });
    await told({ disputes: [{ gatewayDisputeId: 'dp_1', amount: 30_000, status: 'lost' }] });
    until('2026-12-03T18:31:00Z');
    await closeDueDays({ ...engine.deps });
    const owner = await ownerAtDesk(engine, 1760);
    const accounts = await accountsNeeded(owner, '2026-12');
    await owner.call('PUT', 'books', { chart: 'own', datev: null, advanceTax: null, accounts });
    expect((await owner.call('POST', 'books/batches', { month: '2026-12' })).statusCode).toBe(200);
    const postings = await engine.deps.db
      .selectFrom('bookkeeping_posting')
      .select(['account', 'debit', 'credit'])
      .where('account', 'in', ['deposit-kept', 'money:stripe', 'guests'])
      .orderBy('entry_id')
      .orderBy('line')
      .execute();
    const posted = (account: string) =>
      postings.filter((one) => one.account === account).map(({ debit, credit }) => debit - credit);
    expect(posted('money:stripe')).toEqual([1200, -500, -300]);
    expect(posted('deposit-kept')).toEqual([-1200, 500, 300]);
    const { rows } = await sql<{ open: number }>`
      select sum(amount)::float8 as open from day_line where hotel_id = 1760 and kind <> 'payment'`.execute(
      engine.deps.db,
    );
    expect(posted('guests').reduce((sum, one) => sum + one, 0)).toBe(rows[0]?.open);
  });
});
