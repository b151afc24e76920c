import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { defineScreen } from '@latchkey/site/screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../i18n.ts';
import { inHotel } from './in-hotel.ts';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { courtyard, linde, sessionAt, signedInAs } from '../testing/staff.ts';
import { homeOf } from './home-of.ts';
import { inFrame } from './in-frame.tsx';
import type { NavigationId } from './navigation.ts';

afterEach(cleanup);

const nothing = () => null;
const pageAt = (place: NavigationId) =>
  defineScreen({
    load: inHotel(async () => ({ kind: 'ready', model: {} })),
    head: () => ({ title: 'A page' }),
    View: inFrame(place, () => <h1>A page</h1>),
    Pending: nothing,
    Failed: nothing,
  });
const framedPage = pageAt('people');

const show = (role: StaffRole, owed?: number) =>
  showScreen(framedPage, '/h/1760/people', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(
      sessionAt(courtyard(role), linde),
      owed === undefined ? {} : { listAnswers: { status: 200, body: { answers: [], owed } } },
    ),
  });

test('names the hotel, the person and what the person is there', async () => {
  await show('owner');
  const head = await page.findByRole('banner');
  for (const words of ['Sandalwood Courtyard', 'Rao', 'Owner'])
    expect(within(head).getAllByText(words).length).toBeGreaterThan(0);
});

test.each([
  ['where the day begins', 'today', 1, 'You have an invitation to join a hotel'],
  ['with how many they are', 'today', 3, 'You have 3 invitations to join hotels'],
  ['nowhere else', 'people', 1, null],
  ['not without one', 'today', 0, null],
] as const)('says that somebody with one hotel is invited, %s', async (_, place, count, said) => {
  const invitations = Array.from({ length: count }, (_one, at) => ({ ...linde, hotelId: 9 + at, name: 'Uferhaus' }));
  const api = signedInAs({ ...sessionAt(courtyard('owner')), invitations });
  await showScreen(pageAt(place), '/h/1760/people', { words: loadWords, site: deskSite, api });
  await page.findByRole('heading', { name: 'A page' });
  const link = page.queryByRole('link', { name: /invitation/ });
  expect([link?.textContent ?? null, link?.getAttribute('href') ?? null]).toEqual([said, said && '/you']);
  expect(page.queryByText(/Uferhaus/)).toBeNull();
});

test('leads to the other hotels as documents of their own, and marks this one', async () => {
  await show('owner');
  const here = await page.findByRole('link', { name: /Sandalwood Courtyard/ });
  expect(here.getAttribute('aria-current')).toBe('true');
  expect(page.getByRole('link', { name: /Haus Linde/ }).getAttribute('href')).toBe(homeOf(linde));
});

test('has the places of the role, in the rail and at the thumb, and marks the one that is open', async () => {
  await show('owner');
  const [rail, thumb] = await page.findAllByRole('navigation', { name: 'The desk' });
  expect(
    within(thumb as HTMLElement)
      .getByText('More')
      .closest('summary')
      ?.getAttribute('aria-current'),
  ).toBe('true');
  const linksOf = (nav: HTMLElement | undefined) =>
    within(nav as HTMLElement)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  const rest = [
    ['Cleaning', null],
    ['Rates', null],
    ['Counter', null],
    ['Reports', null],
    ['Settings', null],
    ['Journal', null],
    ['People', 'page'],
  ];
  expect(linksOf(rail)).toEqual([['Today', null], ['Answers', null], ['Rooms', null], ...rest]);
  expect(linksOf(thumb)).toEqual([['Today', null], ['Rooms', null], ['New', null], ['Answers', null], ...rest]);
  cleanup();
  await show('housekeeping');
  for (const name of ['Today', 'Answers', 'Journal', 'People']) expect(page.queryByRole('link', { name })).toBeNull();
});

test('from every page a booking is found and made, by who may, and what is owed stands at the thumb too', async () => {
  await show('reception', 3);
  const [atHead, atThumb] = await page.findAllByRole<HTMLInputElement>('searchbox', { name: 'Find a booking' });
  for (const field of [atHead, atThumb])
    expect([field?.form?.method, field?.form?.getAttribute('action')]).toEqual(['post', '/h/1760/today?post=find']);
  expect(page.getByRole('link', { name: 'New booking' }).getAttribute('href')).toBe('/h/1760/new');
  expect(page.getByText('More').closest('summary')?.textContent).toBe('More3 owed');
  cleanup();
  await show('housekeeping');
  expect(await page.findByRole('heading', { name: 'A page' })).toBeDefined();
  expect(page.queryByRole('searchbox')).toBeNull();
  expect(page.queryByRole('link', { name: 'New booking' })).toBeNull();
});

test('the way out needs no script', async () => {
  await show('owner');
  const { form } = await page.findByRole<HTMLButtonElement>('button', { name: 'Sign out' });
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/?post=sign-out']);
});

test('the page is there in every language', async () => {
  await show('owner');
  expect((await page.findByRole('link', { name: 'हिन्दी' })).getAttribute('href')).toBe('/h/1760/people?lang=hi');
});

test.each([
  [0, 'Answers'],
  [3, 'Answers3 owed'],
  [120, 'Answers99+ owed'],
])('says beside the answers how many are owed: %i', async (owed, words) => {
  await show('reception', owed);
  const [link] = await page.findAllByRole('link', { name: /Answers/ });
  expect(link?.textContent).toBe(words);
});
