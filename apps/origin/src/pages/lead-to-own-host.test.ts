import type { Site } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { ownHostAddress } from './lead-to-own-host.ts';

const site = (kind: Site['kind'], leadsTo?: string): Site =>
  ({
    kind,
    host: 'asked.example',
    publicAddress: { scheme: 'https', port: 8443 },
    hotel: { id: 1, websiteSlug: 'marigold' },
    ...(leadsTo === undefined ? {} : { leadsTo }),
  }) as Site;

const at = (path: string, of: Site): string | null => ownHostAddress(new URL(path, 'https://asked.example'), of);

test('a former host leads on whole, with path and search', () => {
  const former = site('hotel', 'stay.example');
  expect(at('/rooms/1/a?x=1&lang=ar', former)).toBe('https://stay.example:8443/rooms/1/a?x=1&lang=ar');
  expect(at('/', former)).toBe('https://stay.example:8443/');
  expect(at('/marigold', former)).toBe('https://stay.example:8443/');
});

test('of the provider’s hosts what lies below the name of the hotel leads on', () => {
  for (const kind of ['provider', 'platform'] as const) {
    expect(at('/marigold?checkIn=2026-12-01', site(kind, 'stay.example'))).toBe(
      'https://stay.example:8443/?checkIn=2026-12-01',
    );
    expect(at('/marigold/privacy', site(kind, 'stay.example'))).toBe('https://stay.example:8443/privacy');
    expect(at('/marigolds', site(kind, 'stay.example'))).toBeNull();
    expect(at('/search', site(kind, 'stay.example'))).toBeNull();
  }
});

test('nobody is led away who pays, and nobody where there is nothing to lead to', () => {
  expect(at('/room/checkout?quote=q', site('hotel', 'stay.example'))).toBeNull();
  expect(at('/marigold', site('platform'))).toBeNull();
});
