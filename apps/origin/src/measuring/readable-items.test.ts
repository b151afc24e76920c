import type { Site } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { batchIn } from './readable-items.ts';

const host = 'book.latchkey.test';
const measuring = {
  analytics: { token: 'token', recording: false },
  pixel: null,
} as unknown as NonNullable<Site['measuring']>;

/** The pages, of those that events name, which the project of a site is told of. */
function toldOf(site: object, paths: readonly string[]): string[] {
  const events = paths.map((path) => ({
    event: 'page_view',
    properties: { token: 'token', url: `https://${host}${path}` },
  }));
  const body = new URLSearchParams({ data: JSON.stringify(events) }).toString();
  const batch = batchIn(body, measuring, { host, site: site as Site, now: Date.UTC(2026, 10, 27) });
  return (batch?.analytics ?? []).map(({ properties }) => new URL(String(properties['url'])).pathname);
}

const own = ['/haus-linde', '/rooms/1188/2026-12-08/2026-12-10/2/0', '/planner/1188'];
const others = ['/', '/blogs', '/sandalwood-courtyard', '/rooms/1760/2026-12-08/2026-12-10/2/0', '/planner/1760'];

test('on a host of many a hotel is told of its own pages alone', () => {
  const hotel = { id: 1188, websiteSlug: 'haus-linde' };
  expect(toldOf({ kind: 'platform', hotel }, [...own, ...others])).toEqual(own);
});

test('whoever has the host to itself is told of every page there', () => {
  expect(toldOf({ kind: 'provider', hotel: null }, [...own, ...others])).toEqual([...own, ...others]);
  expect(toldOf({ kind: 'hotel', hotel: { id: 1188, websiteSlug: 'haus-linde' } }, ['/', '/blogs'])).toEqual([
    '/',
    '/blogs',
  ]);
});
