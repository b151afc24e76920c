import type { PropertyKey, TeamMember } from '@latchkey/api-contract/types';
import { staffRoles, type StaffRole } from '@latchkey/booking-core/staff';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { screen } from './people.screen.ts';
import { statusText } from '../../testing/status-text.ts';

afterEach(cleanup);

const member = (personId: string, name: string, role: StaffRole, state: TeamMember['state']): TeamMember => ({
  personId,
  name,
  mail: `${name.toLowerCase()}@hotel.example`,
  role,
  state,
  invitedAt: '2026-11-20T08:00:00.000Z',
});
const people = [member('p1', 'Rao', 'owner', 'active'), member('p2', 'Asha', 'reception', 'invited')];

const key = (keyId: string, name: string, more: Partial<PropertyKey> = {}): PropertyKey => ({
  keyId,
  name,
  state: 'live',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2027-11-20T08:00:00.000Z',
  lastUsedAt: null,
  madeBy: { id: 'p2', name: 'Asha' },
  ...more,
});
const keys = [
  key('aaaaaaaa', 'Channel manager', { lastUsedAt: '2026-11-21T08:00:00.000Z' }),
  key('signed', 'Signed', { expiresAt: null, madeBy: null }),
  key('bbbbbbbb', 'Old', { state: 'revoked' }),
];

const show = (path = '/h/1760/people', returned?: { readonly fields: Record<string, string>; readonly code: string }) =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard()), {
      listPeople: { status: 200, body: { people } },
      listPropertyKeys: { status: 200, body: { keys } },
    }),
    ...(returned && { returned }),
  });

test('names who works here, what each is and who has not come yet', async () => {
  await show();
  const lines = within((await page.findAllByRole('table'))[0] as HTMLElement).getAllByRole('row');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Who'),
    'Raorao@hotel.exampleOwner you',
    expect.stringMatching(/^Ashaasha@hotel\.exampleReception Invited/),
  ]);
});

test('what can be done with a person names that person, and needs no script', async () => {
  await show();
  const end = await page.findByRole<HTMLButtonElement>('button', { name: 'Withdraw the invitation of Asha' });
  expect([end.form?.getAttribute('action'), new FormData(end.form ?? undefined).get('person')]).toEqual([
    '?post=end',
    'p2',
  ]);
  const role = page.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Asha' });
  expect([role.value, role.form?.getAttribute('action')]).toEqual(['reception', '?post=role']);
});

test('each key says whose it is, when it was used and ends, and is ended by a form without a script', async () => {
  await show();
  const lines = within(await page.findByRole('region', { name: 'API keys' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Channel managerMade by AshaLast used .*2026.*Ends .*2027.*End key$/),
    'SignedMaker unknownNever usedNo end dateEnd key',
    expect.stringMatching(/^OldMade by Asha.*Ended$/),
  ]);
  const end = page.getByRole<HTMLButtonElement>('button', { name: 'End the key Channel manager' });
  expect([end.form?.getAttribute('action'), new FormData(end.form ?? undefined).get('key')]).toEqual([
    '?post=end-key',
    'aaaaaaaa',
  ]);
});

test('ending somebody’s work names the keys that end with it, before and after', async () => {
  await show('/h/1760/people?done=ended&keys=bbbbbbbb');
  expect(await page.findByText('Ends too: Channel manager')).toBeDefined();
  expect(page.getByText('These API keys have ended too: Old')).toBeDefined();
});

test('a key that was made is shown, this once', async () => {
  await show('/h/1760/people', { fields: { key: '1760.aaaaaaaa.secret' }, code: 'key_made' });
  expect(await page.findByText('1760.aaaaaaaa.secret')).toBeDefined();
});

test('an invitation that could not be sent is there again, with what to do', async () => {
  const fields = { mail: 'devi@', name: 'Devi', role: 'housekeeping', language: 'hi' };
  await show('/h/1760/people', { fields, code: 'email_invalid' });
  const mail = await page.findByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  expect([mail.value, mail.getAttribute('aria-invalid')]).toEqual(['devi@', 'true']);
  expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('housekeeping');
  expect(page.queryByRole('alert')).toBeNull();
});

test.each([
  ['last_owner', /at least one owner/],
  ['unavailable', /Nothing was changed/],
])('what could not be done says why: %s', async (code, words) => {
  await show('/h/1760/people', { fields: {}, code });
  expect((await page.findByRole('alert')).textContent).toMatch(words);
});

test('who signed in too long ago to change people is led to do so again, and back', async () => {
  await show('/h/1760/people', { fields: {}, code: 'prove_again' });
  const again = await page.findByRole('link', { name: 'Sign in again' });
  expect(again.getAttribute('href')).toBe('/sign-in?to=%2Fh%2F1760%2Fpeople');
});

test('what was done is said', async () => {
  await show('/h/1760/people?done=invited');
  expect(await statusText('seven days')).toBeDefined();
});

test('tells what each role may do, in words and by the table that the engine asks', async () => {
  await show();
  const row = await page.findByRole('row', { name: /Rooms and prices on sale/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells).toHaveLength(staffRoles.length);
  expect(cells.map(({ textContent }) => textContent)).toEqual(['yes', 'yes', 'reads', '–no', 'reads']);
});

test('says to somebody who may not see it that the role does not open it', async () => {
  const api = signedInAs(sessionAt(courtyard('reception')), {
    listPeople: { status: 403, body: { code: 'not_allowed' } },
  });
  await showScreen(screen, '/h/1760/people', { words: loadWords, site: deskSite, api });
  expect(await page.findByText(/Your role does not open this page/)).toBeDefined();
});
