import { hotelApi, newerReply } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { load } from './sales-concierge.loader.ts';
import { screen as salesConcierge } from './sales-concierge.screen.ts';

afterEach(cleanup);

const stop = {
  startsAt: '09:30',
  endsAt: '10:30',
  kind: 'visit',
  placeName: 'Cubbon Park',
  placeKind: 'park',
  lat: 12.9763,
  lng: 77.5929,
  travelKm: 5.3,
  travelMinutes: 20,
  text: 'Walk under the trees.',
} as const;
const planned = { createItinerary: { status: 200 as const, body: { days: [{ day: 1, stops: [stop] }] } } };

test('the answers stand in each language of the hotel, in its own direction, one of them chosen', async () => {
  await showScreen(salesConcierge, '/ai-sales-concierge?lang=ar', { words: loadWords, locale: 'ar' });
  const languages = await screen.findAllByRole('radio');
  expect(languages.map((radio) => (radio as HTMLInputElement).value)).toEqual(['en', 'de', 'ar', 'hi']);
  expect(languages.filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
  expect((screen.getByRole('radio', { name: 'العربية' }) as HTMLInputElement).checked).toBe(true);
  const lists = [...document.querySelectorAll('dl')].map(({ lang, dir }) => [lang, dir]);
  expect(lists).toEqual([
    ['en', 'ltr'],
    ['de', 'ltr'],
    ['ar', 'rtl'],
    ['hi', 'ltr'],
  ]);
});

test('a language that the hotel does not write is not offered', async () => {
  const fallback = newerReply(200, { faqs: [], language: 'en', isFallback: true });
  const outcome = await load(screenRequest({ api: hotelApi({ getFaqs: fallback }) }));
  expect(outcome).toMatchObject({ model: { talks: [] } });
});

test('the day is one that the planner made, with the way to make another', async () => {
  await showScreen(salesConcierge, '/ai-sales-concierge', { words: loadWords, api: hotelApi(planned) });
  const day = await screen.findByRole('region', { name: /It plans a day/ });
  expect(within(day).getByText('Cubbon Park')).toBeDefined();
  expect(within(day).getByText('9:30 am', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeDefined();
  expect(within(day).getByRole('link', { name: 'Plan one yourself' }).getAttribute('href')).toBe('/planner/1760');
});

test.each([
  [1760, 1],
  [1188, 0],
])('the hotel %i leads to the guide of the chain %i times', async (id, times) => {
  const own = site.hotel === null ? null : { ...site.hotel, id };
  await showScreen(salesConcierge, '/ai-sales-concierge', { words: loadWords, site: { ...site, hotel: own } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('link', { name: /guide of the Sandalwood hotels/ })).toHaveLength(times);
});
