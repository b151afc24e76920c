import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorHeaders } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { postStripeMovement } from '../../../../test/stripe-webhook.ts';
import { processWaiting } from '../webhooks/process-waiting.ts';
import { tendDeposits } from './tend-deposits.ts';

// Shows docs/rules.md: Security deposits (What was taken may go back).

const day = 24 * 3_600_000;

describe('a sum that was taken of a deposit', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const { relay, view } = guestCalls(engine);
  const tend = async (): Promise<void> => {
    while ((await tendDeposits(engine.deps)) > 0);
  };
  let bookingId = '';
  let cookie = '';
  let orderId = '';
  let charge = '';
  const deposit = async () => (await view({ bookingId, cookie }))['deposit'];
  const guestMails = () => engine.mails.filter(({ subject }) => subject.includes('of your security deposit back'));
  const propertyMails = (about: string) => engine.propertyMails.filter(({ subject }) => subject.includes(about));
  const moved = (refunds: readonly (readonly [number, 'pending' | 'processed' | 'failed'])[]): void => {
    engine.stripe.elsewhere.set(charge, {
      captured: 120_000,
      refunds: refunds.map(([amount, status], at) => ({ gatewayRefundId: `re_${at}`, refundId: null, amount, status })),
    });
  };
  const disputed = (status: 'open' | 'won' | 'lost' | 'closed'): void => {
    engine.stripe.elsewhere.set(charge, {
      captured: 120_000,
      disputes: [{ gatewayDisputeId: 'dp_1', amount: 120_000, status }],
    });
  };
  const told = (event: string) =>
    postStripeMovement(engine, {
      event,
      orderId,
      paymentId: charge,
      ...(event.includes('dispute')
        ? { dispute: { id: 'dp_1', amount: 120_000 } }
        : { refund: { id: 're_0', amount: 1 } }),
    });

  beforeEach(async () => {
    ({ bookingId, cookie } = await withCard(engine));
    engine.pass(Date.parse('2026-12-02T02:31:00Z') - engine.deps.clock().getTime());
    await tend();
    await engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/deposit/capture`,
      headers: { ...operatorHeaders(engine, 1760), 'idempotency-key': randomUUID() },
      payload: { amount: 1200, reason: 'A broken window' },
    });
    await tend();
    await relay();
    orderId = engine.stripe.held.tried[0] ?? '';
    charge = `ch_${orderId}`;
  });

  it('and goes back at the gateway is taken no more, and the guest is told once', async () => {
    moved([[50_000, 'processed']]);
    for (let time = 0; time < 2; time += 1) expect((await told('refund.processed')).statusCode).toBe(200);
    expect(await deposit()).toMatchObject({ state: 'captured', amount: 5000, captured: 700 });
    moved([
      [50_000, 'processed'],
      [70_000, 'processed'],
    ]);
    await told('refund.processed');
    expect(await deposit()).toMatchObject({ state: 'let_go', captured: 0 });
    await relay();
    expect(
      guestMails()
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([expect.stringContaining('500'), expect.stringContaining('700')]);
  });

  it('is not given back by a refund that is under way or has failed', async () => {
    moved([
      [50_000, 'pending'],
      [60_000, 'failed'],
    ]);
    await told('refund.created');
    expect(await deposit()).toMatchObject({ captured: 1200 });
    await relay();
    expect(guestMails()).toEqual([]);
  });

  it.each([
    ['won', 'decided for you'],
    ['lost', 'decided for the guest'],
    ['closed', 'A dispute is closed'],
  ] as const)('and disputed is told to the property at once, and once that it is %s', async (end, subject) => {
    disputed('open');
    for (const event of ['payment.dispute.created', 'payment.dispute.under_review']) await told(event);
    disputed(end);
    for (let time = 0; time < 2; time += 1) await told(`payment.dispute.${end}`);
    await relay();
    expect(propertyMails('A guest disputes a payment')).toHaveLength(1);
    expect(propertyMails(subject)).toHaveLength(1);
    expect(engine.mails.filter((mail) => mail.subject.includes('bank'))).toEqual([]);
  });

  it('and disputed is found by asking, where no message of it comes', async () => {
    disputed('open');
    engine.pass(day);
    await tend();
    await relay();
    expect(propertyMails('A guest disputes a payment')).toHaveLength(1);
  });

  it('is asked about again where the gateway is away while it tells of it', async () => {
    disputed('open');
    engine.stripe.isDown = true;
    expect((await told('payment.dispute.created')).statusCode).toBe(200);
    engine.stripe.isDown = false;
    engine.pass(day);
    await processWaiting(engine.deps);
    await relay();
    expect(propertyMails('A guest disputes a payment')).toHaveLength(1);
  });

  it('is asked about for as long as a payment can go back', async () => {
    engine.pass(181 * day);
    await tend();
    const [row] = await engine.deps.db.selectFrom('security_deposit').select('check_at').execute();
    expect(row).toEqual({ check_at: null });
  });
});
