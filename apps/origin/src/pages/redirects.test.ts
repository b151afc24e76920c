import type { Site } from '@latchkey/api-contract/types';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { pageLimits } from './page-limits.ts';
import { answerRedirect } from './redirects.ts';

const site = { kind: 'hotel', hotel: { id: 1760, websiteSlug: 'sandalwood-courtyard' } } as Site;
const provider: Site = { ...site, kind: 'provider', hotel: null };
/** The provider's host knows one hotel; the hotel's own host is that hotel. */
const sites: SiteDirectory = {
  find: async (host, _locale, hotel) => {
    if (host === 'sandalwood.localhost') return { kind: 'site', site };
    const isKnown = hotel !== null && 'hotelId' in hotel && hotel.hotelId === 1760;
    return { kind: 'site', site: isKnown ? { ...site, kind: 'provider' } : provider };
  },
};

const crawlers = { asked: () => undefined };
const limits = pageLimits(null, () => 0);

const app = Fastify();
app.get('/redirect', (request, reply) => answerRedirect({ sites, crawlers, limits }, 302, request, reply));
app.get('/move', (request, reply) => answerRedirect({ sites, crawlers, limits }, 301, request, reply));
afterAll(() => app.close());

const follow = async (url: string, host = 'latchkey.localhost'): Promise<string> => {
  const { statusCode, headers } = await app.inject({ url, headers: { host } });
  return `${statusCode} ${headers.location ?? ''}`;
};

describe('a way out', () => {
  it.each([
    ['/redirect?hotel=1760', '302 /sandalwood-courtyard'],
    ['/move?hotel=1760&lang=ar', '301 /sandalwood-courtyard?lang=ar'],
    ['/redirect?to=/blogs&lang=de', '302 /blogs?lang=de'],
    ['/move?to=/', '301 /'],
    [
      '/redirect?hotel=1760&checkIn=2026-12-08&checkOut=2026-12-10&adults=2&children=1&ages=7',
      '302 /rooms/1760/2026-12-08/2026-12-10/2/1?ages=7',
    ],
  ])('%s leads to a known destination', async (url, answer) => expect(await follow(url)).toBe(answer));

  it.each(['/redirect?hotel=1760', '/move?hotel=1760', '/move?to=/blogs'])(
    'that the engine says nothing of is to be followed again, and is not called missing: %s',
    async (url) => {
      const away = Fastify();
      const silent: SiteDirectory = { find: async () => ({ kind: 'unavailable' }) };
      away.get('/redirect', (request, reply) =>
        answerRedirect({ sites: silent, crawlers, limits }, 302, request, reply),
      );
      away.get('/move', (request, reply) => answerRedirect({ sites: silent, crawlers, limits }, 301, request, reply));
      const { statusCode, headers } = await away.inject({ url, headers: { host: 'latchkey.localhost' } });
      expect([statusCode, headers['retry-after'], headers.location]).toEqual([503, '5', undefined]);
      await away.close();
    },
  );

  it('beyond what one address may ask is refused with a page that says when to come again', async () => {
    const busy = Fastify();
    const few = pageLimits(2, () => 0);
    busy.get('/redirect', (request, reply) => answerRedirect({ sites, crawlers, limits: few }, 302, request, reply));
    const ask = () => busy.inject({ url: '/redirect?hotel=1760', headers: { host: 'latchkey.localhost' } });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([302, 302]);
    const { statusCode, headers, body } = await ask();
    expect([statusCode, headers['retry-after']]).toEqual([429, '30']);
    expect(body).toContain('Too many pages were asked for');
    await busy.close();
  });

  it('on a hotel’s own host leads to its own pages', async () => {
    expect(await follow('/redirect?hotel=1760', 'sandalwood.localhost')).toBe('302 /');
    expect(await follow('/redirect?hotel=2116', 'sandalwood.localhost')).toBe('303 /pagenotfound');
  });

  it('carries the language and the four attribution parameters, and nothing else', async () => {
    const attribution = 'google_source=g&user_list_id=u&utm_campaign=c%26d&utm_source=s';
    expect(await follow(`/redirect?to=/blogs&lang=hi&${attribution}&utm_medium=m&next=//evil.example&x=1`)).toBe(
      `302 /blogs?lang=hi&${attribution}`,
    );
    expect(await follow('/redirect?to=/blogs&lang=xx&utm_source=')).toBe('302 /blogs');
    expect(
      await follow('/redirect?hotel=1760&checkIn=2026-12-08&checkOut=2026-12-10&children=1&ages=4&utm_source=s'),
    ).toBe('302 /rooms/1760/2026-12-08/2026-12-10/2/1?ages=4&utm_source=s');
    const long = await follow(`/redirect?to=/blogs&utm_source=${'a'.repeat(3000)}`);
    expect(long.length).toBeLessThan(300);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//latchkey.localhost@evil.example',
    'https://latchkey.localhost@evil.example/',
    '/blogs@evil.example',
    '/blogs/../../evil',
    '/blogs%0d%0aLocation:%20https://evil.example',
    '/%09/evil.example',
    '/blogs?next=//evil.example',
    '/blogs%23@evil.example',
    '.evil.example',
    '/checkout/1760_x',
    '/room/checkout',
    '/pagenotfound',
    '/nowhere',
    '',
  ])('to %s is not found, and leaves this host in no way', async (to) => {
    for (const way of ['redirect', 'move'])
      for (const name of ['to', 'hotel', 'url', 'next'])
        expect(await follow(`/${way}?${name}=${to}`)).toBe('303 /pagenotfound');
    expect(await follow(`/redirect?hotel=1760&lang=${to}`)).toBe('302 /sandalwood-courtyard');
  });

  it.each([
    '/redirect',
    '/redirect?hotel=9',
    '/redirect?hotel=1760.5',
    '/redirect?hotel=1760&checkIn=soon&checkOut=later',
    '/redirect?hotel=1760&checkIn=2026-12-10&checkOut=2026-12-08',
  ])('%s is not found', async (url) => expect(await follow(url)).toBe('303 /pagenotfound'));

  it('of a host that cannot be one is refused', async () => {
    expect((await app.inject({ url: '/redirect?hotel=1760', headers: { host: 'evil.example/..' } })).statusCode).toBe(
      421,
    );
  });
});
