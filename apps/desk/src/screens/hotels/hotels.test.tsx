import { offline } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import type { StaffHotel } from '../../session/staff-session.ts';
import { courtyard, linde, sessionAt, signedInAs } from '../../testing/staff.ts';
import { homeOf } from '../../frame/home-of.ts';
import { action } from './hotels.action.ts';
import { load } from './hotels.loader.ts';
import { screen } from './hotels.screen.ts';

afterEach(cleanup);

const site = { ...deskSite, hotel: null };
const show = (...hotels: readonly StaffHotel[]) =>
  showScreen(screen, '/', { words: loadWords, site, api: signedInAs(sessionAt(...hotels)) });

test('names each hotel with what the person is there', async () => {
  await show(courtyard(), linde);
  const tags = within(await page.findByRole('main')).getAllByRole('link');
  expect(tags.map(({ textContent }) => textContent)).toEqual([
    'Sandalwood CourtyardBengaluruOwner',
    'Haus LindeBerlinReception',
  ]);
});

test('with one hotel it is the desk of that one, in the language of the page', async () =>
  expect(await load(screenRequest({ api: signedInAs(sessionAt(courtyard())), site, path: '/', locale: 'ar' }))).toEqual(
    { kind: 'redirect', to: `${homeOf(courtyard())}?lang=ar`, status: 302 },
  ));

test('who works nowhere any more is told what to do', async () => {
  await show();
  expect(await page.findByText(/can invite you again/)).toBeDefined();
});

const signOut = (reply: object) =>
  postForm(action, {}, { form: 'sign-out', api: signedInAs(sessionAt(), { endStaffSession: reply }), site });

test('signing out leads to the door', async () => {
  const door = { kind: 'redirect', to: '/sign-in' };
  expect(await signOut({ status: 200, body: {} })).toEqual(door);
});

test('who could not be signed out is told', async () => {
  expect(await signOut(offline)).toMatchObject({ kind: 'again', status: 503 });
  const returned = { fields: {}, code: 'unavailable' };
  await showScreen(screen, '/', { words: loadWords, site, api: signedInAs(sessionAt(courtyard())), returned });
  expect((await page.findByRole('alert')).textContent).toContain('You are still signed in');
});
