import type { Site } from '@latchkey/api-contract/types';
import { routesOn, type RouteId } from '@latchkey/site/urls';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { foundHotel } from '../../finder/finder.fixtures.ts';
import { loadWords } from '../../i18n.ts';
import { postList } from '../../journal/made/post-list.ts';
import { load } from './site-map.loader.ts';
import { isOnePage, notOnMap, placesOnMap } from './site-map.routes.ts';
import { screen as siteMap } from './site-map.screen.ts';

afterEach(cleanup);

const provider: Site = { ...site, kind: 'provider', hotel: null };
const hotels = (count: number): Replies => ({
  listHotels: {
    status: 200,
    body: {
      hotels: Array.from({ length: count }, (_, at) => ({
        ...foundHotel,
        id: at + 1,
        domain: `hotel-${at + 1}.localhost`,
        fromPrice: null,
      })),
    },
  },
});
const linksOf = (name: string): (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('every page with one address is on the map of its kind of site, or left out on purpose', () => {
  const known = new Set<RouteId>([...(Object.keys(placesOnMap) as RouteId[]), ...notOnMap]);
  for (const kind of ['provider', 'platform', 'hotel'] as const)
    expect(
      routesOn(kind)
        .filter(([id, route]) => isOnePage(route) && !known.has(id))
        .map(([id]) => id),
    ).toEqual([]);
});

test('a hotel’s map has its rooms, its planner, its terms and the journal', async () => {
  await showScreen(siteMap, '/sitemaps', { words: loadWords, locale: 'de' });
  await screen.findByRole('heading', { level: 1, name: 'Alle Seiten' });
  expect(linksOf('Ihr Aufenthalt')).toEqual(
    expect.arrayContaining(['/?lang=de', '/room-view/teak-king?lang=de', '/planner/1760?lang=de']),
  );
  // The provider's posts are no hotel's.
  expect(linksOf('Journal')).toEqual(['/blogs?lang=de']);
  expect(linksOf('Bedingungen und Datenschutz')).toEqual(['/privacy-policy?lang=de', '/terms-conditions?lang=de']);
});

test('the provider’s map has its hotels, in parts where there are many', async () => {
  await showScreen(siteMap, '/sitemaps?page=2', { words: loadWords, site: provider, api: hotelApi(hotels(100)) });
  await screen.findByRole('heading', { level: 1, name: 'All pages' });
  const links = linksOf('Hotels');
  expect(links[0]).toBe('http://hotel-1.localhost/');
  expect(links.slice(-2)).toEqual(['/sitemaps?page=1', '/sitemaps?page=3']);
  expect(linksOf('Journal')).toEqual(['/blogs', ...postList.map(({ slug }) => `/blogs/${slug}`)]);
});

test('without the API the pages of the route table are there still', async () => {
  const outcome = await load(screenRequest({ site: provider, api: hotelApi({ listHotels: offline }) }));
  expect(outcome).toMatchObject({ kind: 'ready', model: { hasMoreHotels: false } });
});

test.each(['0', 'x', '7'])('there is no page %s', async (page) =>
  expect(await load(screenRequest({ site: provider, api: hotelApi(hotels(0)), search: { page } }))).toEqual({
    kind: 'missing',
  }),
);
