import type { Site } from '@latchkey/api-contract/types';
import { describe, expect, test } from 'vitest';
import { pageHeaders, trustedBy } from './page-headers.ts';

const site = { hotel: { payment: { scriptUrl: 'https://checkout.gateway.example/v1/checkout.js' } } } as Site;
const policyOf = (path: string, devServers: readonly string[] = [], tileServer: string | null = null) =>
  pageHeaders({ path, site, trusted: trustedBy('n0nce'), devServers, tileServer });

test('no page lets a script in without the nonce', () => {
  expect(policyOf('/')['content-security-policy']).toContain("script-src 'nonce-n0nce' 'strict-dynamic';");
});

test('no page starts a worker of another origin, and a page of payment none of a file', () => {
  const workers = (path: string): string | undefined =>
    /worker-src [^;]+/.exec(policyOf(path)['content-security-policy'] ?? '')?.[0];
  expect(['/planner/1760', '/', '/checkout/1760_x', '/room/checkout'].map(workers)).toEqual([
    "worker-src 'self' blob:",
    "worker-src 'self' blob:",
    'worker-src blob:',
    'worker-src blob:',
  ]);
});

test('the gateway is let in where card payment happens and nowhere else', () => {
  const gateway = 'https://checkout.gateway.example';
  for (const path of ['/checkout/1760_x', '/room/checkout'])
    expect(policyOf(path)['content-security-policy']).toContain(`frame-src ${gateway}`);
  for (const path of ['/', '/bookings/1760_x', '/rooms/1/2/3/4/5'])
    expect(policyOf(path)['content-security-policy']).not.toContain(gateway);
});

test('a gateway is let in from the origins that it names for each purpose', () => {
  const origins = {
    script: ['https://script.gateway.example'],
    frame: ['https://frame.gateway.example'],
    connect: ['https://api.gateway.example', 'https://log.gateway.example'],
    image: ['https://cdn.gateway.example'],
  };
  const payment = { scriptUrl: 'https://script.gateway.example/v1/checkout.js', origins };
  const policy = pageHeaders({
    path: '/checkout/1760_x',
    site: { hotel: { payment } } as Site,
    trusted: trustedBy('n0nce'),
    devServers: [],
    tileServer: null,
  })['content-security-policy']?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'nonce-n0nce' 'strict-dynamic' https://script.gateway.example",
      'frame-src https://frame.gateway.example',
      "connect-src 'self' https://api.gateway.example https://log.gateway.example",
      "img-src 'self' data: https://cdn.gateway.example",
    ]),
  );
});

describe('what a hotel has chosen', () => {
  const evil = ['https://evil.example'];
  const measuring = { origins: { script: evil, connect: evil, image: evil } };
  const ofHotel = (kind: Site['kind']): Site => ({ ...site, kind, measuring }) as unknown as Site;
  const policyAt = (path: string, of: Site): string =>
    pageHeaders({ path, site: of, trusted: trustedBy('n0nce'), devServers: [], tileServer: null })[
      'content-security-policy'
    ] ?? '';
  const everyPage = ['/', '/haus-linde', '/rooms/1/2/3/4/5', '/blogs', '/planner/1760', '/bookings/1760_x', '/review'];

  test.each(['provider', 'platform', 'desk'] as const)('is in no policy of a host of many: %s', (kind) => {
    for (const path of [...everyPage, '/room/checkout', '/checkout/1760_x', '/checkout/share/x']) {
      const policy = policyAt(path, ofHotel(kind));
      expect([path, policy.includes(evil[0] ?? '')]).toEqual([path, false]);
      // Neither a film of its own choice, from wherever.
      expect([path, /media-src [^;]+/.exec(policy)?.[0]]).toEqual([path, "media-src 'self'"]);
      expect([path, / https?:(?:;|\s|$)/.test(policy)]).toEqual([path, false]);
    }
  });

  test('is in those of its own host, but for pages of bookings and payment', () => {
    expect(policyAt('/', ofHotel('hotel'))).toContain("'strict-dynamic' https://evil.example");
    for (const path of ['/bookings/1760_x', '/review', '/room/checkout', '/checkout/1760_x'])
      expect([path, policyAt(path, ofHotel('hotel')).includes('https://evil.example')]).toEqual([path, false]);
  });

  test('keeps out nothing that the provider measures its own pages with', () => {
    const own = { ...site, kind: 'provider', hotel: null, measuring } as unknown as Site;
    expect(policyAt('/', own)).toContain("'strict-dynamic' https://evil.example");
  });
});

test('no page keeps a hold on a page of payment that it opened, nor on one of a booking', () => {
  const opener = (path: string): string | undefined => policyOf(path)['cross-origin-opener-policy'];
  expect(['/', '/haus-linde', '/bookings/1760_x', '/review'].map(opener)).toEqual(
    Array.from({ length: 4 }, () => 'same-origin'),
  );
  // Two documents of one group have the same word: https://html.spec.whatwg.org/multipage/browsers.html#matching-cross-origin-opener-policy-values
  expect(['/room/checkout', '/checkout/1760_x', '/checkout/share/x'].map(opener)).toEqual(
    Array.from({ length: 3 }, () => 'same-origin-allow-popups'),
  );
});

test('pictures of a map come from where the operator says, and to no page of payment', () => {
  const tiles = 'https://tiles.example';
  expect(policyOf('/', [], tiles)['content-security-policy']).toContain(`img-src 'self' data: ${tiles};`);
  expect(policyOf('/room/checkout', [], tiles)['content-security-policy']).not.toContain(tiles);
});

test('pages that carry a booking id tell nobody where the guest came from', () => {
  for (const path of ['/bookings/1760_x', '/checkout/1760_x'])
    expect(policyOf(path)['referrer-policy']).toBe('no-referrer');
  expect(policyOf('/')['referrer-policy']).toBe('strict-origin-when-cross-origin');
  // https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
  expect(policyOf('/')['cross-origin-resource-policy']).toBe('same-origin');
});

test('pages with personal data are not kept by the browser', () => {
  for (const path of [
    '/bookings/1760_x',
    '/bookings/confirmation/1760_x',
    '/checkout/1760_x',
    '/room/checkout',
    '/review',
  ])
    expect(policyOf(path)['cache-control']).toBe('private, no-store');
  for (const path of ['/', '/rooms/1/2/3/4/5']) expect(policyOf(path)['cache-control']).toBe('private, no-cache');
});

describe('a page of the desk', () => {
  const measuring = { origins: { script: ['https://tags.example'], connect: ['https://stats.example'], image: [] } };
  const desk = { ...site, kind: 'desk', measuring } as unknown as Site;
  const headersAt = (path: string): Record<string, string> =>
    pageHeaders({
      path,
      site: desk,
      trusted: trustedBy('n0nce'),
      devServers: [],
      tileServer: 'https://tiles.example',
    });

  test.each(['/', '/sign-in', '/h/1760/people', '/checkout/1760_x'])('lets nobody in but us: %s', (path) => {
    const policy = headersAt(path)['content-security-policy'] ?? '';
    expect(policy).not.toContain('https:');
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('is kept nowhere, found nowhere, and tells no other site where somebody came from', () =>
    expect(headersAt('/')).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    }));

  test('reaches nothing of the device but its passkeys', () => {
    const open = (headersAt('/')['permissions-policy'] ?? '').split(', ').filter((one) => !one.endsWith('=()'));
    expect(open).toEqual(['publickey-credentials-create=(self)', 'publickey-credentials-get=(self)']);
  });
});
