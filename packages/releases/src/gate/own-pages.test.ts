import { expect, test } from 'vitest';
import type { OwnPage } from '@latchkey/site/urls';
import type { Release } from '../release/release.types.ts';
import { pagesRefused } from './own-pages.ts';

const release = (app: string, ...pages: OwnPage[]): Release => ({ app, id: 'one', pages }) as unknown as Release;
const page = (path: string, ...on: OwnPage['on'][number][]): OwnPage => ({ path, screen: 'spa-days', on });

test('a path that nobody has is a remote’s own', () => {
  expect(pagesRefused(release('marketing', page('/spa-days', 'hotel')), [])).toEqual([]);
  expect(pagesRefused(release('marketing', page('/offers/spa-days', 'hotel', 'provider')), [])).toEqual([]);
});

test.each([
  ['an address of the route table', page('/blogs', 'hotel')],
  ['an address like one with a parameter', page('/blogs/spa-days', 'provider')],
  ['what is a hotel’s name on the provider’s hosts', page('/spa-days', 'hotel', 'provider')],
  ['the front door', page('/', 'hotel')],
  ['a booking’s page', page('/bookings/spa/days', 'hotel')],
  ['a page of payment', page('/room/checkout/spa', 'hotel')],
  ['a path with a parameter', page('/spa/$day', 'hotel')],
  ['a path that leads elsewhere', page('//spa.test/days', 'hotel')],
])('a remote cannot take %s', (_, taken) => {
  expect(pagesRefused(release('marketing', taken), [])).toEqual([expect.stringContaining(taken.path)]);
});

test('two remotes cannot have one page, but a release follows its own app’s', () => {
  const live = release('itinerary', page('/spa-days', 'hotel'));
  expect(pagesRefused(release('marketing', page('/spa-days', 'hotel')), [live])).toEqual([
    '/spa-days is a page of itinerary one',
  ]);
  expect(pagesRefused(release('itinerary', page('/spa-days', 'hotel')), [live])).toEqual([]);
});
