import { randomUUID } from 'node:crypto';
import type { DayReport, Report } from '@latchkey/api-contract/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorHeaders } from '../../../../test/desk.ts';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { closeDueDays } from '../../days/days.ts';
import { reportDepositAccount } from './deposit-account.ts';
import { tendDeposits } from './tend-deposits.ts';

// Shows docs/rules.md: Reports (Money); The counter (End of the day).
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
});
