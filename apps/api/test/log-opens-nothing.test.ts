import { expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { signedKeyOf } from '../src/features/property/property-api/property-key.ts';
import { servedPaths } from '../src/http/route.ts';
import { createLog } from '../src/log.ts';
import { startTestEngine } from './test-engine.ts';

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
