import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyComposition } from '@latchkey/releases/store';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDirectory } from '../sites/site-directory.ts';
import { pageLimits } from './page-limits.ts';
import type { PageServices } from './page-services.ts';
import { servePage } from './serve-page.ts';

/** An engine whose hotel is held: it reads no preview of it. */
const asked: string[] = [];
const engine = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ kind: 'platform', name: 'Linde', host: 'stay.test', theme: {}, isHeld: true }));
});

describe('the pages of a hotel that is held', () => {
  beforeAll(() => new Promise<void>((resolve) => void engine.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void engine.close());

  /** An origin that gets as far as what a page is made of. */
  const origin = (pagesAMinute = 100) => {
    const { port } = engine.address() as AddressInfo;
    const services = {
      sites: siteDirectory(`http://127.0.0.1:${port}`, 60_000),
      composer: { current: () => emptyComposition, compose: async () => ({ shell: { id: '1' }, remotes: {} }) },
      rules: { mode: 'production', overrides: '', previewKeys: null },
      pool: { hasRoom: () => true },
      pages: { has: () => false },
      limits: pageLimits(pagesAMinute, () => 0),
      now: () => 0,
    } as unknown as PageServices;
    const app = Fastify();
    app.get('/*', (request, reply) => servePage(services, request, reply));
    return app;
  };
  const ask = async (app: ReturnType<typeof origin>, preview?: string) =>
    app.inject({
      url: '/linde',
      headers: {
        host: 'stay.test',
        ...(preview === undefined ? {} : { cookie: `latchkey-hotel-preview=${preview}` }),
      },
    });

  it('are one calm page for everybody, whatever preview a browser says it has', async () => {
    for (const preview of [undefined, 'anything', '1760.4102444800.AAAA'])
      expect((await ask(origin(), preview)).statusCode).toBe(404);
  });

  it('cost the engine no question more than a network address has pages', async () => {
    const app = origin(2);
    asked.length = 0;
    const answers = [];
    for (const preview of ['a', 'b', 'c', 'd']) answers.push((await ask(app, preview)).statusCode);
    expect(answers).toEqual([404, 404, 429, 429]);
    expect(asked).toHaveLength(2);
  });
});
