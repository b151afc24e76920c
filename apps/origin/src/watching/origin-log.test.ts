import { paths } from '@latchkey/api-contract/paths';
import { everyPropertyPath } from '@latchkey/api-contract/every-property-path';
import { routes } from '@latchkey/site/urls';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { proxyApi } from '../api-proxy.ts';
import { answerErrors } from '../pages/page-errors.ts';
import { originLog } from './origin-log.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

const id = '1760_AbCdEfGhIjKlMnOpQrStUv';
const code = 'AbCdEfGhIj';
const filled = (path: string): string => path.replace(/[:$](\w+)/g, (_, name: string) => (name === 'code' ? code : id));
const addresses = [
  ...[...Object.values(paths), ...Object.values(everyPropertyPath)].map(
    ({ method, path }) => [method, filled(path)] as const,
  ),
  ...Object.values(routes).map(({ path }) => ['GET', filled(path)] as const),
  ['GET', `/api/booking-links/${id}`],
  ['POST', `/bookings/find?post=look-up-codes&lookup=${id}`],
  ['GET', `/b/${code}`],
] as const;

/** An origin that writes everything, before an engine that answers so. */
async function written(engine: (app: FastifyInstance) => void, address?: string): Promise<string> {
  const lines: string[] = [];
  const api = Fastify();
  open.push(api);
  engine(api);
  const apiUrl = address ?? (await api.listen({ host: '127.0.0.1', port: 0 }));
  const stream = { write: (line: string) => void lines.push(line) };
  const origin = Fastify({ logger: { ...originLog('trace', '1.2.3'), stream } });
  open.push(origin);
  answerErrors(origin);
  origin.get('/pages/*', () => {
    throw new Error(`GET http://api/api/bookings/${id}: refused`);
  });
  await proxyApi(origin, { apiUrl, bodyBytes: 1024 });
  for (const [method, url] of addresses)
    await origin.inject({ method, url: `${url}?token=${id}&lang=en`, headers: { cookie: `latchkey-device=${code}x` } });
  await origin.inject(`/pages/${id}`);
  return lines.join('');
}

it.each([
  ['answers', (app: FastifyInstance) => void app.all('/*', () => 'well'), undefined],
  ['breaks off', (app: FastifyInstance) => void app.all('/*', (request) => request.raw.destroy()), undefined],
  ['is away', () => undefined, 'http://127.0.0.1:9'],
])(
  'names no booking, quote, look-up or token at any level while the engine %s',
  async (_, engine, address) => {
    const lines = await written(engine, address);
    expect(addresses.length).toBeGreaterThan(60);
    expect(lines).toContain('request failed');
    expect(lines).not.toContain(id.slice(5));
    expect(lines).not.toContain(code);
  },
  60_000,
);
