import { expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { servedPaths } from '../src/http/route.ts';
import { createLog } from '../src/log.ts';
import { ownerAtDesk } from './desk.ts';
import { book, openOrder } from './journeys.ts';
import { completeByOwn, nameAccount, ownKeys, paidEvent, postToOwn, providersAccount } from './own-house.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const id = '1760_AbCdEfGhIjKlMnOpQrStUv';
const code = 'AbCdEfGhIj';

it('writes no id, token, key or cookie of a request at any level, for any operation, form, link or page of mails', async () => {
  const engine = await startTestEngine();
  const lines: string[] = [];
  const log = createLog('trace', '1.2.3', { write: (line) => void lines.push(line) });
  const deps = { ...engine.deps, log };
  const app = await buildApp(deps);
  const key = signedKeyOf(1760, deps.settings.propertyKeySecret ?? '');
  const asked = [
    ...Object.values(servedPaths).map(({ method, path }) => [method, path.replace(/:(\w+)/g, id)] as const),
    ['GET', `/api/booking-links/${id}`],
    ['GET', `/api/b/${code}`],
    ['GET', `/api/nowhere/${id}`],
  ] as const;
  for (const [method, url] of asked)
    await app.inject({
      method,
      url: `${url}?token=${id}`,
      headers: { authorization: `Bearer ${key}`, cookie: `latchkey-device=${id.slice(5)}`, 'idempotency-key': id },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
  log.error(
    { err: new Error(`no answer at http://api/api/bookings/${id}`), source: `/api/quotes/${id}`, key },
    `of ${id}`,
  );
  expect(asked.length).toBeGreaterThan(60);
  expect(lines.length).toBeGreaterThan(60);
  const text = lines.join('');
  for (const secret of [id.slice(5), code, key.slice(5)]) expect(text).not.toContain(secret);
  await app.close();
  await engine.close();
}, 60_000);

it('writes no key of a hotel’s own account, whether its gateway takes it, refuses it or is down', async () => {
  const engine = await startTestEngine();
  const lines: string[] = [];
  const log = createLog('trace', '1.2.3', { write: (line) => void lines.push(line) });
  const deps = { ...engine.deps, log };
  const app = await buildApp(deps);
  const logged: TestEngine = new Proxy(engine, {
    get: (of, name) => (name === 'app' ? app : name === 'deps' ? deps : Reflect.get(of, name)),
  });
  const owner = await ownerAtDesk(logged);
  const keep = (keys: object) => owner.call('PUT', 'gateway-accounts/stripe', keys);
  const { keyId, secretKey, webhookSecret } = ownKeys.stripe;
  const keys = { keyId, secretKey, webhookSecret };
  const statuses = [(await keep(keys)).statusCode];
  engine.own.doors.isDown = true;
  statuses.push((await keep(keys)).statusCode);
  engine.own.doors.isDown = false;
  engine.own.doors.accounts.set(secretKey, 'acct_1760');
  statuses.push((await keep(keys)).statusCode, (await keep({ ...keys, keyId: secretKey })).statusCode);
  expect(statuses).toEqual([422, 503, 200, 422]);

  await nameAccount(engine, { gateway: 'stripe', vendor: 'own', superVendor: null });
  const { bookingId } = await book(logged);
  const orderId = await openOrder(logged, bookingId);
  const event = paidEvent('stripe', orderId, { amount: 1_008_000, currency: 'INR' });
  expect((await postToOwn(logged, 'stripe', event, { secret: 'whsec_ofSomebodyElse' })).statusCode).toBe(403);
  expect((await completeByOwn(logged, 'stripe', bookingId, orderId)).statusCode).toBe(200);
  await nameAccount(engine, providersAccount);

  expect(lines.length).toBeGreaterThan(8);
  const text = lines.join('');
  for (const secret of [secretKey, webhookSecret, 'whsec_ofSomebodyElse']) expect(text).not.toContain(secret);
  await app.close();
  await engine.close();
}, 60_000);
