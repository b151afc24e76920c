import { beforeEach, describe, expect, it } from 'vitest';
import { againAtDesk, colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { holdDeposits, withCard } from '../../../../test/guaranteed-house.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { tendCards } from '../stored-cards/tend-cards.ts';
import { tendDeposits } from './tend-deposits.ts';

// Shows docs/rules.md: Cards kept as a guarantee (Charged by rule alone, Once, A no-show that is taken back);
// Security deposits (Taken once, Its end); People of a hotel (Ends of access).

const day = 24 * 3_600_000;
const taking = { amount: 1200, reason: 'A broken window' };

describe('a guest’s card', () => {
  const engine = openEngine();
  holdDeposits(engine);
  const { post, relay, view } = guestCalls(engine);
  let owner: AtDesk;
  const passTo = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());
  const tend = async (): Promise<void> => {
    await relay();
    while ((await tendDeposits(engine.deps)) > 0);
    await tendCards(engine.deps);
  };
  const statusOf = async (reply: Promise<{ readonly statusCode: number }>): Promise<number> => (await reply).statusCode;
  const charged = () => engine.stripe.kept.charged.map((order) => engine.stripe.moneyOf(order).amount);
  const taken = () => [...engine.stripe.held.taken.values()];
  /** On the morning of arrival: the deposit is held, and sessions of before are over. */
  const arrive = async (): Promise<void> => {
    passTo('2026-12-02T02:31:00Z');
    await tend();
    owner = await againAtDesk(engine, owner);
  };

  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
    engine.stripe.held.endsAt = Date.parse('2026-12-06T20:31:00Z');
  });

  it.each(['housekeeping', 'accountant'] as const)('is charged nothing by %s', async (role) => {
    const { bookingId } = await withCard(engine);
    await arrive();
    const colleague = await colleagueAtDesk(engine, owner, role);
    const acts = ['deposit/capture', 'deposit/let-go', 'no-show', 'cancellation'];
    for (const act of acts)
      expect([
        act,
        await statusOf(colleague.call('POST', `bookings/${bookingId}/${act}`, act.endsWith('capture') ? taking : {})),
      ]).toEqual([act, 403]);
    await tend();
    expect([taken(), charged()]).toEqual([[], []]);
  });

  it('is charged nothing by who has lost the right, by whoever was removed, or by the key that they made', async () => {
    const { bookingId } = await withCard(engine);
    await arrive();
    const [lowered, removed] = [
      await colleagueAtDesk(engine, owner, 'reception'),
      await colleagueAtDesk(engine, owner, 'manager'),
    ];
    const { key } = (await removed.call('POST', 'keys', { name: 'Channel manager' })).json<{ key: string }>();
    const take = (by: AtDesk) => statusOf(by.call('POST', `bookings/${bookingId}/deposit/capture`, taking));
    expect(await statusOf(owner.call('PUT', `people/${lowered.personId}`, { role: 'housekeeping' }))).toBe(200);
    expect(await statusOf(owner.call('DELETE', `people/${removed.personId}`))).toBeLessThan(300);
    expect([await take(lowered), await take(removed)]).toEqual([403, 401]);
    const byKey = engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/deposit/capture`,
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'key' },
      payload: taking,
    });
    expect(await statusOf(byKey)).toBe(401);
    await tend();
    expect(taken()).toEqual([]);
    expect(await take(owner)).toBe(200);
  });

  it('is charged nothing by another hotel, whatever hotel it names', async () => {
    const { bookingId } = await withCard(engine);
    await arrive();
    const other = await ownerAtDesk(engine, 1188);
    for (const hotelId of [1188, 1760])
      for (const act of ['deposit/capture', 'deposit/let-go', 'no-show'])
        expect([403, 404]).toContain(
          await statusOf(
            other.call('POST', `bookings/${bookingId}/${act}`, act.endsWith('capture') ? taking : {}, hotelId),
          ),
        );
    await tend();
    expect([taken(), charged()]).toEqual([[], []]);
  });

  it('has one sum taken of its deposit, where two take one at once and a third lets it go', async () => {
    const { bookingId } = await withCard(engine);
    await arrive();
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    const path = `bookings/${bookingId}/deposit`;
    const pressed = await Promise.all([
      statusOf(owner.call('POST', `${path}/capture`, { ...taking, amount: 3000 })),
      statusOf(manager.call('POST', `${path}/capture`, { ...taking, amount: 4000 })),
      statusOf(manager.call('POST', `${path}/let-go`)),
    ]);
    expect(pressed.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await Promise.all([tendDeposits(engine.deps), tendDeposits(engine.deps)]);
    await tend();
    expect(taken()).toEqual([300_000, 400_000].filter((_, at) => pressed[at] === 200));
    expect(await statusOf(owner.call('POST', `${path}/capture`, taking))).toBe(409);
  });

  it('has nothing taken of its deposit once the stay was called off, by its guest or the property', async () => {
    const [byGuest, byProperty] = [await withCard(engine), await withCard(engine, { roomTypeId: 'garden-twin' })];
    expect(await statusOf(post(`bookings/${byGuest.bookingId}/cancellation`, { refund: 0 }, byGuest.cookie))).toBe(200);
    await arrive();
    expect(await statusOf(owner.call('POST', `bookings/${byProperty.bookingId}/cancellation`, {}))).toBe(200);
    await tend();
    for (const { bookingId } of [byGuest, byProperty])
      expect(answer(await owner.call('POST', `bookings/${bookingId}/deposit/capture`, taking))).toEqual([
        409,
        { code: 'not_held' },
      ]);
    await tend();
    expect([taken(), charged()]).toEqual([[], []]);
  });

  it('is charged one fee, where a guest cancels late while two at the desk press that nobody came', async () => {
    const booked = await withCard(engine);
    passTo('2026-12-02T12:00:00Z');
    owner = await againAtDesk(engine, owner);
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    const { bookingId, cookie } = booked;
    const [, { charge }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    await Promise.all([
      post(`bookings/${bookingId}/cancellation`, { refund: 0, charge }, cookie),
      owner.call('POST', `bookings/${bookingId}/no-show`),
      manager.call('POST', `bookings/${bookingId}/no-show`),
    ]);
    await Promise.all([relay(), relay()]);
    engine.pass(day);
    await tend();
    expect(charged()).toHaveLength(1);
    const { kept, amountPaid, amountDueNow } = await view(booked);
    expect({ kept, amountPaid, amountDueNow }).toEqual({ kept: amountPaid, amountPaid, amountDueNow: 0 });
    expect(Number(amountPaid) * 100).toBe(charged()[0]);
  });

  it('is charged once, however often it is said and taken back that nobody came', async () => {
    const booked = await withCard(engine);
    engine.pass(10 * day);
    owner = await againAtDesk(engine, owner);
    for (let time = 0; time < 3; time += 1)
      for (const act of ['no-show', 'no-show/undo']) {
        expect(await statusOf(owner.call('POST', `bookings/${booked.bookingId}/${act}`))).toBe(200);
        await relay();
      }
    expect(charged()).toEqual([806_400]);
    expect(await view(booked)).toMatchObject({ status: 'confirmed', amountPaid: 8064 });
  });
});
