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

test('who is invited accepts or declines by a form without a script', async () => {
  const api = signedInAs({
    ...sessionAt(courtyard(), linde),
    invitations: [{ ...linde, hotelId: 9, name: 'Uferhaus' }],
  });
  await showScreen(screen, '/', { words: loadWords, site, api });
  const invited = within(await page.findByRole('list', { name: 'Invitations' }));
  const forms = (['Accept', 'Decline'] as const).map(
    (act) => invited.getByRole<HTMLButtonElement>('button', { name: `${act} the invitation from Uferhaus` }).form,
  );
  expect(forms.map((form) => [form?.getAttribute('action'), new FormData(form ?? undefined).get('hotel')])).toEqual([
    ['?post=accept', '9'],
    ['?post=decline', '9'],
  ]);
});

test('the answer to an invitation leads to the list as it is now', async () => {
  const api = signedInAs(sessionAt(), { acceptInvitation: { status: 200, body: sessionAt(courtyard()) } });
  expect(await postForm(action, { hotel: '1760' }, { form: 'accept', api, site })).toEqual({
    kind: 'redirect',
    to: '/',
  });
  const away = signedInAs(sessionAt(), { acceptInvitation: offline });
  expect(await postForm(action, { hotel: '1760' }, { form: 'accept', api: away, site })).toMatchObject({ status: 503 });
});

test('an invitation keeps nobody from the desk of the only hotel', async () => {
  const api = signedInAs({ ...sessionAt(courtyard()), invitations: [linde] });
  expect(await load(screenRequest({ api, site, path: '/' }))).toMatchObject({ kind: 'redirect' });
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
