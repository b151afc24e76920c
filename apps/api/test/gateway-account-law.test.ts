import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ToldDispute, ToldRefund } from '../src/features/ledger/payment-account.types.ts';
import { leftAtGateway } from '../src/features/ledger/payment-account.types.ts';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, openOrder, type Booked } from './journeys.ts';
import { byDay, isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playGateway, type EveryGateway, type PlayedGateway } from './played-gateways.ts';
import type { DatabaseKind, TestEngine } from './test-engine.ts';
import { paymentOf } from './test-gateway.ts';
import type { Movement } from './webhook.ts';

// Shows docs/rules.md: Money at the gateway (Given back at the gateway).

const [minute, hour, price] = [60_000, 3_600_000, 10_080];
const stored = z.object({
  amountPaid: z.int(),
  refundAmount: z.int(),
  kept: z.int(),
  status: z.string(),
  refunds: z.array(z.object({ amount: z.int(), status: z.string() })),
});

type Act =
  | { readonly kind: 'cancel' | 'relay' | 'reconcile' | 'pendingEnds' | 'dispute' | 'won' | 'lost' }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'giveBack'; readonly rupees: number; readonly status: 'pending' | 'processed' }
  | { readonly kind: 'refundsEnd'; readonly ends: 'pending' | 'processed' | 'failed' }
  | { readonly kind: 'answers'; readonly are: 'given' | 'lost' }
  | { readonly kind: 'tell'; readonly which: number; readonly after: 'forget' | 'keep' };

type Plain = Extract<
  Act,
  { readonly kind: 'cancel' | 'relay' | 'reconcile' | 'pendingEnds' | 'dispute' | 'won' | 'lost' }
>;
const just = (...kinds: readonly Plain['kind'][]): fc.Arbitrary<Act> =>
  fc.constantFrom(...kinds).map((kind) => ({ kind }));
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: just('cancel', 'cancel', 'relay', 'relay', 'reconcile', 'pendingEnds') },
  { weight: 2, arbitrary: just('dispute', 'won', 'lost') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass'), minutes: fc.integer({ min: 1, max: 3000 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('giveBack'),
      rupees: fc.oneof(fc.integer({ min: 1, max: price }), fc.constantFrom(9828, 252, 5040, price)),
      status: fc.constantFrom('pending', 'processed'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('refundsEnd'), ends: fc.constantFrom('pending', 'processed', 'failed') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('answers'), are: fc.constantFrom('given', 'lost') }) },
  // In any order, twice, or never.
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('tell'), which: fc.nat(20), after: fc.constantFrom('forget', 'keep') }),
  },
);

/** A life of each kind. */
const examples: [Act[], boolean][] = [
  [[{ kind: 'giveBack', rupees: 2000, status: 'processed' }, { kind: 'cancel' }, { kind: 'relay' }], false],
  [[{ kind: 'dispute' }], true],
];

/** One paid stay, its gateway, and the messages that are under way between them. */
class Story {
  readonly messages: Movement[] = [];
  readonly engine: TestEngine;
  readonly gateway: PlayedGateway;
  readonly stay: Booked;
  readonly orderId: string;
  /** What the gateway calls the stay's payment. */
  readonly paymentId: string;
  constructor(engine: TestEngine, gateway: PlayedGateway, stay: Booked, orderId: string) {
    [this.engine, this.gateway, this.stay, this.orderId] = [engine, gateway, stay, orderId];
    this.paymentId = paymentOf(orderId);
    gateway.memory.elsewhere.set(this.paymentId, { captured: price * 100, refunds: [], disputes: [] });
  }

