import { beforeEach, describe, expect, it } from 'vitest';
import { withCards } from '../../../../test/answering-cards.ts';
import { guaranteed, keepCards, visa, withCard } from '../../../../test/guaranteed-house.ts';
import { heardLog } from '../../../../test/heard-log.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import type { StoredCardRow } from '../../ledger/ledger.ts';
import { tendCards } from './tend-cards.ts';

// Shows docs/rules.md: Cards kept as a guarantee (A no-show that is taken back, Let go).

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
/** Three days after check-out, at eleven in Kolkata. */
const end = new Date('2026-12-07T05:30:00Z');
const away = { kind: 'unavailable', reason: 'away' } as const;

describe('when a card is looked at', () => {
  const engine = openEngine();
  keepCards(engine);
  const property = propertyCalls(engine);
  let [bookingId, setupId] = ['', ''];
  const now = (): Date => engine.deps.clock();
  const later = (ms: number): Date => new Date(now().getTime() + ms);
  const passTo = (to: Date): void => engine.pass(to.getTime() - now().getTime());
  const cardOf = (): Promise<StoredCardRow> =>
    engine.deps.db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();
  const write = (fields: object) => engine.deps.db.updateTable('kept_card').set(fields).execute();
  const eventsOf = () =>
    engine.deps.db
      .selectFrom('booking_event')
      .select(['type', 'actor', 'at', 'facts'])
      .where('type', 'in', ['card_kept', 'card_refused', 'card_let_go'])
      .orderBy('sequence')
      .execute();
  const kept = () => engine.stripe.kept;

  describe('one that is kept', () => {
    beforeEach(async () => {
      ({ bookingId, setupId } = await withCard(engine));
    });
    /** Has it looked at now. */
    const look = async (...more: Partial<Parameters<typeof withCards>>): Promise<number> => {
      await write({ check_at: now() });
      return tendCards(withCards(engine, more[1] === undefined ? {} : more[1], more[2]));
    };

    it('stays until three days after departure, and is then let go, once', async () => {
      const card = await cardOf();
      expect(card).toMatchObject({ status: 'kept', method_id: 'pm_1', check_at: end });
      for (const moment of [now(), new Date(end.getTime() - 1)]) {
        passTo(moment);
        expect([await look(engine), await cardOf(), kept().letGone]).toEqual([1, card, []]);
      }
      passTo(end);
      const before = await eventsOf();
      expect([await tendCards(engine.deps), kept().letGone]).toEqual([1, ['pm_1']]);
      const gone = { ...card, status: 'let_go', method_id: null, check_at: null };
      expect(await cardOf()).toEqual(gone);
      expect(await eventsOf()).toEqual([...before, { type: 'card_let_go', actor: 'system', at: end, facts: {} }]);
      // Such as where the guest wants to be forgotten afterwards.
      expect([await look(engine), await cardOf(), kept().letGone]).toEqual([1, gone, ['pm_1']]);
    });

    it('waits hour by hour while a fee is to be taken of it, and stays again once that is taken back', async () => {
      engine.pass(10 * day);
      await property('POST', `bookings/${bookingId}/no-show`);
      const card = await cardOf();
      expect([await look(engine), await cardOf()]).toEqual([1, { ...card, check_at: later(hour) }]);
      await property('POST', `bookings/${bookingId}/no-show/undo`);
      expect([await look(engine), await cardOf()]).toEqual([1, { ...card, check_at: end }]);
      expect(kept().letGone).toEqual([]);
    });

    it('stays where its gateway does not let it go, and is let go within the hour', async () => {
      const card = await cardOf();
      passTo(end);
      const asked: string[] = [];
      const letGo = async (methodId: string) => {
        asked.push(methodId);
        return away;
      };
      const before = await eventsOf();
      const { log, lines } = heardLog();
      expect([await tendCards({ ...withCards(engine, { letGo }), log }), asked]).toEqual([0, ['pm_1']]);
      expect(lines).toMatchObject([
        { level: 50, hotelId: 1760, bookingId, err: { message: expect.any(String) as unknown } },
      ]);
      expect([await cardOf(), await eventsOf()]).toEqual([{ ...card, check_at: later(hour) }, before]);
      engine.pass(hour);
      expect([await tendCards(engine.deps), (await cardOf()).status]).toEqual([1, 'let_go']);
    });

    it('of a stay whose guest is to be forgotten is let go at once', async () => {
      await engine.deps.db.updateTable('booking').set({ erased_at: now() }).execute();
      expect([await look(engine), kept().letGone]).toEqual([1, ['pm_1']]);
    });

    it('of a hotel that is gone is let go at once, also where its name is not known', async () => {
      await write({ method_id: null, check_at: now() });
      const asked: string[] = [];
      const letGo = async (methodId: string) => ({ kind: 'done', asked: asked.push(methodId) }) as const;
      const hotels = { ...engine.deps.hotels, byId: async () => undefined };
      expect([await tendCards({ ...withCards(engine, { letGo }), hotels }), asked]).toEqual([1, ['']]);
      expect((await cardOf()).status).toBe('let_go');
    });

    it('at a gateway that keeps none is looked at no more', async () => {
      const card = await cardOf();
      expect([await look(engine, null), await cardOf()]).toEqual([1, { ...card, check_at: null }]);
      await write({ check_at: end });
    });

    it('is looked at by one of several instances', async () => {
      passTo(end);
      const other = later(minute);
      expect([await look(engine, {}, () => write({ check_at: other })), kept().letGone]).toEqual([0, []]);
      expect((await cardOf()).check_at).toEqual(other);
    });

    it('stops no other one whose gateway is there', async () => {
      await withCard(engine, { roomTypeId: 'garden-twin' });
      passTo(end);
      let times = 0;
      const letGo = async () => ((times += 1) === 1 ? away : ({ kind: 'done' } as const));
      expect([await look(engine, { letGo }), times]).toEqual([1, 2]);
    });
  });

  describe('one that is asked for', () => {
    beforeEach(async () => {
      ({ bookingId, setupId } = await guaranteed(engine));
    });
    const expire = async (): Promise<void> => {
      engine.pass(16 * minute);
      await expireBookings(engine.deps);
    };

    it.each([
      ['is open', { kind: 'open' }, null],
      ['has failed', { kind: 'failed', code: 'lost_card' }, 'lost_card'],
      ['is over', { kind: 'over' }, null],
    ] as const)('and whose question %s is waited for, as long as its rooms are held', async (_what, outcome, code) => {
      const card = await cardOf();
      const { reconcileAfterMs } = engine.deps.settings;
      kept().setups.set(setupId, outcome);
      await write({ check_at: now() });
      expect([await tendCards(engine.deps), kept().withdrawn]).toEqual([1, []]);
      expect(await cardOf()).toEqual({ ...card, failure_code: code, check_at: later(reconcileAfterMs) });
      expect(await eventsOf()).toEqual(
        code === null ? [] : [{ type: 'card_refused', actor: 'payment', at: now(), facts: { code } }],
      );
    });

    it.each([
      ['is open', { kind: 'open' }, null],
      ['has failed', { kind: 'failed', code: 'lost_card' }, 'lost_card'],
    ] as const)('and whose question %s is asked for no more once they are not', async (_what, outcome, code) => {
      const card = await cardOf();
      kept().setups.set(setupId, outcome);
      await expire();
      expect([await tendCards(engine.deps), kept().withdrawn]).toEqual([1, [setupId]]);
      expect(await cardOf()).toEqual({ ...card, failure_code: code, status: 'let_go', check_at: null });
    });

    it.each([
      ['cannot be withdrawn', { withdrawSetup: async () => away }],
      ['cannot be asked after', { setupOf: async () => away }],
    ])('and whose question %s is looked at again', async (_what, more) => {
      const card = await cardOf();
      await expire();
      expect(await tendCards(withCards(engine, more))).toBe(0);
      expect(await cardOf()).toEqual({ ...card, check_at: later(16 * minute) });
    });

    it('and of which nobody knows whether it was withdrawn is looked at again', async () => {
      const card = await cardOf();
      await expire();
      let times = 0;
      const setupOf = async (asked: string) => {
        expect(asked).toBe(setupId);
        return (times += 1) === 1 ? ({ kind: 'open' } as const) : away;
      };
      expect([await tendCards(withCards(engine, { setupOf })), times]).toEqual([1, 2]);
      expect(await cardOf()).toEqual({ ...card, check_at: later(16 * minute) });
    });

    it('and is left while that is withdrawn comes too late, and is let go', async () => {
      await expire();
      const withdrawSetup = async (asked: string) => {
        kept().setups.set(asked, visa);
        return { kind: 'done' } as const;
      };
      expect(await tendCards(withCards(engine, { withdrawSetup }))).toBe(1);
      expect(await cardOf()).toMatchObject({ status: 'kept', method_id: visa.methodId, check_at: now() });
      expect([await tendCards(engine.deps), kept().letGone]).toEqual([1, ['pm_1']]);
    });
  });
});
