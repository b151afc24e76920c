import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBatches } from '../../../database/in-batches.ts';
import { hotelsInPart, pagesInPart } from '../../listings/hotel-pages/hotel-pages.ts';
import type { PageCount } from '../../listings/hotel-pages/hotel-pages.queries.ts';
import { sitemapParts } from './sitemap-parts.ts';

const hotels = fc
  .array(fc.record({ rooms: fc.integer({ min: 1, max: 20 }), changed: fc.option(fc.nat(1e12)) }), {
    maxLength: 6000,
    size: 'max',
  })
  .map((all): PageCount[] =>
    all.map(({ rooms, changed }, at) => ({
      id: 10 + at * 3,
      rooms,
      changedAt: changed === null ? null : new Date(changed),
    })),
  );

async function* comingBy(all: readonly PageCount[], size: number): AsyncGenerator<PageCount[]> {
  yield* inBatches(all, size);
}

it('cuts the same parts however the hotels come: each begins where the list of the one before ends', () =>
  fc.assert(
    fc.asyncProperty(hotels, fc.integer({ min: 1, max: 7000 }), async (all, size) => {
      const parts = await sitemapParts(comingBy(all, size));
      let at = 0;
      for (const { from, changedAt } of parts) {
        expect(from).toBe(all[at]?.id);
        // As the list of a part counts, which knows nothing of the ones before.
        const its = all.slice(at, at + hotelsInPart(all.slice(at, at + pagesInPart).map(({ rooms }) => rooms)));
        const changes = its.flatMap((hotel) => (hotel.changedAt === null ? [] : [hotel.changedAt.getTime()]));
        expect(Date.parse(changedAt ?? '') || 0).toBe(Math.max(0, ...changes));
        at += its.length;
      }
      expect(at).toBe(all.length);
    }),
    { numRuns: 10 },
  ));
