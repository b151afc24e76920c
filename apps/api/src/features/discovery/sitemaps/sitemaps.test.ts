import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { transact } from '../../../database/transact.ts';
import { hotelsInPart, pagesInPart } from '../../listings/hotel-pages/hotel-pages.ts';
import { noteHomeChange } from '../../listings/hotel-pages/hotel-pages.queries.ts';

describe('the parts of a sitemap', () => {
  // https://www.sitemaps.org/protocol.html: a file has 50,000 addresses at most. Every page has one in each of four languages.
  it('hold every hotel once, and fewer addresses than a file may have', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 3000 }), (rooms) => {
        const parts: number[][] = [];
        for (let at = 0; at < rooms.length; at += parts.at(-1)?.length ?? 1)
          parts.push(rooms.slice(at, at + hotelsInPart(rooms.slice(at))));
        expect(parts.flat()).toEqual(rooms);
        for (const part of parts) {
          const addresses = part.reduce((sum, one) => sum + (4 + one) * 4, 0);
          expect(addresses).toBeLessThanOrEqual(50_000);
          expect(part.length).toBeLessThanOrEqual(pagesInPart);
        }
      }),
      { numRuns: 40 },
    ));

  it('are never empty, however many rooms one hotel has', () => expect(hotelsInPart([5000, 1])).toBe(1));
});

describe('what sitemaps are made of', () => {
  const engine = openEngine();
  const read = async <T>(url: string): Promise<T> => (await engine.app.inject({ url })).json<T>();

  it('is every hotel with its own host, its rooms and the time of its last change', async () => {
    const { parts } = await read<{ parts: { from: number; changedAt: string }[] }>('/api/sitemap-parts');
    expect(parts).toEqual([{ from: 1188, changedAt: expect.any(String) as string }]);
    const { hotels } = await read<{ hotels: { id: number; changedAt: string }[] }>('/api/sitemap-hotels?from=1188');
    expect(hotels.map(({ id }) => id)).toEqual([1188, 1760, 2116]);
    expect(hotels[0]).toMatchObject({
      websiteSlug: 'haus-linde',
      domain: 'haus-linde.localhost',
      roomTypeIds: expect.arrayContaining(['courtyard-king']) as string[],
    });
    // In the others its pages show the English words.
    expect(hotels[0]).toMatchObject({ languages: ['en', 'de'] });
    expect(Date.parse(parts[0]?.changedAt ?? '')).toBe(
      Math.max(...hotels.map(({ changedAt }) => Date.parse(changedAt))),
    );
  });

  it('dates a hotel’s home by what changed it last, and its other pages by its files', async () => {
    const later = new Date(engine.deps.clock().getTime() + 60_000);
    await transact(engine.deps.db, (tx) => noteHomeChange(tx, 1760, later));
    const { hotels } = await read<{ hotels: { changedAt: string; homeChangedAt: string }[] }>(
      '/api/sitemap-hotels?from=1760&to=1760',
    );
    expect(hotels[0]?.homeChangedAt).toBe(later.toISOString());
    expect(Date.parse(hotels[0]?.changedAt ?? '')).toBeLessThan(later.getTime());
  });

  it('is one hotel where one is asked for, and none beyond the last', async () => {
    const { hotels } = await read<{ hotels: { id: number }[] }>('/api/sitemap-hotels?from=1760&to=1760');
    expect(hotels.map(({ id }) => id)).toEqual([1760]);
    expect(await read('/api/sitemap-hotels?from=2117')).toEqual({ hotels: [] });
  });
});
