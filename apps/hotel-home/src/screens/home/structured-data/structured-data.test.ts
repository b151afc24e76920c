import { expect, test } from 'vitest';
import type { Hotel } from '@latchkey/api-contract/types';
import { hotel } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { head } from '../home.head.ts';
import { load } from '../home.loader.ts';
import type { HomeModel } from '../home.model.ts';

const path = '/rooms/1760/2026-11-27/2026-11-30/2/0';
const request = screenRequest({
  origin: 'https://sandalwood.example',
  path,
  params: { hotelId: '1760', checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2', children: '0' },
});

async function structured(change: Partial<HomeModel['hotel']> = {}) {
  const outcome = await load(request);
  if (outcome.kind !== 'ready') throw new Error('the hotel is there');
  return head({ ...outcome.model, hotel: { ...hotel, ...change } }, request);
}

test('the hotel names its rooms, and what each plan costs on the dates', async () => {
  const { jsonLd } = await structured();
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'Hotel',
    checkinTime: '12:00',
    containsPlace: [{ '@id': 'https://sandalwood.example/#teak-king', occupancy: { maxValue: 3 } }, {}, {}],
  });
  const offers = (jsonLd ?? []).flatMap((thing) => ('makesOffer' in thing ? (thing.makesOffer as object[]) : []));
  expect(offers).toHaveLength(4);
  expect(offers[0]).toMatchObject({ price: '18480', priceCurrency: 'INR', url: `https://sandalwood.example${path}` });
});

// https://developers.google.com/search/docs/appearance/structured-data/review-snippet: a business may not mark up reviews of
// itself on its own site; a vacation rental may (its own page of the guide lists `aggregateRating` and `review`).
test('a hotel marks up no reviews of itself', async () => {
  const { jsonLd } = await structured();
  expect(JSON.stringify(jsonLd)).not.toMatch(/AggregateRating|"Review"/);
});

// https://developers.google.com/search/docs/appearance/structured-data/vacation-rental
test('a home that is let whole is a vacation rental, with what is wanted of one', async () => {
  const rental = {
    id: 493,
    // The same figure elsewhere takes nothing from what the guests of the house say.
    googleRating: 4.6,
    facilities: ['Small pool', 'Veranda'],
    facilityMarks: ['pool', 'seat'],
  };
  const { jsonLd, title } = await structured(rental);
  expect(title).toContain('the whole place');
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'VacationRental',
    identifier: '493',
    latitude: expect.stringMatching(/^-?\d+\.\d{5}$/) as string,
    longitude: expect.stringMatching(/^-?\d+\.\d{5}$/) as string,
    containsPlace: expect.arrayContaining([
      expect.objectContaining({ '@type': 'Accommodation', additionalType: 'EntirePlace' }),
    ]) as object[],
    amenityFeature: [{ name: 'pool' }, { name: 'Veranda' }],
    aggregateRating: { ratingValue: 4.6, reviewCount: 312 },
  });
  const { image = [] } = (jsonLd ?? [])[0] as { image?: string[] };
  expect(new Set(image).size).toBe(image.length);
  expect(image.length).toBeGreaterThan(0);
});

test.each([
  ['that stands in for reviews', { isFallback: true, from: undefined }],
  ['that is another site’s', { from: 'google' as const }],
  ['of which nobody says where it is from', { from: undefined }],
])('a figure %s is nobody’s to mark up', async (_, change) => {
  const outcome = await load(request);
  if (outcome.kind !== 'ready' || outcome.model.ratings.aggregate === null) throw new Error('the hotel is rated');
  const { ratings } = outcome.model;
  const model = {
    ...outcome.model,
    // The hotel's guests may well agree with another site's: that the figures are equal says nothing.
    hotel: { ...hotel, id: 493, googleRating: null },
    ratings: { ...ratings, aggregate: { ...outcome.model.ratings.aggregate, ...change } },
  };
  expect(JSON.stringify(head(model, request).jsonLd)).not.toContain('AggregateRating');
});

test('the address is told in parts, as far as the hotel says them', async () => {
  const address = { addressLocality: 'Bengaluru', addressRegion: 'Karnataka' };
  const { postalAddress: _, ...older } = hotel;
  const addressOf = async (of: Hotel): Promise<unknown> => {
    const outcome = await load(request);
    if (outcome.kind !== 'ready') throw new Error('the hotel is there');
    return (head({ ...outcome.model, hotel: of }, request).jsonLd?.[0] as { address?: unknown } | undefined)?.address;
  };
  expect(await addressOf(older)).toEqual({ '@type': 'PostalAddress', ...address });
  expect(await addressOf(hotel)).toEqual({
    '@type': 'PostalAddress',
    ...address,
    streetAddress: '14, 7th Cross, Indiranagar',
    postalCode: '560038',
    addressCountry: 'IN',
  });
});

test('a deep link stands under the home', async () => {
  const { jsonLd, canonical } = await structured();
  expect(canonical).toBe('/');
  expect(jsonLd?.at(-1)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: 'https://sandalwood.example/' }, { item: `https://sandalwood.example${path}` }],
  });
});

test('the first picture is shared, and started before any script exactly as the page shows it', async () => {
  const { image, preloadImages } = await structured();
  // A size that messengers take, of the size that the page shows first.
  expect(image).toBe('/images/1760/coastal-resort-dusk-pool-1280-60.jpg');
  expect(preloadImages?.[0]?.srcSet).toContain('/images/1760/coastal-resort-dusk-pool-960-100.avif 960w');
});
