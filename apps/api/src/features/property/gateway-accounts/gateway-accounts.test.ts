import { beforeEach, describe, expect, it } from 'vitest';
import { colleagueAtDesk, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { answer } from '../../../../test/guest-calls.ts';
import { book, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { completeByOwn, nameAccount, ownKeys } from '../../../../test/own-house.ts';

const stripe = { keyId: 'pk_test_51AshaShown', secretKey: 'sk_test_51AshaSecret' };
const razorpay = { keyId: 'rzp_test_AshaShown', secretKey: 'AshaSecretOfRazorpay' };

// Shows docs/rules.md: A hotel’s own account (Whose keys, Never shown again, As long as it is needed, Named once it is
// there).

describe('a hotel’s own accounts at the desk', () => {
  const engine = openEngine();
  const doors = () => engine.own.doors;
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
    doors().accounts.set(stripe.secretKey, 'acct_asha').set(razorpay.secretKey, 'acc_asha');
  });
  const keep = async (gateway: string, keys: object) =>
    answer(await owner.call('PUT', `gateway-accounts/${gateway}`, keys));
  const remove = async (gateway: string) => answer(await owner.call('DELETE', `gateway-accounts/${gateway}`));
  const listed = async () => (await owner.call('GET', 'gateway-accounts')).json<Record<string, unknown>>();
  const rows = () => engine.deps.db.selectFrom('gateway_account').selectAll().where('hotel_id', '=', 1760).execute();

  it('are kept once their gateway takes the keys, and no answer, row or journal has a secret', async () => {
    expect(await listed()).toEqual({
      canKeep: true,
      gateways: [
        { gateway: 'stripe', account: null },
        { gateway: 'razorpay', account: null },
      ],
    });
    const kept = {
      keyEnd: 'hown',
      isTest: true,
      setAt: '2026-11-20T06:30:00.000Z',
      by: 'Owner',
      webhookUrl: 'http://book.latchkey.localhost:4000/api/webhooks/stripe/1760',
      needsWebhook: false,
      isNamed: false,
    };
    const [status, body] = await keep('stripe', stripe);
    expect([status, body]).toEqual([200, { ...kept, setAt: expect.any(String) }]);
    expect([...doors().webhooks.values()]).toEqual([kept.webhookUrl]);
    expect(await keep('razorpay', razorpay)).toEqual([200, expect.objectContaining({ needsWebhook: true })]);
    expect(await keep('razorpay', { ...razorpay, webhookSecret: 'typed-at-dashboard' })).toEqual([
      200,
      expect.objectContaining({ needsWebhook: false }),
    ]);
    // The same keys again: the webhook's secret need not be typed twice.
    expect(await keep('razorpay', razorpay)).toEqual([200, expect.objectContaining({ needsWebhook: false })]);
    const journal = (await owner.call('GET', 'journal')).body;
    expect(journal).toContain('keepGatewayAccount');
    const everywhere = [JSON.stringify(await listed()), JSON.stringify(await rows()), JSON.stringify(body), journal];
    for (const secret of [stripe.secretKey, razorpay.secretKey, 'typed-at-dashboard', 'whsec_of_endpoint'])
      expect(everywhere.filter((text) => text.includes(secret))).toEqual([]);
  });

  it.each([
    ['a publishable key in place of the secret one', 'stripe', { ...stripe, secretKey: stripe.keyId }],
    ['a secret key in place of the publishable one', 'stripe', { ...stripe, keyId: stripe.secretKey }],
    ['a test key beside a live one', 'stripe', { ...stripe, secretKey: 'sk_live_51AshaSecret' }],
    ['live keys in the demo', 'stripe', { keyId: 'pk_live_51Asha', secretKey: 'sk_live_51AshaSecret' }],
    ['a key id in place of the secret', 'razorpay', { ...razorpay, secretKey: razorpay.keyId }],
    ['live keys of Razorpay in the demo', 'razorpay', { ...razorpay, keyId: 'rzp_live_AshaShown' }],
  ])('refuse %s', async (_, gateway, keys) => {
    expect(await keep(gateway, keys)).toEqual([422, { code: 'key_of_kind' }]);
    expect(await rows()).toEqual([]);
  });

  it('refuse keys that their gateway takes from nobody, and keep none while it does not answer', async () => {
    expect(await keep('stripe', { ...stripe, secretKey: 'sk_test_51Nobody' })).toEqual([422, { code: 'key_refused' }]);
    doors().isDown = true;
    expect(await keep('stripe', stripe)).toEqual([503, { code: 'gateway_unavailable' }]);
    expect(await rows()).toEqual([]);
  });

  it('are asked again where the gateway would not send, and open no second address for other keys', async () => {
    doors().opensWebhooks = false;
    expect(await keep('stripe', stripe)).toEqual([200, expect.objectContaining({ needsWebhook: true })]);
    doors().opensWebhooks = true;
    expect(await keep('stripe', stripe)).toEqual([200, expect.objectContaining({ needsWebhook: false })]);
    doors().accounts.set('rk_test_51AshaNew', 'acct_asha');
    expect((await keep('stripe', { keyId: 'pk_test_51AshaLater', secretKey: 'rk_test_51AshaNew' }))[0]).toBe(200);
    expect(doors().webhooks.size).toBe(1);
    const { lines } = (await owner.call('GET', 'journal')).json<{ lines: Record<string, unknown>[] }>();
    const acts = lines.filter(({ operation }) => operation === 'keepGatewayAccount');
    const told = [
      [null, { keyEnd: 'hown', hasWebhook: false }],
      [
        { keyEnd: 'hown', hasWebhook: false },
        { keyEnd: 'hown', hasWebhook: true },
      ],
      [
        { keyEnd: 'hown', hasWebhook: true },
        { keyEnd: 'ater', hasWebhook: true },
      ],
    ];
    expect(acts.map(({ before, after }) => [before, after])).toEqual(expect.arrayContaining(told));
    expect(acts).toHaveLength(told.length);
    // Somebody took it away at the dashboard.
    doors().webhooks.clear();
    expect((await keep('stripe', stripe))[0]).toBe(200);
    expect(doors().webhooks.size).toBe(1);
  });

  it('that are named or in use are neither removed nor moved to another account', async () => {
    await keep('stripe', { ...ownKeys.stripe, secretKey: stripe.secretKey });
    await nameAccount(engine, { gateway: 'stripe', vendor: 'own', superVendor: null });
    expect(await listed()).toMatchObject({ gateways: [{ account: { isNamed: true } }, { account: null }] });
    expect(await remove('stripe')).toEqual([409, { code: 'in_use' }]);
    const { bookingId } = await book(engine);
    await completeByOwn(engine, 'stripe', bookingId, await openOrder(engine, bookingId));
    await nameAccount(engine, { gateway: 'razorpay', vendor: null, superVendor: null });
    expect(await listed()).toMatchObject({ gateways: [{ account: { isNamed: false } }, { account: null }] });
    expect(await remove('stripe')).toEqual([409, { code: 'in_use' }]);
    doors().accounts.set('sk_test_51Other', 'acct_other');
    expect(await keep('stripe', { ...stripe, secretKey: 'sk_test_51Other' })).toEqual([422, { code: 'other_account' }]);
  });

  it('that nothing is at are forgotten, with the address that their gateway sent to', async () => {
    expect(await remove('stripe')).toEqual([404, { code: 'not_found' }]);
    await keep('stripe', stripe);
    doors().accounts.set('sk_test_51Other', 'acct_other');
    expect((await keep('stripe', { ...stripe, secretKey: 'sk_test_51Other' }))[0]).toBe(200);
    expect(await remove('stripe')).toEqual([200, expect.objectContaining({ canKeep: true })]);
    expect(await rows()).toEqual([]);
    expect(doors().webhooks.size).toBe(1);
    const lines = await engine.deps.db
      .selectFrom('journal_line')
      .select(['hotel_id', 'operation', 'subject', 'before', 'after'])
      .execute();
    const line = { hotel_id: 1760, operation: 'keepGatewayAccount', subject: 'stripe', before: null, after: null };
    const told = { keyEnd: 'hown', hasWebhook: true };
    expect(lines.filter(({ operation }) => operation.includes('GatewayAccount'))).toEqual(
      expect.arrayContaining([
        { ...line, after: told },
        { ...line, before: told, after: told },
        { ...line, operation: 'removeGatewayAccount', before: { keyEnd: 'hown' } },
      ]),
    );
  });

  it('have guests pay by them once the hotel’s documents say so, which its people may, and no other account', async () => {
    const change = (path: string, value: unknown) => ({ file: 'hotel.json', path, value });
    const save = async (version: number, ...changes: object[]) =>
      answer(await owner.call('PUT', 'set-up/draft', { version, changes }));
    const own = [
      change('payment.gateway', 'stripe'),
      change('payment.vendor', 'own'),
      change('payment.superVendor', null),
    ];
    const others = [
      [change('payment.vendor', 'acct_1Somebody')],
      [change('payment.gateway', 'stripe')],
      [...own.slice(0, 2), change('payment.superVendor', 'acct_1Somebody')],
      [change('payment', { gateway: 'card-vault', modes: ['online'] })],
      [change('payment.others', [{ gateway: 'card-vault', serves: { currencies: ['INR'] } }])],
    ];
    for (const changes of others) expect(await save(0, ...changes)).toMatchObject([422, { code: 'not_here' }]);
    await keep('stripe', stripe);
    expect(await save(0, ...own)).toMatchObject([200, { version: 1 }]);
    expect(await listed()).toMatchObject({ gateways: [{ account: { isNamed: true } }, { account: null }] });
    expect(await remove('stripe')).toEqual([409, { code: 'in_use' }]);
    // The keys were deleted all the same: a hotel is published only with keys that guests can pay by.
    await engine.deps.db.deleteFrom('gateway_account').where('hotel_id', '=', 1760).execute();
    const missing = { rank: 'must', file: 'hotel.json', path: 'payment.vendor' };
    for (const publication of [{ version: 1 }, { version: 1, from: '2027-03-01' }])
      expect(answer(await owner.call('POST', 'set-up/publications', publication))).toMatchObject([
        422,
        { code: 'not_ready', findings: [missing] },
      ]);
    const { findings } = (await owner.call('GET', 'set-up')).json<{ findings: readonly object[] }>();
    expect(findings).toContainEqual(expect.objectContaining(missing));
    // Back to the provider's, in the same draft.
    expect(await save(1, change('payment.gateway', 'razorpay'), change('payment.vendor', null))).toMatchObject([
      200,
      { version: 2, changes: [] },
    ]);
  });

  it('are the owner’s: a manager sees that they are there, and others nothing', async () => {
    const manager = await colleagueAtDesk(engine, owner, 'manager');
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    expect((await manager.call('GET', 'gateway-accounts')).statusCode).toBe(200);
    const tried = [
      await manager.call('PUT', 'gateway-accounts/stripe', stripe),
      await manager.call('DELETE', 'gateway-accounts/stripe'),
      await reception.call('GET', 'gateway-accounts'),
      await owner.call('GET', 'gateway-accounts', undefined, 1188),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    // Who is at the desk proves it anew.
    engine.pass(3 * 3_600_000);
    expect(answer(await owner.call('PUT', 'gateway-accounts/stripe', stripe))).toEqual([403, { code: 'prove_again' }]);
  });
});

describe('without a key to seal with', () => {
  const engine = openEngine();

  it('no account is kept', async () => {
    const owner = await ownerAtDesk(engine);
    const { settings } = engine.deps;
    const before = settings.accountKeys;
    Object.assign(settings, { accountKeys: [] });
    try {
      expect((await owner.call('GET', 'gateway-accounts')).json()).toMatchObject({ canKeep: false });
      expect(answer(await owner.call('PUT', 'gateway-accounts/stripe', stripe))).toEqual([
        409,
        { code: 'cannot_keep' },
      ]);
    } finally {
      Object.assign(settings, { accountKeys: before });
    }
  });
});
