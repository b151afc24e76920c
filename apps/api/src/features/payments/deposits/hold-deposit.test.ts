import { describe, expect, it } from 'vitest';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { DepositRow } from '../../ledger/ledger.ts';
import type { CardHolds } from '../gateways/card-holds.ts';
import { holdDeposit } from './hold-deposit.ts';

describe('what a gateway is asked to hold a deposit', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const rowOf = (): Promise<DepositRow> =>
    engine.deps.db.selectFrom('security_deposit').selectAll().executeTakeFirstOrThrow();
  /** Stripe, with what it is asked written down. */
  const listened = (more: Partial<CardHolds> = {}) => {
    const [opened, held]: [unknown[], unknown[]] = [[], []];
    const holds: CardHolds = {
      ...engine.stripe.holds,
      openHold: async (asked) => {
        opened.push(asked);
        return { kind: 'opened', orderId: 'pi_1' };
      },
      hold: async (asked) => {
        held.push(asked);
        return { kind: 'held', endsAt: null };
      },
      ...more,
    };
    return { opened, held, holds };
  };

  it('is the sum under our receipt, of the customer whose card is kept, and where a guest would come back to', async () => {
    const { bookingId, setupId } = await withCard(engine);
    const deposit = await rowOf();
    const { opened, held, holds } = listened();
    expect(await holdDeposit(engine.deps, holds, deposit)).toEqual({ kind: 'held', endsAt: null });
    expect(opened).toEqual([
      {
        receipt: deposit.receipt,
        money: { amount: 500_000, currency: 'INR' },
        notes: { hotel_id: '1760', vendor: 'acc_courtyard' },
        customerId: `cus_${setupId}`,
      },
    ]);
    expect(held).toEqual([
      {
        orderId: 'pi_1',
        methodId: 'pm_1',
        returnUrl: expect.stringMatching(
          new RegExp(`^https?://[a-z.-]+(:\\d+)?/.*${bookingId.split('_')[1]}`),
        ) as unknown,
      },
    ]);
    expect(await rowOf()).toEqual({ ...deposit, order_id: 'pi_1' });
  });

  it('is held by the order that was opened before, and no other is opened', async () => {
    await withCard(engine);
    const deposit = { ...(await rowOf()), order_id: 'pi_before' };
    const { opened, held, holds } = listened();
    await holdDeposit(engine.deps, holds, deposit);
    expect([opened, held]).toEqual([[], [expect.objectContaining({ orderId: 'pi_before' })]]);
  });

  it('is tried no card for where no order was opened', async () => {
    await withCard(engine);
    const deposit = await rowOf();
    const { held, holds } = listened({ openHold: async () => ({ kind: 'unavailable', reason: 'away' }) });
    expect(await holdDeposit(engine.deps, holds, deposit)).toEqual({ kind: 'unavailable', reason: 'away' });
    expect([held, await rowOf()]).toEqual([[], deposit]);
  });

  it.each([
    ['is let go', { status: 'let_go' }],
    ['has no name', { method_id: null }],
  ] as const)('has failed without a card, where one %s', async (_what, card) => {
    await withCard(engine);
    await engine.deps.db.updateTable('kept_card').set(card).execute();
    const { opened, held, holds } = listened();
    const outcome = await holdDeposit(engine.deps, holds, await rowOf());
    expect([outcome, opened, held]).toEqual([{ kind: 'failed', code: 'no_card' }, [], []]);
  });

  it('has failed without a card, where there never was one', async () => {
    const { db } = engine.deps;
    await withCard(engine);
    const card = await db.deleteFrom('kept_card').returningAll().executeTakeFirstOrThrow();
    const { holds } = listened();
    expect(await holdDeposit(engine.deps, holds, await rowOf())).toEqual({ kind: 'failed', code: 'no_card' });
    await db.insertInto('kept_card').values(card).execute();
  });

  it('names no account where the hotel’s own holds it', async () => {
    await withCard(engine);
    const { opened, holds } = listened();
    await holdDeposit(engine.deps, holds, { ...(await rowOf()), vendor: 'own' });
    expect(opened).toEqual([expect.objectContaining({ notes: { hotel_id: '1760' } })]);
  });
});
