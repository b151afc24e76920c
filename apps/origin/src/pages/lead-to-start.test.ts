import type { Site } from '@latchkey/api-contract/types';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { leadToStart } from './lead-to-start.ts';

const publicAddress = { scheme: 'https', port: 8443 } as const;
const sites: SiteDirectory = {
  find: async (host) =>
    host === 'unknown.test'
      ? { kind: 'unknown_host' }
      : { kind: 'site', site: { kind: host.startsWith('hotel') ? 'hotel' : 'provider', publicAddress } as Site },
};

async function follow(host: string, deskHost: string | null, url = '/start?lang=ar&utm_source=x'): Promise<string> {
  const app = Fastify();
  app.get('/start', (request, reply) =>
    leadToStart({ sites, deskHost }, request, reply, async () => reply.code(404).send()),
  );
  const { statusCode, headers } = await app.inject({ url, headers: { host } });
  await app.close();
  return `${statusCode} ${headers.location ?? ''}`;
}

it('leads from the provider to the desk, in the language of the page and with nothing else', async () => {
  expect(await follow('latchkey.test', 'desk.test')).toBe('302 https://desk.test:8443/start?lang=ar');
  expect(await follow('latchkey.test', 'desk.test', '/start?lang=xx')).toBe('302 https://desk.test:8443/start');
});

it('leads to the provider’s form where there is no desk', async () =>
  expect(await follow('latchkey.test', null)).toBe('302 /list-your-hotel?lang=ar'));

it('is a page like any other on the desk, on a hotel’s host and on one that is nobody’s', async () => {
  for (const host of ['desk.test', 'hotel.test', 'unknown.test']) expect(await follow(host, 'desk.test')).toBe('404 ');
});
