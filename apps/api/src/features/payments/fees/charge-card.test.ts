import { beforeEach, describe, expect, it } from 'vitest';
import { bookingKey } from '../../../database/booking-key.ts';
import { withCards } from '../../../../test/answering-cards.ts';
import { keepCards, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { written } from '../../../../test/written.ts';
import type { Deps } from '../../../deps.ts';
import type { CardKeeping } from '../gateways/card-keeping.ts';
import { chargeCard } from './charge-card.ts';

const day = 24 * 3_600_000;
const fee = 8064;
type Answer = Awaited<ReturnType<CardKeeping['charge']>>;

describe('a fee that is taken of a kept card', () => {
  const engine = openEngine();
  keepCards(engine);
  const property = propertyCalls(engine);
  const { history, messages } = written(engine);
  let key = bookingKey(1760, '1760_');
  let bookingId = '';
  let asked: unknown[] = [];

  /** The engine with a gateway that answers a charge so; undefined for one that keeps no cards. */
  const answered = (answer?: Answer): Deps => {
    if (answer === undefined) return withCards(engine, null);
    const charge: CardKeeping['charge'] = async (one) => {
      asked.push(one);
      return answer;
    };
    return withCards(engine, { charge });
  };
  const cardOf = () => engine.deps.db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();
  const paymentsOf = () => engine.deps.db.selectFrom('payment').selectAll().execute();
  const askedGuest = async () =>
    (
      await engine.deps.db
        .selectFrom('booking_event')
        .select(['actor', 'facts'])
        .where('type', '=', 'penalty_asked')
        .orderBy('sequence')
        .execute()
    ).map(({ actor, facts }) => ({ actor, facts }));
  const once = [{ actor: 'system', facts: expect.objectContaining({ amount: fee }) as unknown }];
  const told = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('outbox').select(['kind', 'payload']).execute()).filter(
      ({ kind, payload }) => kind === 'notice-mail' && JSON.stringify(payload).includes('penalty_due'),
    ).length;

  beforeEach(async () => {
    asked = [];
    ({ bookingId } = await withCard(engine));
    key = bookingKey(1760, bookingId);
    engine.pass(10 * day);
    await property('POST', `bookings/${bookingId}/no-show`);
  });

  it('is asked of its order and its card, with the page that a guest would come back to', async () => {
    await chargeCard(answered({ kind: 'open' }), key);
    const [payment] = await paymentsOf();
    expect(asked).toEqual([
      {
        orderId: payment?.gateway_order_id,
        methodId: 'pm_1',
        returnUrl: expect.stringMatching(new RegExp(`^https?://[a-z.-]+(:\\d+)?/.+${bookingId.slice(5)}`)) as unknown,
      },
    ]);
    // Under way: the gateway tells what comes of it.
    expect(await cardOf()).toMatchObject({ status: 'kept', tried_order_id: payment?.gateway_order_id });
    expect([payment?.status, payment?.amount, payment?.purpose, await askedGuest()]).toEqual([
      'pending',
      fee,
      'penalty',
      [],
    ]);
  });

  it('is taken, and its card is let go at once', async () => {
    const captured = { kind: 'captured', gatewayPaymentId: 'ch_1', gatewayTransactionId: null } as const;
    await chargeCard(answered({ ...captured, amount: fee * 100, currency: 'INR' }), key);
    expect(await paymentsOf()).toMatchObject([{ status: 'captured', gateway_payment_id: 'ch_1' }]);
    expect(await cardOf()).toMatchObject({ check_at: engine.deps.clock() });
    expect(await askedGuest()).toEqual([]);
    const facts = { paymentId: '#1', amount: fee };
    expect(await history(bookingId, 4)).toEqual([
      ['payment_opened', 'guest', facts],
      ['payment_captured', 'payment', facts],
      ['payment_kept', 'payment', facts],
    ]);
    expect((await messages(bookingId)).filter((one) => one.includes('penalty'))).toEqual([
      `notice-mail penalty_paid ${fee}`,
      `notice-sms penalty_paid ${fee}`,
    ]);
    expect(await engine.deps.db.selectFrom('booking').select(['kept', 'penalty_due']).executeTakeFirst()).toEqual({
      kept: fee,
      penalty_due: 0,
    });
    await chargeCard(answered({ kind: 'open' }), key);
    expect(asked).toHaveLength(1);
  });

  it('that is refused is asked of the guest, once', async () => {
    const refused = answered({ kind: 'failed', gatewayPaymentId: 'ch_1', code: 'insufficient_funds' });
    for (let time = 0; time < 2; time += 1) await chargeCard(refused, key);
    expect(await paymentsOf()).toMatchObject([{ status: 'failed', failure_code: 'insufficient_funds' }]);
    expect([asked.length, await askedGuest(), await told()]).toEqual([1, once, 1]);
    expect(await cardOf()).toMatchObject({ check_at: engine.deps.clock() });
  });

  it('is tried again by the outbox where the gateway cannot be asked', async () => {
    await expect(chargeCard(answered({ kind: 'unavailable', reason: 'away' }), key)).rejects.toThrow('away');
    await chargeCard(answered({ kind: 'open' }), key);
    expect([new Set(asked.map((one) => JSON.stringify(one))).size, asked.length, await askedGuest()]).toEqual([
      1,
      2,
      [],
    ]);
  });

  it('is asked of the guest where an order before it was tried', async () => {
    await engine.deps.db.updateTable('kept_card').set({ tried_order_id: 'pi_before' }).execute();
    await chargeCard(answered({ kind: 'open' }), key);
    expect([asked, await askedGuest()]).toEqual([[], once]);
    expect(await cardOf()).toMatchObject({ tried_order_id: 'pi_before' });
  });

  it.each([
    ['is let go', { status: 'let_go' }],
    ['has no name', { method_id: null }],
  ] as const)('is asked of the guest where the card %s, and opens no order', async (_what, card) => {
    await engine.deps.db.updateTable('kept_card').set(card).execute();
    await chargeCard(answered({ kind: 'open' }), key);
    expect([asked, await askedGuest(), await told(), await paymentsOf()]).toEqual([[], once, 1, []]);
  });

  it('is asked of the guest where the gateway keeps no cards', async () => {
    await chargeCard(answered(), key);
    expect([await askedGuest(), await paymentsOf()]).toEqual([once, []]);
  });

  it('is not asked for where nothing is owed', async () => {
    await property('POST', `bookings/${bookingId}/no-show/undo`);
    await chargeCard(answered({ kind: 'open' }), key);
    expect([asked, await askedGuest(), await paymentsOf()]).toEqual([[], [], []]);
  });

  it('waits where its order cannot be opened', async () => {
    engine.stripe.isDown = true;
    await expect(chargeCard(answered({ kind: 'open' }), key)).rejects.toThrow('gateway_unavailable');
    expect([asked, await askedGuest()]).toEqual([[], []]);
  });
});
