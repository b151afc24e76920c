import type { PageRequest, ServerRemotes } from '@latchkey/releases/page';
import type { Screen } from '@latchkey/site/screen';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const theme = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };
const release = { id: 'one', app: 'marketing', base: '/assets/marketing/', files: {}, parts: {}, words: {}, fonts: [] };
const request = {
  url: 'http://latchkey.test/',
  site: { kind: 'provider', name: 'Latchkey', languages: ['en'], hotel: null, theme },
  locale: 'en',
  nonce: 'n0nce',
  now: 0,
  imageQuality: 'full',
  mapTiles: null,
  userAgent: '',
  apiUrl: 'http://127.0.0.1:9',
  apiHeaders: {},
  releases: { shell: { ...release, app: 'shell' }, remotes: { marketing: release } },
} as unknown as PageRequest;

const remoteWith = (parts: Partial<Screen<unknown>>): ServerRemotes => {
  const screen: Screen<unknown> = {
    load: async () => ({ kind: 'ready', model: null }),
    head: () => ({ title: 'Landing' }),
    View: () => <h1>The landing page</h1>,
    Pending: () => null,
    Failed: () => <h1>It failed</h1>,
    ...parts,
  };
  const exposes = { './screens/landing': { screen }, './i18n': { loadWords: async () => ({}) } };
  return { marketing: { release: release as never, exposes } };
};

async function pageOf(remotes: ServerRemotes): Promise<{ status: number; text: string; failures: unknown[] }> {
  const failures: unknown[] = [];
  const memory = new Map<string, unknown>();
  const page = await renderPage(request, remotes, memory, { screenFailed: (error) => failures.push(error) });
  return { status: page.status, text: await new Response(page.body).text(), failures };
}

test('a screen that renders is a page of status 200, and nothing is told', async () => {
  const { status, text, failures } = await pageOf(remoteWith({}));
  expect(status).toBe(200);
  expect(text).toContain('The landing page');
  expect(failures).toEqual([]);
});

test('a view that throws is told once, and the page says by its status that it is none', async () => {
  const defect = new TypeError('undefined is not a function');
  const { status, failures } = await pageOf(
    remoteWith({
      View: () => {
        throw defect;
      },
    }),
  );
  expect(status).toBe(503);
  expect(failures).toEqual([defect]);
});

test('a load that throws is told, and the page says so', async () => {
  const { status, failures } = await pageOf(remoteWith({ load: () => Promise.reject(new TypeError('a defect')) }));
  expect(status).toBe(503);
  expect(failures).toHaveLength(1);
});

test('a hotel that takes no bookings now says so in its words, where it would sell a stay, and is kept out of search', async () => {
  const hotel = {
    id: 7,
    name: 'Coir Lane',
    websiteSlug: 'coir-lane',
    phone: '+910000000',
    closed: { says: 'Back in March.' },
  };
  const closed = { ...request, site: { ...request.site, kind: 'hotel', hotel } } as PageRequest;
  const page = await renderPage(closed, remoteWith({}), new Map(), { screenFailed: () => undefined });
  const text = await new Response(page.body).text();
  expect(page.status).toBe(200);
  expect(text).toContain('Back in March.');
  expect(text).toContain('The hotel takes no bookings now.');
  expect(text).toContain('<meta name="robots" content="noindex">');
});
