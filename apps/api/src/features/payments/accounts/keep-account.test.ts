import { beforeEach, describe, expect, it } from 'vitest';
import { heardLog } from '../../../../test/heard-log.ts';
import { book, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { giveKeys, nameAccount, ownKeys, providersAccount } from '../../../../test/own-house.ts';
import type { AccountDoor } from '../gateways/account-door.ts';
import type { GatewayAccountRow } from './gateway-accounts.queries.ts';
import { keepAccount, refundableSince } from './keep-account.ts';
import { openedKeys } from './own-keys.ts';
import { removeAccount } from './remove-account.ts';

// Shows docs/rules.md: A hotel’s own account (As long as it is needed).

const [stripe, razorpay] = [
  { hotelId: 1760, gateway: 'stripe' } as const,
  { hotelId: 1760, gateway: 'razorpay' } as const,
];
const shown = { keyId: 'pk_test_51Shown', secretKey: 'sk_test_51Secret' };
const other = { keyId: 'pk_test_51Other', secretKey: 'sk_test_51Other' };
const atRazorpay = { keyId: 'rzp_test_Shown', secretKey: 'RazorpaySecret' };

describe('the keys of a hotel’s own account', () => {
  const engine = openEngine();
  const doors = () => engine.own.doors;
  const rowOf = () => engine.deps.db.selectFrom('gateway_account').selectAll().executeTakeFirst();
  const write = (fields: object) => engine.deps.db.updateTable('gateway_account').set(fields).execute();
  const kept = async (...given: [typeof shown & { webhookSecret?: string }, (typeof stripe | typeof razorpay)?]) => {
    const row = await keepAccount(engine.deps, given[1] ?? stripe, given[0], 'Owner');
    if (typeof row === 'string') throw new Error(row);
    expect(await rowOf()).toEqual(row);
    return row;
  };
  const opened = (row: GatewayAccountRow) => openedKeys(row, engine.deps.settings.accountKeys);
  /** The engine whose gateway answers something of its account otherwise. */
  const withDoor = (more: Partial<AccountDoor>) => ({
    ...engine.deps,
    accountDoors: { stripe: { ...doors().stripe, ...more }, razorpay: { ...doors().razorpay, ...more } },
  });
  /** An order that was opened at the hotel's own account, and is asked about. */
  const used = async (gateway: 'stripe' | 'razorpay'): Promise<string> => {
    await giveKeys(engine, gateway);
    await nameAccount(engine, { gateway, vendor: 'own', superVendor: null });
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await nameAccount(engine, providersAccount);
    return orderId;
  };
  beforeEach(() => {
    doors().accounts.set(shown.secretKey, 'acct_1').set(other.secretKey, 'acct_2').set(atRazorpay.secretKey, 'acc_1');
  });

  it('are kept sealed, with the address that their gateway sends to', async () => {
    const row = await kept(shown);
    const [webhookId] = doors().webhooks.keys();
    expect(row).toEqual({
      hotel_id: 1760,
      gateway: 'stripe',
      key_id: shown.keyId,
      sealed: expect.stringMatching(/^v1\./) as unknown,
      remote_id: 'acct_1',
      webhook_id: webhookId,
      has_webhook: true,
      set_at: engine.deps.clock(),
      set_by: 'Owner',
    });
    const secret = expect.stringMatching(/^whsec_of_endpoint_/) as unknown;
    expect(opened(row)).toEqual({ ...shown, webhookSecret: secret });
    engine.pass(1000);
    // The same once more: its address is sent to already.
    expect({ ...(await kept(shown)), sealed: row.sealed }).toEqual({ ...row, set_at: engine.deps.clock() });
  });

  it('of another account have an address of their own opened', async () => {
    const before = await kept(shown);
    const after = await kept(other);
    expect([after.remote_id, after.webhook_id === before.webhook_id]).toEqual(['acct_2', false]);
    expect(opened(after)?.webhookSecret).not.toBe(opened(before)?.webhookSecret);
  });

  it('are kept with the secret that a person gave, whose address is not looked after', async () => {
    await kept(shown);
    const typed = await kept({ ...shown, webhookSecret: 'whsec_typed' });
    expect(typed).toMatchObject({ webhook_id: null, has_webhook: true });
    const again = await kept(shown);
    expect([opened(typed)?.webhookSecret, opened(again)?.webhookSecret]).toEqual(['whsec_typed', 'whsec_typed']);
    expect(again).toMatchObject({ webhook_id: null, has_webhook: true });
    // Sealed under a key that is gone: nothing is known of it, and an address is opened anew.
    await write({ sealed: 'v1.not-to-be-opened' });
    expect((await kept(shown)).webhook_id).toEqual(expect.any(String));
  });

  it('are kept without an address where their gateway opens none', async () => {
    doors().opensWebhooks = false;
    const row = await kept(shown);
    expect([row.webhook_id, row.has_webhook, opened(row)]).toEqual([null, false, { ...shown, webhookSecret: null }]);
  });

  it('have to be live ones in production, and test ones elsewhere', async () => {
    const production = { ...engine.deps, settings: { ...engine.deps.settings, mode: 'production' as const } };
    const live = { keyId: 'pk_live_51Shown', secretKey: 'sk_live_51Secret' };
    doors().accounts.set(live.secretKey, 'acct_1');
    expect(await keepAccount(production, stripe, shown, null)).toBe('key_of_kind');
    expect(await keepAccount(production, stripe, live, null)).toMatchObject({ key_id: live.keyId, set_by: null });
    expect(await keepAccount(engine.deps, stripe, live, null)).toBe('key_of_kind');
  });

  it('of an account that is named are of another one by its name, whatever order it knows', async () => {
    const orderId = await used('stripe');
    doors().orders.add(orderId);
    expect(await keepAccount(engine.deps, stripe, other, null)).toBe('other_account');
    // Of keys that were kept before accounts were named, the order decides.
    await write({ remote_id: null });
    expect(await keepAccount(engine.deps, stripe, other, null)).toMatchObject({ remote_id: 'acct_2' });
  });

  it.each([
    ['knows the order', true, 'kept'],
    ['does not know the order', false, 'other_account'],
    ['cannot be asked', null, 'gateway_unavailable'],
  ] as const)('of an account that is not named are looked at by an order: it %s', async (_what, isKnown, answer) => {
    const orderId = await used('razorpay');
    const asked: unknown[] = [];
    const door = {
      knowsOrder: async (...about: unknown[]) => {
        asked.push(about);
        return isKnown;
      },
    };
    const row = await keepAccount(withDoor(door), razorpay, atRazorpay, null);
    expect(asked).toEqual([[atRazorpay, orderId]]);
    expect(typeof row === 'string' ? row : 'kept').toBe(answer);
    expect((await rowOf())?.key_id).toBe(answer === 'kept' ? atRazorpay.keyId : ownKeys.razorpay.keyId);
  });

  it('of an account that no order was opened at are those of another one as well', async () => {
    await giveKeys(engine, 'razorpay');
    const door = withDoor({ knowsOrder: async () => null });
    // What a person gave stays, also where the gateway once told whose they are.
    for (const remote_id of [null, 'acc_1']) {
      await write({ remote_id });
      expect(await keepAccount(door, razorpay, atRazorpay, null)).toMatchObject({
        key_id: atRazorpay.keyId,
        has_webhook: true,
      });
    }
  });

  it('are kept where there were none, whatever was paid there before', async () => {
    await used('stripe');
    await engine.deps.db.deleteFrom('gateway_account').execute();
    expect((await kept(shown)).remote_id).toBe('acct_1');
  });

  it('are needed for as long as a payment can go back there', () => {
    const since = engine.deps.clock().getTime() - 180 * 24 * 3_600_000;
    expect(refundableSince(engine.deps, stripe)).toEqual(new Date(since));
  });

  it('are forgotten, and their gateway sends nothing more', async () => {
    expect(await removeAccount(engine.deps, stripe)).toBe('not_found');
    const { webhook_id } = await kept(shown);
    const closed: unknown[] = [];
    const closeWebhook = async (...about: unknown[]) => closed.push(about) > 0;
    expect(await removeAccount(withDoor({ closeWebhook }), stripe)).toBe('removed');
    expect([await rowOf(), closed]).toEqual([
      undefined,
      [[{ ...shown, webhookSecret: expect.any(String) as unknown }, webhook_id]],
    ]);
  });

  it.each([
    ['where they cannot be opened', { sealed: 'v1.not-to-be-opened' }],
    ['where it sends to no address that we know of', { webhook_id: null }],
  ])('are forgotten without a word to their gateway %s', async (_where, fields) => {
    await kept(shown);
    await write(fields);
    const closed: unknown[] = [];
    const closeWebhook = async (...about: unknown[]) => closed.push(about) > 0;
    expect([await removeAccount(withDoor({ closeWebhook }), stripe), await rowOf(), closed]).toEqual([
      'removed',
      undefined,
      [],
    ]);
  });

  it('are forgotten, and that is said, where their gateway goes on sending', async () => {
    await kept(shown);
    const { log, lines } = heardLog();
    const deps = { ...withDoor({ closeWebhook: async () => false }), log };
    expect([await removeAccount(deps, stripe), await rowOf()]).toEqual(['removed', undefined]);
    expect(lines).toMatchObject([{ level: 40, hotelId: 1760, gateway: 'stripe' }]);
  });

  it('are not forgotten while something is there', async () => {
    await used('stripe');
    expect(await removeAccount(engine.deps, stripe)).toBe('in_use');
    expect((await rowOf())?.key_id).toBe(ownKeys.stripe.keyId);
  });
});
