import { beforeEach, describe, expect, it } from 'vitest';
import { heardLog } from '../../../../test/heard-log.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import type { AccountOf, GatewayAt } from '../gateways/payment-gateway.ts';
import { gatewaysAt } from './gateway-at.ts';
import { sealedKeys } from './own-keys.ts';

const own = { hotel_id: 1760, gateway: 'stripe', vendor: 'own' } as const;
const asked = { receipt: 'r1', amount: 100, currency: 'INR', notes: {} } as const;

describe('where something is asked of an account', () => {
  const engine = openEngine();
  let at: GatewayAt;
  let said = heardLog();
  beforeEach(() => {
    said = heardLog();
    at = gatewaysAt({ ...engine.deps, log: said.log }, { stripe: engine.own.stripe, razorpay: engine.own.razorpay });
  });
  const sealedOf = (hotelId: number, secretKey: string): string =>
    sealedKeys(
      { keyId: `pk_test_${secretKey}`, secretKey, webhookSecret: null },
      { hotelId, gateway: 'stripe' },
      engine.deps.settings.accountKeys,
    );
  const rowOf = (hotelId: number, secretKey: string) => ({
    hotel_id: hotelId,
    gateway: 'stripe' as const,
    key_id: `pk_test_${secretKey}`,
    sealed: sealedOf(hotelId, secretKey),
    remote_id: null,
    webhook_id: null,
    has_webhook: false,
    set_at: engine.deps.clock(),
    set_by: null,
  });
  const keep = (...rows: readonly ReturnType<typeof rowOf>[]) =>
    engine.deps.db.insertInto('gateway_account').values(rows).execute();
  const write = (fields: object) =>
    engine.deps.db.updateTable('gateway_account').set(fields).where('hotel_id', '=', 1760).execute();
  const keyOf = async (account: AccountOf = own): Promise<string> => (await at(account)).publicSettings().keyId;
  const isAway = async (account: AccountOf): Promise<boolean> =>
    (await (await at(account)).openOrder({ ...asked })).kind === 'unavailable';

  it('is the provider’s, whose adapter is one', async () => {
    for (const gateway of ['stripe', 'razorpay', 'card-vault'] as const)
      for (const vendor of [null, 'acc_house'])
        expect(await at({ hotel_id: 1760, gateway, vendor })).toBe(engine.deps.gateways[gateway]);
  });

  it('is the hotel’s own by its keys, kept ready for as long as they are the same', async () => {
    await keep(rowOf(1760, 'one'), rowOf(1188, 'other'));
    const [first, elsewhere] = [await at(own), await at({ ...own, hotel_id: 1188 })];
    expect([await keyOf(), await keyOf({ ...own, hotel_id: 1188 })]).toEqual(['pk_test_one', 'pk_test_other']);
    expect((await first.openOrder({ ...asked })).kind).toBe('opened');
    expect(await at(own)).toBe(first);
    expect(await at({ ...own, hotel_id: 1188 })).toBe(elsewhere);
    await write({ key_id: 'pk_test_two', sealed: sealedOf(1760, 'two') });
    expect([await keyOf(), (await at(own)) === first]).toEqual(['pk_test_two', false]);
  });

  it('is nowhere while there are no keys, or none that can be opened, and there again once there are', async () => {
    expect(await isAway(own)).toBe(true);
    const row = rowOf(1760, 'one');
    await keep(row);
    const ready = await at(own);
    expect(await isAway(own)).toBe(false);
    await write({ sealed: 'v1.not-to-be-opened' });
    expect(await isAway(own)).toBe(true);
    await write({ sealed: sealedOf(1188, 'one') });
    expect(await isAway(own)).toBe(true);
    await write({ sealed: row.sealed });
    expect([await isAway(own), (await at(own)) === ready]).toEqual([false, false]);
    await engine.deps.db.deleteFrom('gateway_account').execute();
    expect(await isAway(own)).toBe(true);
    const about = { level: 40, hotelId: 1760, gateway: 'stripe' };
    expect(said.lines).toMatchObject([false, true, true, false].map((isKept) => ({ ...about, isKept })));
  });

  it('is nowhere of a gateway at which hotels have no account of their own', async () => {
    expect(await isAway({ ...own, gateway: 'card-vault' })).toBe(true);
  });

  it('forgets who was asked for first where it would keep more than 500 ready', async () => {
    const count = 501;
    await keep(...Array.from({ length: count }, (_, place) => rowOf(place + 1, `of_${place + 1}`)));
    const ready: unknown[] = [];
    for (let hotel_id = 1; hotel_id <= count; hotel_id += 1) ready.push(await at({ ...own, hotel_id }));
    const isReady = async (hotel_id: number): Promise<boolean> =>
      (await at({ ...own, hotel_id })) === ready[hotel_id - 1];
    expect([await isReady(2), await isReady(count), await isReady(1)]).toEqual([true, true, false]);
  });
});
