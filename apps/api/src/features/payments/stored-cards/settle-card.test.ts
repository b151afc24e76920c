import { beforeEach, describe, expect, it } from 'vitest';
import { withCards } from '../../../../test/answering-cards.ts';
import { guaranteed, keepCards, visa } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { StoredCardRow } from '../../ledger/ledger.ts';
import type { CardKeeping, SetupOutcome } from '../gateways/card-keeping.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import { completeCard } from './complete-card.ts';
import { openCard } from './open-card.ts';
import { settleCard } from './settle-card.ts';
import { tendCards } from './tend-cards.ts';

const minute = 60_000;
const refused = { kind: 'failed', code: 'insufficient_funds' } as const;
const away = { kind: 'unavailable', reason: 'away' } as const;

describe('the question for a card', () => {
  const engine = openEngine();
  keepCards(engine);
  let [bookingId, setupId] = ['', ''];
  const cardOf = (): Promise<StoredCardRow> =>
    engine.deps.db.selectFrom('kept_card').selectAll().executeTakeFirstOrThrow();
  const eventsOf = async () =>
    (
      await engine.deps.db.selectFrom('booking_event').select(['type', 'actor', 'facts']).orderBy('sequence').execute()
    ).filter(({ type }) => type.startsWith('card'));
  const hotel = async () => {
    const found = await engine.deps.hotels.byId(1760);
    if (found === undefined) throw new Error('no hotel');
    return found;
  };
  const says = (outcome: SetupOutcome): unknown => engine.stripe.kept.setups.set(setupId, outcome);
  beforeEach(async () => {
    ({ bookingId, setupId } = await guaranteed(engine));
  });

  it('is written down with its receipt, and looked at when nobody tells of it', async () => {
    const now = engine.deps.clock();
    expect(await cardOf()).toMatchObject({
      hotel_id: 1760,
      gateway: 'stripe',
      setup_id: setupId,
      customer_id: `cus_${setupId}`,
      method_id: null,
      brand: null,
      last4: null,
      status: 'asked',
      failure_code: null,
      created_at: now,
      check_at: new Date(now.getTime() + engine.deps.settings.reconcileAfterMs),
      tried_order_id: null,
    });
  });

  it('is asked of the gateway under its receipt, once', async () => {
    const asked: unknown[] = [];
    const openSetup: CardKeeping['openSetup'] = async (one) => {
      asked.push(one);
      return { kind: 'opened', setupId: 'seti_2', customerId: 'cus_2', clientSecret: 's2' };
    };
    await engine.deps.db.updateTable('kept_card').set({ setup_id: null }).execute();
    const { receipt } = await cardOf();
    const [one, again] = [
      await openCard(withCards(engine, { openSetup }), await hotel(), bookingId),
      await openCard(withCards(engine, { openSetup }), await hotel(), bookingId),
    ];
    const open = { kind: 'open', orderId: 'seti_2', amount: 0, currency: 'INR', keepsCard: true };
    expect([one, again]).toMatchObject([
      { ...open, clientSecret: 's2' },
      { ...open, clientSecret: 'seti_2_secret_1' },
    ]);
    expect(asked).toEqual([
      { receipt, notes: { hotel_id: '1760', vendor: 'acc_courtyard', super_vendor: expect.any(String) as unknown } },
    ]);
  });

  it.each([
    ['keeps no cards', null],
    ['is away', { setupSecretOf: async () => away }],
  ])('is refused where the gateway %s', async (_what, more) => {
    expect(await openCard(withCards(engine, more), await hotel(), bookingId)).toEqual({
      kind: 'refused',
      code: 'gateway_unavailable',
    });
  });

  it('is refused of a booking that is not there, whose time is over, and that waits for none', async () => {
    const code = async (id = bookingId): Promise<unknown> =>
      Object.entries(await openCard(engine.deps, await hotel(), id)).find(([name]) => name === 'code')?.[1];
    expect(await code('1760_AAAAAAAAAAAAAAAAAAAAAA')).toBe('not_found');
    says(visa);
    await completeCard(engine.deps, await cardOf());
    expect(await code()).toBe('nothing_due');
    const other = await guaranteed(engine, { roomTypeId: 'garden-twin' });
    engine.pass(15 * minute);
    expect(await code(other.bookingId)).toBe('booking_expired');
  });

  it('that is answered keeps the card, once, and confirms', async () => {
    const card = await cardOf();
    expect([await settleCard(engine.deps, card, visa), await settleCard(engine.deps, card, visa)]).toEqual([
      'confirmed',
      'settled_before',
    ]);
    expect(await cardOf()).toMatchObject({ status: 'kept', method_id: 'pm_1', brand: 'visa', last4: '4242' });
    expect(await eventsOf()).toEqual([
      { type: 'card_kept', actor: 'payment', facts: { brand: 'visa', last4: '4242' } },
    ]);
  });

  it('that a bank refuses is noted once for each reason, and forgotten once a card is kept', async () => {
    const card = await cardOf();
    const other = { kind: 'failed', code: 'expired_card' } as const;
    for (const told of [refused, refused, other]) expect(await settleCard(engine.deps, card, told)).toBe('failed');
    expect(await eventsOf()).toEqual(
      [refused, other].map(({ code }) => ({ type: 'card_refused', actor: 'payment', facts: { code } })),
    );
    expect(await cardOf()).toMatchObject({ status: 'asked', failure_code: 'expired_card' });
    await settleCard(engine.deps, card, visa);
    expect(await cardOf()).toMatchObject({ status: 'kept', failure_code: null });
  });

  it('that is answered at the very end of its time comes too late, and is looked at at once', async () => {
    engine.pass(15 * minute);
    expect(await settleCard(engine.deps, await cardOf(), visa)).toBe('too_late');
    expect(await cardOf()).toMatchObject({ status: 'kept', check_at: engine.deps.clock() });
  });

  it.each([
    ['kept', visa, 'done', null],
    ['refused', refused, 'payment_failed', 'insufficient_funds'],
    ['not answered yet', { kind: 'open' }, 'payment_failed', 'authentication_required'],
    ['withdrawn', { kind: 'over' }, 'payment_failed', 'authentication_required'],
  ] as const)('is told to the page as it stands: %s', async (_what, outcome, told, code) => {
    says(outcome);
    expect([await completeCard(engine.deps, await cardOf()), (await cardOf()).failure_code]).toEqual([told, code]);
  });

  it.each([
    ['keeps no cards', null],
    ['is away', { setupOf: async () => away }],
  ])('is not told to the page where the gateway %s', async (_what, more) => {
    expect(await completeCard(withCards(engine, more), await cardOf())).toBe('gateway_unavailable');
  });

  it('is looked at again ever later, and at most an hour later', async () => {
    const { created_at: since } = await cardOf();
    for (const [passed, next] of [
      [10, 20],
      [80, 140],
    ] as const) {
      const now = new Date(since.getTime() + passed * minute);
      engine.pass(now.getTime() - engine.deps.clock().getTime());
      await engine.deps.db.updateTable('kept_card').set({ check_at: now }).execute();
      expect(await tendCards(withCards(engine, { setupOf: async () => away }))).toBe(0);
      expect((await cardOf()).check_at).toEqual(new Date(since.getTime() + next * minute));
    }
  });

  it('that nobody waits for is not withdrawn where that is withdrawn already, and its card is let go', async () => {
    says({ kind: 'over' });
    engine.pass(16 * minute);
    await expireBookings(engine.deps);
    expect(await tendCards(engine.deps)).toBe(1);
    expect([engine.stripe.kept.withdrawn, await cardOf()]).toMatchObject([[], { status: 'let_go', check_at: null }]);
  });
});
