import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, linde, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './you.action.ts';
import { passkeys, sessions } from './you.fixture.ts';
import { screen } from './you.screen.ts';

afterEach(cleanup);

const site = { ...deskSite, hotel: null };
const apiOf = (replies: object = {}) =>
  signedInAs(sessionAt(courtyard(), linde), {
    listPasskeys: { status: 200, body: { passkeys } },
    listStaffSessions: { status: 200, body: { sessions } },
    ...replies,
  });
const show = (path = '/you', replies: object = {}, code?: string) =>
  showScreen(screen, path, {
    words: loadWords,
    site,
    api: apiOf(replies),
    ...(code === undefined ? {} : { returned: { fields: {}, code } }),
  });
const formOf = (name: string) => page.getByRole<HTMLButtonElement>('button', { name }).form ?? undefined;

test('names each passkey, and forgets one by a form that needs no script', async () => {
  await show();
  const list = within(await page.findByRole('region', { name: 'Passkeys' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome, Androidlast used .*2026/),
    expect.stringMatching(/^Firefox, Linuxmade .*, not used yet/),
  ]);
  const form = formOf('Forget the passkey: Firefox, Linux');
  expect([form?.getAttribute('action'), new FormData(form).get('passkey')]).toEqual(['?post=forget', 'k2']);
});

test('each other browser can be signed out of, this one is marked', async () => {
  await show();
  const here = within(await page.findByRole('region', { name: 'Where you are signed in' })).getAllByRole('listitem');
  expect(here.map(({ textContent }) => textContent?.includes('this browser'))).toEqual([true, false]);
  expect(new FormData(formOf('Sign out there: Firefox, Linux')).get('session')).toBe('s2');
  expect(page.queryByRole('button', { name: 'Sign out there: Chrome, Android' })).toBeNull();
});

test('who has no passkey is told what one does', async () => {
  await show('/you', { listPasskeys: { status: 200, body: { passkeys: [] } } });
  expect(await page.findByText(/None yet/)).toBeDefined();
});

test('leads back to the desk of each hotel', async () => {
  await show();
  const back = await page.findByRole('navigation', { name: 'Your hotels' });
  const links = within(back).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sandalwood Courtyard', 'Haus Linde']);
});

test('who signed in too long ago may prove it by passkey, or sign in again', async () => {
  await show('/you', {}, 'prove_again');
  const alert = (await page.findAllByRole('alert'))[0] as HTMLElement;
  expect(within(alert).getByRole('button', { name: 'Prove it by your passkey' })).toBeDefined();
  expect(within(alert).getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/sign-in?to=%2Fyou');
});

test('a browser without passkeys says so, and asks nobody else', async () => {
  const { api } = await show('/you', { startPasskey: { status: 200, body: { options: {} } } });
  fireEvent.click(await page.findByRole('button', { name: 'Make a passkey on this device' }));
  expect(await page.findByText(/This browser cannot use a passkey/)).toBeDefined();
  expect(api.calls.some(({ operation }) => operation === 'keepPasskey')).toBe(false);
});

test.each([
  ['forget', 'removePasskey', { status: 200, body: { passkeys: [] } }, { kind: 'redirect', to: '/you?done=forgotten' }],
  ['end', 'endOtherSession', { status: 200, body: { sessions: [] } }, { kind: 'redirect', to: '/you?done=ended' }],
  ['end', 'endOtherSession', { status: 401, body: {} }, { kind: 'redirect', to: '/sign-in?to=%2Fyou' }],
  ['forget', 'removePasskey', { status: 403, body: { code: 'prove_again' } }, { kind: 'again', status: 422 }],
  ['forget', 'removePasskey', { status: 404, body: { code: 'not_found' } }, { kind: 'again', status: 422 }],
  ['end', 'endOtherSession', { status: 'failure', kind: 'offline' }, { kind: 'again', status: 503 }],
])('%s asks %s', async (form, operation, reply, outcome) => {
  const fields = { passkey: 'k2', session: 's2' };
  const posted = postForm(action, fields, { form, api: apiOf({ [operation]: reply }), site, path: '/you' });
  expect(await posted).toMatchObject(outcome);
});
