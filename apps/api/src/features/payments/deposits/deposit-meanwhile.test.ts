import { beforeEach, describe, expect, it } from 'vitest';
import { withHolds } from '../../../../test/answering-cards.ts';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { heardLog } from '../../../../test/heard-log.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { DepositRow } from '../../ledger/ledger.ts';
import type { HoldOutcome } from '../gateways/card-holds.ts';
import { askDepositAccount } from './deposit-account.ts';
import { holdDeposit } from './hold-deposit.ts';
import { reportDeposit, settleDeposit } from './settle-deposit.ts';
import { tendDeposits } from './tend-deposits.ts';

// Shows docs/rules.md: Security deposits (Held for the days of the stay, Its end).

const [minute, day] = [60_000, 24 * 3_600_000];
/** At eight in the morning of arrival, in Kolkata, and at the end of the day of departure. */
const [from, until] = [new Date('2026-12-02T02:30:00Z'), new Date('2026-12-04T18:30:00Z')];
const over = { kind: 'over', byBank: false } as const;
const lost = 'a deposit without its booking';

describe('a deposit while it is looked at', () => {
  const engine = openEngine();
  holdDeposits(engine);
  let asked: unknown[][] = [];
  const now = (): Date => engine.deps.clock();
  const soon = (): Date => new Date(now().getTime() + engine.deps.settings.reconcileAfterMs);
  const passTo = (moment: Date): void => engine.pass(moment.getTime() - now().getTime());
  const rowOf = (): Promise<DepositRow> =>
    engine.deps.db.selectFrom('security_deposit').selectAll().executeTakeFirstOrThrow();
  const write = (fields: object) => engine.deps.db.updateTable('security_deposit').set(fields).execute();
  /** Has it looked at now, by a gateway that says of everything that it stands so. */
  const look = async (outcome: HoldOutcome, meanwhile?: () => Promise<unknown>): Promise<number> => {
    await write({ check_at: now() });
    const noted =
      (name: string) =>
      async (...about: unknown[]) => {
        asked.push([name, ...about]);
        return outcome;
      };
    const holds = { hold: noted('hold'), holdOf: noted('holdOf'), letHoldGo: noted('letHoldGo') };
    const more = { ...holds, captureHold: noted('captureHold') };
    return tendDeposits(withHolds(engine, more as never, meanwhile));
  };
  beforeEach(async () => {
    asked = [];
    await withCard(engine);
  });

  it('is held from the first moment of its day on', async () => {
    passTo(new Date(from.getTime() - 1));
    expect([await look({ kind: 'held', endsAt: null }), asked, (await rowOf()).check_at]).toEqual([1, [], from]);
    passTo(from);
    expect([await look({ kind: 'held', endsAt: null }), asked.map(([name]) => name)]).toEqual([1, ['hold']]);
    expect((await rowOf()).state).toBe('held');
  });

  it('of a stay that has become too long to hold it is let go at once', async () => {
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-07' };
    const { selection } = await engine.deps.db.selectFrom('booking').select('selection').executeTakeFirstOrThrow();
    const longer = async (chosen: object): Promise<void> => {
      await engine.deps.db
        .updateTable('booking')
        .set({ selection: JSON.stringify(chosen) as never })
        .execute();
    };
    await longer({ ...selection, stay });
    expect([await look(over), asked]).toEqual([1, []]);
    expect(await rowOf()).toMatchObject({ state: 'let_go', check_at: null });
    await write({ state: 'due', order_id: 'pi_1' });
    passTo(from);
    expect([await look(over), asked]).toEqual([1, [['letHoldGo', 'pi_1']]]);
    await longer(selection);
  });

  it('of a guest who is to be forgotten is let go', async () => {
    passTo(from);
    await write({ state: 'held', order_id: 'pi_1' });
    await engine.deps.db.updateTable('booking').set({ erased_at: now() }).execute();
    expect([await look(over), asked]).toEqual([1, [['letHoldGo', 'pi_1']]]);
    expect((await rowOf()).state).toBe('let_go');
  });

  it('whose gateway is away at its end is being let go, and by nothing else', async () => {
    passTo(until);
    await write({ state: 'held', order_id: 'pi_1', check_at: until });
    const letHoldGo = async () => ({ kind: 'unavailable', reason: 'away' }) as const;
    expect(await tendDeposits(withHolds(engine, { letHoldGo }))).toBe(0);
    expect(await rowOf()).toMatchObject({ state: 'letting_go', check_at: soon() });
  });

  it('that is held, of which its gateway says something else, is looked at again soon', async () => {
    passTo(from);
    await write({ state: 'held', order_id: 'pi_1' });
    expect([await look({ kind: 'open' }), asked]).toEqual([1, [['holdOf', 'pi_1']]]);
    expect(await rowOf()).toMatchObject({ state: 'held', check_at: soon() });
  });

  it('of which the desk takes a sum meanwhile is not let go', async () => {
    passTo(until);
    await write({ state: 'held', order_id: 'pi_1' });
    expect([await look(over, () => write({ state: 'capturing', captured: 1200 })), asked]).toEqual([1, []]);
    expect(await rowOf()).toMatchObject({ state: 'capturing', captured: 1200 });
  });

  it('is looked at by one of several instances', async () => {
    passTo(from);
    const other = new Date(from.getTime() + minute);
    expect([await look(over, () => write({ check_at: other })), asked]).toEqual([0, []]);
    expect(await rowOf()).toMatchObject({ state: 'due', check_at: other });
  });

  it.each([
    ['held', 'holdOf', []],
    ['capturing', 'captureHold', [0, 'INR']],
    ['letting_go', 'letHoldGo', []],
  ] as const)('that is %s without an order is asked about as of none', async (state, name, more) => {
    passTo(from);
    await write({ state });
    await look({ kind: 'open' });
    expect(asked).toEqual([[name, '', ...more]]);
  });

  it('stops no other one whose gateway is there', async () => {
    await withCard(engine, { roomTypeId: 'garden-twin' });
    passTo(from);
    await write({ state: 'letting_go', order_id: null, check_at: now() });
    let times = 0;
    const letHoldGo = async () => ((times += 1) === 1 ? ({ kind: 'unavailable', reason: 'away' } as const) : over);
    const { log, lines } = heardLog();
    expect([await tendDeposits({ ...withHolds(engine, { letHoldGo }), log }), times]).toEqual([1, 2]);
    expect(lines).toMatchObject([{ level: 50, hotelId: 1760, bookingId: expect.stringMatching(/^1760_/) as unknown }]);
  });

  it('that was taken of is asked about through the last day on which it can go back', async () => {
    const { created_at: since } = await rowOf();
    await write({ state: 'captured', captured: 1200, charge_id: null });
    passTo(new Date(since.getTime() + 180 * day));
    expect([await look(over), (await rowOf()).check_at]).toEqual([1, new Date(now().getTime() + day)]);
    engine.pass(1);
    expect([await look(over), (await rowOf()).check_at]).toEqual([1, null]);
  });

  it('at a gateway that holds none is of no message', async () => {
    await write({ order_id: 'pi_1' });
    const told = { hotelId: 1760, gateway: 'stripe', vendor: null, orderId: 'pi_1' } as const;
    expect(await reportDeposit(withHolds(engine, null), told)).toBe(false);
    expect((await rowOf()).state).toBe('due');
  });

  it('of no booking, or that is not there, is settled, held and asked about by nobody', async () => {
    const deposit = { ...(await rowOf()), charge_id: 'ch_1' };
    const strange = { ...deposit, booking_id: '1760_AAAAAAAAAAAAAAAAAAAAAA' as typeof deposit.booking_id };
    const { holds } = engine.stripe;
    const hotels = { ...engine.deps.hotels, byId: async () => undefined };
    await expect(holdDeposit(engine.deps, holds, strange)).rejects.toThrow(lost);
    await expect(holdDeposit({ ...engine.deps, hotels }, holds, deposit)).rejects.toThrow(lost);
    await expect(settleDeposit(engine.deps, strange, over)).rejects.toThrow(lost);
    await expect(askDepositAccount(engine.deps, strange)).rejects.toThrow(lost);
    await engine.deps.db.deleteFrom('security_deposit').execute();
    await expect(settleDeposit(engine.deps, deposit, over)).rejects.toThrow(lost);
    await expect(askDepositAccount(engine.deps, deposit)).rejects.toThrow(lost);
  });
});
