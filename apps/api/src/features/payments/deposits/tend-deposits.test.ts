import { beforeEach, describe, expect, it } from 'vitest';
import { withHolds } from '../../../../test/answering-cards.ts';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { DepositRow } from '../../ledger/ledger.ts';
import type { HoldOutcome } from '../gateways/card-holds.ts';
import { tendDeposits } from './tend-deposits.ts';

const [hour, day] = [3_600_000, 24 * 3_600_000];
const arrival = new Date('2026-12-02T04:00:00Z');
const until = new Date('2026-12-04T18:30:00Z');
const held = { kind: 'held', endsAt: null } as const;

describe('when a deposit is looked at', () => {
  const engine = openEngine();
  holdDeposits(engine);
  let asked: unknown[][] = [];
  const rowOf = (): Promise<DepositRow> =>
    engine.deps.db.selectFrom('security_deposit').selectAll().executeTakeFirstOrThrow();
  const passTo = (moment: Date): void => engine.pass(moment.getTime() - engine.deps.clock().getTime());
  const write = (fields: object) => engine.deps.db.updateTable('security_deposit').set(fields).execute();
  /** Has it looked at, while the gateway says of everything that it stands so; null: it holds no deposits. */
  const tend = async (outcome: HoldOutcome | { kind: 'unavailable'; reason: string } | null): Promise<number> => {
    const noted =
      (name: string) =>
      async (...one: unknown[]) => {
        asked.push([name, ...one]);
        return outcome;
      };
    const names = ['hold', 'holdOf', 'captureHold', 'letHoldGo'].map((name) => [name, noted(name)] as const);
    return tendDeposits(withHolds(engine, outcome === null ? null : Object.fromEntries(names)));
  };
  const inState = async (state: DepositRow['state'], more: object = {}): Promise<void> => {
    passTo(arrival);
    await write({ state, order_id: 'pi_1', check_at: arrival, ...more });
  };
  beforeEach(async () => {
    await withCard(engine);
    asked = [];
  });

  it('one whose day has not come waits for it', async () => {
    await write({ check_at: engine.deps.clock() });
    expect([await tend(held), asked]).toEqual([1, []]);
    expect(await rowOf()).toMatchObject({ state: 'due', check_at: new Date('2026-12-02T02:30:00Z') });
  });

  it('one whose days are over is let go without being held', async () => {
    passTo(until);
    await write({ check_at: until });
    expect([await tend(held), asked]).toEqual([1, []]);
    expect(await rowOf()).toMatchObject({ state: 'let_go', check_at: null });
  });

  it('one whose days are over, and that has an order, is let go at its gateway', async () => {
    passTo(until);
    await write({ order_id: 'pi_1', check_at: until });
    await tend({ kind: 'over', byBank: false });
    expect([asked, (await rowOf()).state]).toEqual([[['letHoldGo', 'pi_1']], 'let_go']);
  });

  it.each([
    ['whose bank does not say when it ends', null, arrival.getTime() + day],
    ['that its bank ends today', arrival.getTime() + 5 * hour, arrival.getTime() + 5 * hour],
    ['that its bank ends in days', arrival.getTime() + 2 * day, arrival.getTime() + day],
    ['that its bank should have ended at this moment', arrival.getTime(), arrival.getTime() + hour],
    ['that its bank should have ended', arrival.getTime() - hour, arrival.getTime() + hour],
  ])('one that is held, %s, is asked about then', async (_what, ends, next) => {
    await inState('held', { ends_at: ends === null ? null : new Date(ends) });
    expect(await tend(held)).toBe(1);
    expect(asked).toEqual([['holdOf', 'pi_1']]);
    expect(await rowOf()).toMatchObject({ state: 'held', check_at: new Date(next) });
  });

  it('one that is held on its last day is asked about no later than its end', async () => {
    const last = new Date(until.getTime() - 2 * hour);
    passTo(last);
    await write({ state: 'held', order_id: 'pi_1', check_at: last });
    await tend(held);
    expect((await rowOf()).check_at).toEqual(until);
  });

  it('one that is held is let go at its end, and not asked about', async () => {
    passTo(until);
    await write({ state: 'held', order_id: 'pi_1', check_at: until });
    await tend({ kind: 'over', byBank: false });
    expect([asked, (await rowOf()).state]).toEqual([[['letHoldGo', 'pi_1']], 'let_go']);
  });

  it('one that is over by then is asked about no more', async () => {
    await inState('held');
    await tend({ kind: 'over', byBank: true });
    expect(await rowOf()).toMatchObject({ state: 'ended', check_at: null });
  });

  it('one of which a sum is to be taken is taken of, in the gateway’s units', async () => {
    await inState('capturing', { captured: 1200 });
    await tend({ kind: 'captured', amount: 120_000, gatewayPaymentId: 'ch_1' });
    expect(asked).toEqual([['captureHold', 'pi_1', 120_000, 'INR']]);
    expect(await rowOf()).toMatchObject({ state: 'captured', captured: 1200, charge_id: 'ch_1' });
  });

  it('one that is to be let go is let go', async () => {
    await inState('letting_go');
    await tend({ kind: 'over', byBank: false });
    expect([asked, (await rowOf()).state]).toEqual([[['letHoldGo', 'pi_1']], 'let_go']);
  });

  it.each(['let_go', 'ended', 'failed'] as const)('one that is %s is looked at no more', async (state) => {
    await inState(state);
    expect([await tend(held), asked, (await rowOf()).check_at]).toEqual([1, [], null]);
  });

  it.each([
    [10, new Date(arrival.getTime() + day)],
    [181, null],
  ])('one that was taken of, after %i days, is looked at then: %s', async (days, next) => {
    await inState('captured', { captured: 1200, charge_id: null });
    const { created_at: since } = await rowOf();
    const now = days === 10 ? arrival : new Date(since.getTime() + days * day);
    passTo(now);
    expect([await tend(held), asked, (await rowOf()).check_at]).toEqual([1, [], next]);
  });

  it.each(['due', 'held', 'capturing', 'letting_go'] as const)(
    'one that is %s is looked at again soon where its gateway is away, and stays',
    async (state) => {
      await inState(state, { captured: 0 });
      expect([await tend({ kind: 'unavailable', reason: 'away' }), asked.length]).toEqual([0, 1]);
      const next = new Date(arrival.getTime() + engine.deps.settings.reconcileAfterMs);
      expect(await rowOf()).toMatchObject({ state, check_at: next });
    },
  );

  it('one at a gateway that holds none is looked at no more', async () => {
    await inState('held');
    expect([await tend(null), (await rowOf()).check_at]).toEqual([1, null]);
    await write({ check_at: arrival });
  });

  it('one of a stay that does not take place is let go', async () => {
    await inState('due');
    await engine.deps.db.updateTable('booking').set({ status: 'cancelled' }).execute();
    await tend({ kind: 'over', byBank: false });
    await engine.deps.db.updateTable('booking').set({ status: 'confirmed' }).execute();
    expect([asked, (await rowOf()).state]).toEqual([[['letHoldGo', 'pi_1']], 'let_go']);
  });
});