  get #there(): { refunds: ToldRefund[]; disputes: ToldDispute[] } {
    const { refunds = [], disputes = [] } = this.gateway.memory.elsewhere.get(this.paymentId) ?? {};
    return { refunds, disputes };
  }
  #isDisputed = (): boolean => this.#there.disputes.some(({ status }) => status === 'open');

  #write(change: { refunds?: ToldRefund[]; disputes?: ToldDispute[] }): void {
    this.gateway.memory.elsewhere.set(this.paymentId, { captured: price * 100, ...this.#there, ...change });
  }

  #tellRefund = (event: string, { gatewayRefundId: id, amount, status, refundId }: ToldRefund): void =>
    void this.messages.push({
      event: `refund.${event}`,
      orderId: this.orderId,
      refund: { id, amount: amount ?? 0, status, ...(refundId === null ? {} : { notes: { refund_id: refundId } }) },
    });

  /** A person at the gateway's page: it refuses more than is left, and refunds of what is in dispute. */
  giveBack(rupees: number, status: 'pending' | 'processed'): void {
    const left = leftAtGateway(this.gateway.memory.standing(this.paymentId));
    if (this.#isDisputed() || rupees * 100 > left) return;
    const id = `rfnd_there_${this.#there.refunds.length}`;
    const refund = { gatewayRefundId: id, refundId: null, amount: rupees * 100, status };
    this.#write({ refunds: [...this.#there.refunds, refund] });
    this.#tellRefund('created', refund);
    if (status === 'processed') this.#tellRefund('processed', refund);
  }

  pendingEnds(): void {
    const refunds = this.#there.refunds.map((refund, place) => {
      if (refund.status !== 'pending') return refund;
      const ended = { ...refund, status: place % 3 === 0 ? ('failed' as const) : ('processed' as const) };
      this.#tellRefund(ended.status, ended);
      return ended;
    });
    this.#write({ refunds });
  }

  dispute(status: 'open' | 'won' | 'lost'): void {
    const { disputes } = this.#there;
    if ((status === 'open') === this.#isDisputed()) return;
    if (status === 'open' && disputes.length > 0) return;
    // What has gone back already is not taken a second time.
    const amount = leftAtGateway(this.gateway.memory.standing(this.paymentId));
    if (status === 'open' && amount === 0) return;
    const gatewayDisputeId = 'disp_1';
    this.#write({ disputes: [{ gatewayDisputeId, amount: disputes[0]?.amount ?? amount, status }] });
    const event = status === 'open' ? 'created' : status;
    const dispute = { id: gatewayDisputeId, amount: disputes[0]?.amount ?? amount };
    this.messages.push({ event: `payment.dispute.${event}`, orderId: this.orderId, dispute });
  }

  async act(act: Act): Promise<void> {
    const { engine, gateway } = this;
    const { post, relay } = guestCalls(engine);
    switch (act.kind) {
      case 'cancel': {
        const { bookingId, cookie } = this.stay;
        const [status, body] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
        if (status !== 200) return;
        const { refund, paid } = z.object({ refund: z.int(), paid: z.int() }).parse(body);
        // What is promised is never more than the gateway has.
        const left = leftAtGateway(gateway.memory.standing(this.paymentId)) / 100;
        if (refund > left || refund > paid) throw new Error(`${refund} is promised of ${left} that is left`);
        await post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
        return;
      }
      case 'relay': {
        const before = new Set(gateway.memory.refunds.keys());
        await relay();
        for (const refund of gateway.memory.standing(this.paymentId).refunds)
          if (refund.refundId !== null && !before.has(refund.refundId) && refund.status !== 'pending')
            this.#tellRefund(refund.status, refund);
        return;
      }
      case 'reconcile':
        engine.pass(2 * minute);
        await reconcilePayments(engine.deps);
        return;
      case 'pass':
        engine.pass(act.minutes * minute);
        return;
      case 'pendingEnds':
        this.pendingEnds();
        return;
      case 'dispute':
        this.dispute('open');
        return;
      case 'won':
      case 'lost':
        this.dispute(act.kind);
        return;
      case 'giveBack':
        this.giveBack(act.rupees, act.status);
        return;
      case 'refundsEnd':
        gateway.memory.refundsEnd = act.ends;
        return;
      case 'answers':
        gateway.memory.answers = act.are;
        return;
      case 'tell': {
        const place = this.messages.length === 0 ? 0 : act.which % this.messages.length;
        const message = this.messages[place];
        if (message === undefined) return;
        if (act.after === 'forget') this.messages.splice(place, 1);
        await gateway.tellMovement(message);
      }
    }
  }

  /** Everything at the gateway comes to its end; messages that are still under way are lost. */
  async end(isLost: boolean): Promise<void> {
    const { engine, gateway } = this;
    Object.assign(gateway.memory, { refundsEnd: 'processed', answers: 'given' });
    this.pendingEnds();
    this.dispute(isLost ? 'lost' : 'won');
    for (let round = 0; round < 6; round += 1) {
      engine.pass(25 * hour);
      await reconcilePayments(engine.deps);
      await guestCalls(engine).relay();
    }
  }
}

const places: readonly (readonly [DatabaseKind, EveryGateway])[] = [
  ['postgresql', 'razorpay'],
  ['postgresql', 'stripe'],
  ['postgresql', 'card-vault'],
  ['pglite', 'razorpay'],
];

describe.each(byDay(places.slice(1, 2), places))('the ledger on %s of money at %s', (kind, name) => {
  const engine = openEngine(kind);
  const gateway = playGateway(engine, name);

  it('ends in the gateway’s truth, whatever happens there, in whatever order it is told, or not at all', async () => {
    const kinds = { withOwn: 0, withTheirs: 0, lost: 0, cancelled: 0 };
    await fc.assert(
      fc
        .asyncProperty(fc.array(anyAct, { minLength: 3, maxLength: 16 }), fc.boolean(), async (acts, isLost) => {
          const stay = await book(engine);
          const orderId = await openOrder(engine, stay.bookingId);
          await gateway.complete(stay.bookingId, orderId);
          const story = new Story(engine, gateway, stay, orderId);
          for (const act of acts) {
            await story.act(act);
            await requireInvariants(engine.deps.db);
          }
          await story.end(isLost);
          const there = gateway.memory.standing(story.paymentId);
          const taken = there.disputes.reduce((sum, one) => sum + (one.status === 'lost' ? one.amount : 0), 0);
          const here = stored.parse(await guestCalls(engine).view(stay));
          const lost = Math.min(taken, there.captured - there.givenBack) / 100;
          expect(here).toMatchObject({ refundAmount: there.givenBack / 100, amountPaid: price - lost });
          const kept = here.status === 'cancelled' ? price - there.givenBack / 100 - lost : 0;
          expect(here.kept).toBe(kept);
          expect(here.refunds.filter(({ status }) => status === 'pending')).toEqual([]);
          kinds.withOwn += Number(gateway.memory.refunds.size > 0);
          kinds.withTheirs += Number(there.refunds.some(({ refundId }) => refundId === null));
          kinds.lost += Number(lost > 0);
          kinds.cancelled += Number(here.status === 'cancelled');
        })
        .afterEach(async () => {
          await requireInvariants(engine.deps.db);
          await engine.reset();
        }),
      { numRuns: isNight ? 20 : 8, examples },
    );
    // Every kind of life was among them.
    expect(Object.values(kinds).every((count) => count > 0)).toBe(true);
  }, 240_000);
});
