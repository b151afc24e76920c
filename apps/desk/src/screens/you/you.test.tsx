import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, linde, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './you.action.ts';
import { passkeys, pushDevices, sessions } from './you.fixture.ts';
import { screen } from './you.screen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { ...deskSite, hotel: null };
const apiOf = (replies: object = {}) =>
  signedInAs(sessionAt(courtyard(), linde), {
    listPasskeys: { status: 200, body: { passkeys } },
    listStaffSessions: { status: 200, body: { sessions } },
    listPushDevices: { status: 200, body: { publicKey: 'B'.repeat(87), devices: pushDevices } },
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
  ['untell', 'endPushToDevice', { status: 200, body: {} }, { kind: 'redirect', to: '/you?done=untold' }],
  ['untell', 'endPushToDevice', { status: 404, body: { code: 'not_found' } }, { kind: 'again', status: 422 }],
  ['end', 'endOtherSession', { status: 'failure', kind: 'offline' }, { kind: 'again', status: 503 }],
])('%s asks %s', async (form, operation, reply, outcome) => {
  const fields = { passkey: 'k2', session: 's2', hotel: '1760', device: 's2' };
  const posted = postForm(action, fields, { form, api: apiOf({ [operation]: reply }), site, path: '/you' });
  expect(await posted).toMatchObject(outcome);
});

const news = async () => within(await page.findByRole('region', { name: 'News while the desk is closed' }));

test('names each device that is told, and ends one by a form that needs no script', async () => {
  await show();
  const ends = (await news()).getAllByRole<HTMLButtonElement>('button', {
    name: 'Turn off notifications: Firefox, Linux',
  });
  const sent = ends.map(({ form }) => Object.fromEntries(new FormData(form ?? undefined)));
  expect(sent).toEqual([
    { hotel: '1760', device: 's2' },
    { hotel: '1188', device: 's2' },
  ]);
});

test('offers nothing where nothing is pushed', async () => {
  await show('/you', { listPushDevices: { status: 200, body: { publicKey: null, devices: [] } } });
  await page.findByRole('region', { name: 'Passkeys' });
  expect(page.queryByRole('region', { name: 'News while the desk is closed' })).toBeNull();
});

/** A browser with push, at its border. */
function pushingBrowser(permission: NotificationPermission) {
  const toJSON = () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'AAAA', auth: 'AAAA' } });
  const subscribe = vi.fn<() => Promise<object>>(async () => ({ toJSON }));
  const pushManager = { getSubscription: async () => null, subscribe };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager }),
    register: async () => ({ pushManager }),
    ready: Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker }));
  return subscribe;
}
const untold = { listPushDevices: { status: 200, body: { publicKey: 'B'.repeat(87), devices: [] } } };
const tellHere = () => page.findByRole('button', { name: 'Tell this device: Sandalwood Courtyard' });

test('has this browser told once it is pressed for and allowed, however often it is pressed', async () => {
  const subscribe = pushingBrowser('granted');
  const { api } = await show('/you', { ...untold, pushToDevice: { status: 200, body: {} } });
  const button = await tellHere();
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(api.calls.some(({ operation }) => operation === 'pushToDevice')).toBe(true));
  expect(api.calls.filter(({ operation }) => operation === 'pushToDevice')).toHaveLength(1);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

test.each([
  ['default', {}, /You have not allowed it/],
  ['denied', {}, /blocks notifications/],
  ['granted', { pushToDevice: { status: 422, body: { code: 'push_refused' } } }, /does not know the push service/],
  ['granted', { pushToDevice: { status: 'failure', kind: 'offline' } }, /cannot be reached/],
] as const)('says why it is not told: %s', async (permission, replies, words) => {
  pushingBrowser(permission);
  await show('/you', { ...untold, ...replies });
  fireEvent.click(await tellHere());
  expect(await page.findByText(words)).toBeDefined();
});

test('a browser that cannot says so, and has no button', async () => {
  await show('/you', untold);
  expect((await page.findAllByText(/cannot show news while the desk is closed/)).length).toBe(2);
  expect(page.queryByRole('button', { name: 'Tell this device: Sandalwood Courtyard' })).toBeNull();
});

test('leaves a hotel, and answers an invitation, by forms that need no script', async () => {
  const session = { ...sessionAt(courtyard()), invitations: [linde] };
  await show('/you', { getStaffSession: { status: 200, body: session } });
  const work = within(await page.findByRole('region', { name: 'Where you work' }));
  const leave = work.getByRole<HTMLButtonElement>('button', { name: 'Leave Sandalwood Courtyard' }).form;
  expect([leave?.getAttribute('action'), new FormData(leave ?? undefined).get('hotel')]).toEqual([
    '?post=leave',
    '1760',
  ]);
  expect(work.getByRole('button', { name: 'Accept the invitation from Haus Linde' })).toBeDefined();
});

test('the last owner who would leave is told what to do', async () => {
  const refused = { leaveHotel: { status: 409, body: { code: 'last_owner' } } };
  expect(await postForm(action, { hotel: '1760' }, { form: 'leave', api: apiOf(refused), site })).toMatchObject({
    returned: { code: 'last_owner' },
    status: 422,
  });
  const left = { leaveHotel: { status: 200, body: {} } };
  expect(await postForm(action, { hotel: '1760' }, { form: 'leave', api: apiOf(left), site })).toMatchObject({
    to: '/you?done=leave',
  });
});
