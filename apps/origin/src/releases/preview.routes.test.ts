import type { PageReleases } from '@latchkey/releases/page';
import { previewSearch } from '@latchkey/releases/publishing';
import { readKeyRing } from '@latchkey/security/signing';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { previewCookie } from './choose-releases.ts';
import { pinIn, rememberPin } from './mix.ts';
import { previewRoutes } from './preview.routes.ts';
import { releasesPage } from './desk/releases-page.ts';

const now = Date.parse('2026-11-25T08:00:00Z');
const keys = readKeyRing('SECRET', 'n'.repeat(32), 32) ?? expect.unreachable();
const releases = {
  shell: { app: 'shell', id: '62892dce2187' },
  remotes: { checkout: { app: 'checkout', id: 'ff1802ab3a20' } },
} as unknown as PageReleases;

function origin(mode: 'demo' | 'production' = 'production'): FastifyInstance {
  const app = Fastify();
  const rules = { mode, overrides: '', previewKeys: keys };
  previewRoutes(app, rules, () => now);
  const nothing = { live: {}, canary: {}, previous: {}, quarantined: [] };
  const composer = { current: () => nothing, unreadableSince: () => null, untrusted: () => [] };
  const store = { journal: () => Promise.resolve([]) };
  releasesPage(app, {
    store: store as never,
    composer: composer as never,
    rules,
    registry: new Registry(),
    now: () => now,
  });
  return app;
}

const link = (more: Record<string, string> = {}, until = now + 60_000): string => {
  const search = new URLSearchParams(previewSearch({ mix: { checkout: 'ff1802ab3a20' }, until }, keys));
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return search.toString();
};

/** The value of the cookie that a booking gets at checkout. */
const pin = (): string => /=([^;]*)/.exec(rememberPin(releases, keys, now, true)[0] ?? '')?.[1] ?? '';

it('takes a booking’s pin for what it is, and for no preview, however it is written', async () => {
  expect(pinIn(pin(), keys, now)).toEqual({ shell: '62892dce2187', checkout: 'ff1802ab3a20' });
  const [mix = '', until = '', sig = ''] = decodeURIComponent(pin()).split('|');
  const app = origin();
  for (const asked of [mix, `pin|${mix}`, `3:pin${mix}`]) {
    const search = new URLSearchParams({ mix: asked, until, sig }).toString();
    const { statusCode, headers } = await app.inject(`/_releases/preview?${search}`);
    expect([asked, statusCode, headers['set-cookie']]).toEqual([asked, 403, undefined]);
    const shown = await app.inject({ url: '/_releases', headers: { cookie: `${previewCookie}=${search}` } });
    expect(shown.statusCode).toBe(404);
  }
});

it('takes no preview for a pin', () => {
  const search = new URLSearchParams(link());
  const value = ['mix', 'until', 'sig'].map((name) => search.get(name)).join('|');
  expect(pinIn(encodeURIComponent(value), keys, now)).toEqual({});
});

it('shows releases in production to who has a signed preview, and to nobody else', async () => {
  const app = origin();
  const signed = await app.inject(`/_releases/preview?${link()}`);
  expect(signed.statusCode).toBe(303);
  const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? '';
  expect((await app.inject({ url: '/_releases', headers: { cookie } })).statusCode).toBe(200);
  for (const other of [
    '',
    `${previewCookie}=x`,
    `${previewCookie}=${link({}, now - 1)}`,
    'latchkey-releases=checkout:two',
  ])
    expect((await app.inject({ url: '/_releases', headers: { cookie: other } })).statusCode).toBe(404);
  expect((await app.inject('/_releases/show?checkout=ff1802ab3a20')).statusCode).toBe(404);
  expect((await app.inject('/_releases/preview?mix=checkout:ff1802ab3a20')).statusCode).toBe(403);
});

it.each([
  '0x19a',
  '1e15',
  `${now + 60_000}.0`,
  ` ${now + 60_000}`,
  `0${now + 60_000}`,
  `+${now + 60_000}`,
  '',
  'Infinity',
])('has one spelling of its end: %j is none', async (until) =>
  expect((await origin().inject(`/_releases/preview?${link({ until })}`)).statusCode).toBe(403),
);

it.each([
  ['/rooms?adults=2', '/rooms?adults=2'],
  ['/\t/elsewhere.example', '/'],
  ['/\n/elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\r\nset-cookie: x=y', '/aset-cookie:%20x=y'],
  ['/a\u2028', '/a%E2%80%A8'],
  ['/a\u0001b', '/a%01b'],
])('leads from a preview to %j by %j', async (to, location) => {
  for (const [mode, search] of [
    ['production', link({ to })],
    ['demo', new URLSearchParams({ mix: 'checkout:dev', to }).toString()],
  ] as const) {
    const { statusCode, headers } = await origin(mode).inject(`/_releases/preview?${search}`);
    expect([mode, statusCode, headers.location]).toEqual([mode, 303, location]);
  }
});
