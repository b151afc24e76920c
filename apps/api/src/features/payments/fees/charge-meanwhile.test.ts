import { beforeEach, describe, expect, it } from 'vitest';
import { bookingKey } from '../../../database/booking-key.ts';
import { withCards } from '../../../../test/answering-cards.ts';
import { keepCards, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';
import { chargeCard } from './charge-card.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Once).

const day = 24 * 3_600_000;
const fee = 8064;

describe('a fee of a card that changes while it is taken', () => {
  const engine = openEngine();
  keepCards(engine);
  const property = propertyCalls(engine);
  let [key, bookingId] = [bookingKey(1760, '1760_'), ''];
  const cardOf = () => engine.deps.db.selectFrom('kept_card').selectAll().executeTakeFirst();
  const askedOf = () =>
    engine.deps.db
      .selectFrom('booking_event')
      .select(['actor', 'at', 'facts'])
      .where('type', '=', 'penalty_asked')
      .orderBy('sequence')
      .execute();
  const noticesOf = async (): Promise<unknown[]> =>
    (await engine.deps.db.selectFrom('outbox').select(['kind', 'payload']).execute())
      .filter(({ kind, payload }) => kind === 'notice-mail' && JSON.stringify(payload).includes('penalty_due'))
      .map(({ payload }) => payload);
  const forgive = () => engine.deps.db.updateTable('booking').set({ penalty_due: 0 }).execute();

  beforeEach(async () => {
    ({ bookingId } = await withCard(engine));
    key = bookingKey(1760, bookingId);
    engine.pass(10 * day);
    await property('POST', `bookings/${bookingId}/no-show`);
    engine.pass(1000);
  });
  const asked = () => [{ actor: 'system', at: engine.deps.clock(), facts: { amount: fee } }];

  it('is asked of the guest, with its sum, where there is no card', async () => {
    const before = await noticesOf();
    const card = await engine.deps.db.deleteFrom('kept_card').returningAll().executeTakeFirstOrThrow();
    await chargeCard(engine.deps, key);
    expect([await askedOf(), before, await engine.deps.db.selectFrom('payment').selectAll().execute()]).toEqual([
      asked(),
      [],
      [],
    ]);
    expect(await noticesOf()).toEqual([
      { notice: 'penalty_due', noticeId: expect.any(String) as unknown, bookingId, amount: fee },
    ]);
    await engine.deps.db.insertInto('kept_card').values(card).execute();
  });

  it('is asked of the guest once, whoever is first', async () => {
    const first = () => chargeCard(withCards(engine, null), key);
    await chargeCard(withCards(engine, null, first), key);
    expect([await askedOf(), (await noticesOf()).length]).toEqual([asked(), 1]);
    expect((await cardOf())?.check_at).toEqual(engine.deps.clock());
  });

  it('is asked of nobody where it is owed no more by then', async () => {
    const before = await cardOf();
    await chargeCard(withCards(engine, null, forgive), key);
    expect([await askedOf(), await noticesOf(), await cardOf()]).toEqual([[], [], before]);
  });

  it('is not taken where it is owed no more by then', async () => {
    const before = await cardOf();
    await chargeCard(withCards(engine, {}, forgive), key);
    expect([engine.stripe.kept.charged, await askedOf(), await cardOf()]).toEqual([[], [], before]);
  });

  it('is of a booking that is there', async () => {
    const lost = 'a fee without its booking';
    await expect(chargeCard(engine.deps, bookingKey(1760, '1760_AAAAAAAAAAAAAAAAAAAAAA'))).rejects.toThrow(lost);
    const hotels = { ...engine.deps.hotels, byId: async () => undefined };
    await expect(chargeCard({ ...engine.deps, hotels }, key)).rejects.toThrow(lost);
  });
});
