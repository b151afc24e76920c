import { isDeepStrictEqual } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { DepositRow } from '../../ledger/ledger.ts';
import type { HoldOutcome } from '../gateways/card-holds.ts';
import { reportDeposit, settleDeposit } from './settle-deposit.ts';

const day = 24 * 3_600_000;
const ended = '2026-12-06T20:31:00.000Z';
const captured = { kind: 'captured', amount: 120_000, gatewayPaymentId: 'ch_1' } as const;
const byBank = { kind: 'over', byBank: true } as const;
const asked = { kind: 'over', byBank: false } as const;
const failed = { kind: 'failed', code: 'insufficient_funds' } as const;

type State = DepositRow['state'];
type Case = readonly [from: State, outcome: HoldOutcome, to: State, event: string | null, notice: string | null];

const cases: readonly Case[] = [
  ['due', { kind: 'open' }, 'due', null, null],
  ['due', { kind: 'held', endsAt: Date.parse(ended) }, 'held', 'deposit_held', null],
  ['held', { kind: 'held', endsAt: 1 }, 'held', null, null],
  ['capturing', { kind: 'held', endsAt: 1 }, 'capturing', null, null],
  ['due', failed, 'failed', 'deposit_refused', 'deposit_refused'],
  ['held', failed, 'held', null, null],
  ['letting_go', failed, 'letting_go', null, null],
  ['held', captured, 'captured', 'deposit_captured', 'deposit_captured'],
  ['capturing', captured, 'captured', 'deposit_captured', 'deposit_captured'],
  ['due', byBank, 'let_go', null, null],
  ['due', asked, 'let_go', null, null],
  ['held', byBank, 'ended', 'deposit_ended', null],
  ['held', asked, 'let_go', 'deposit_let_go', null],
  ['letting_go', asked, 'let_go', 'deposit_let_go', null],
  ['capturing', byBank, 'ended', 'deposit_ended', null],
  ['let_go', captured, 'let_go', null, null],
  ['failed', { kind: 'held', endsAt: null }, 'failed', null, null],
  ['ended', asked, 'ended', null, null],
];

describe('what a gateway says of a deposit', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const rowOf = (): Promise<DepositRow> =>
    engine.deps.db.selectFrom('security_deposit').selectAll().executeTakeFirstOrThrow();
  const factsOf = async () =>
    (
      await engine.deps.db.selectFrom('booking_event').select(['type', 'actor', 'facts']).orderBy('sequence').execute()
    ).filter(({ type }) => type.startsWith('deposit'));
  /** What guests are told of it. */
  const notices = async (): Promise<string[]> =>
    (await engine.deps.db.selectFrom('outbox').select(['kind', 'payload']).execute())
      .filter(({ kind }) => kind === 'notice-mail')
      .map((row) => JSON.stringify(row))
      .filter((row) => row.includes('deposit'));
  const inState = async (state: State, more: object = {}): Promise<DepositRow> => {
    await engine.deps.db
      .updateTable('security_deposit')
      .set({ state, order_id: 'pi_1', ...more })
      .execute();
    return rowOf();
  };
  beforeEach(() => withCard(engine).then(() => {}));

  it.each(cases)('makes one that is %s, told of as %j, %s', async (from, outcome, to, event, notice) => {
    const before = await inState(from);
    await settleDeposit(engine.deps, before, outcome);
    const after = await rowOf();
    expect(after.state).toBe(to);
    expect((await factsOf()).map(({ type, actor }) => [type, actor])).toEqual(
      event === null ? [] : [[event, 'payment']],
    );
    expect((await notices()).map((said) => notice !== null && said.includes(notice))).toEqual(
      notice === null ? [] : [true],
    );
    expect(isDeepStrictEqual(after, before)).toBe(from === to);
  });

  it('is kept with when the bank ends it, and looked after from then on', async () => {
    const now = engine.deps.clock();
    await settleDeposit(engine.deps, await inState('due'), { kind: 'held', endsAt: Date.parse(ended) });
    expect(await rowOf()).toMatchObject({ ends_at: new Date(ended), check_at: now });
    expect(await factsOf()).toMatchObject([{ facts: { amount: 5000 } }]);
    await settleDeposit(engine.deps, await inState('due'), { kind: 'held', endsAt: null });
    expect(await rowOf()).toMatchObject({ ends_at: null });
  });

  it('is kept with the reason of a refusal, and never asked about again', async () => {
    await settleDeposit(engine.deps, await inState('due'), failed);
    expect(await rowOf()).toMatchObject({ failure_code: 'insufficient_funds', check_at: null });
    expect(await factsOf()).toMatchObject([{ facts: { amount: 5000, code: 'insufficient_funds' } }]);
  });

  it.each([['A broken window'], [null]])(
    'is told to the guest with its sum, and with the reason %s',
    async (reason) => {
      const now = engine.deps.clock().getTime();
      await settleDeposit(engine.deps, await inState('capturing', { reason, captured: 1300 }), captured);
      expect(await rowOf()).toMatchObject({ captured: 1200, charge_id: 'ch_1', reason, check_at: new Date(now + day) });
      expect(await factsOf()).toMatchObject([{ facts: { amount: 1200 } }]);
      const [line = ''] = await notices();
      expect(line).toContain('1200');
      expect(line.includes('"words"')).toBe(reason !== null);
    },
  );

  it.each([byBank, asked])('forgets what was to be taken of one that is over: %j', async (outcome) => {
    await settleDeposit(
      engine.deps,
      await inState('capturing', { reason: 'A broken window', captured: 1300 }),
      outcome,
    );
    expect(await rowOf()).toMatchObject({ captured: 0, reason: null, check_at: null });
    expect(await factsOf()).toMatchObject([{ facts: { amount: 5000 } }]);
  });

  describe('by a message', () => {
    const told = { hotelId: 1760, gateway: 'stripe', vendor: null, orderId: 'pi_1' } as const;

    it('is asked for and settled', async () => {
      await inState('due');
      engine.stripe.held.standing.set('pi_1', { kind: 'held', endsAt: null });
      expect(await reportDeposit(engine.deps, told)).toBe(true);
      expect((await rowOf()).state).toBe('held');
    });

    it.each([
      ['another order', { orderId: 'pi_2' }],
      ['another gateway', { gateway: 'razorpay' }],
      ['the hotel’s own account', { vendor: 'own' }],
      ['another hotel', { hotelId: 1188 }],
    ] as const)('of %s is of none', async (_what, other) => {
      await inState('due');
      engine.stripe.held.standing.set('pi_1', { kind: 'held', endsAt: null });
      expect(await reportDeposit(engine.deps, { ...told, ...other })).toBe(false);
      expect((await rowOf()).state).toBe('due');
    });

    it('is read again where the gateway cannot be asked', async () => {
      await inState('due');
      engine.stripe.isDown = true;
      await expect(reportDeposit(engine.deps, told)).rejects.toThrow('down');
    });
  });
});
