import type { BookkeepingPage } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './reports.action.ts';
import { screen } from './reports.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: Bookkeeping (At the desk).

const day = (text: string) => text as LocalDate;
const account = (code: string) => ({ code, name: `Account ${code}`, taxCode: '' });
const books = (more: Partial<BookkeepingPage> = {}): BookkeepingPage => ({
  settings: { chart: 'skr03', datev: null, advanceTax: null, accounts: {} },
  currency: 'EUR',
  canDatev: true,
  month: '2026-11',
  ready: { from: day('2026-11-01'), to: day('2026-11-12'), days: 12, entries: 40, sum: 123_400 },
  openFrom: day('2026-11-13'),
  hasClosedDays: true,
  earlier: null,
  accounts: [
    { key: 'guests', account: account('10000'), isPreset: true, isNeeded: true },
    { key: 'revenue:fee:0', account: null, isPreset: false, isNeeded: true },
  ],
  batches: [
    {
      number: 3,
      month: '2026-10',
      from: day('2026-10-01'),
      to: day('2026-10-31'),
      madeAt: '2026-11-02T08:00:00Z',
      by: 'Owner',
      entries: 90,
      sum: 2_000_000,
      hasDatev: true,
      hash: 'h',
    },
  ],
  ...more,
});
const show = (of: BookkeepingPage = books(), role: StaffRole = 'accountant') =>
  showScreen(screen, '/h/1760/reports/books?month=2026-11', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), { getBookkeeping: { status: 200, body: of } }),
  });

test('says what is ready, which days are still open, and which account lacks; then no batch is made', async () => {
  await show();
  expect(await page.findByText(/40 entries/)).toBeTruthy();
  expect(page.getByRole('main').textContent).toMatch(/Days from .* are not closed yet/);
  expect(page.getByText('1 account is missing')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Make the batch' })).toBeNull();
  const lacking = within(page.getByRole('group', { name: /Revenue from fees/ }));
  expect(lacking.getByText('(missing)')).toBeTruthy();
  expect(
    page
      .getByRole('group', { name: /Guests/ })
      .querySelector('input[name="code-0"]')
      ?.getAttribute('placeholder'),
  ).toBe('10000');
});

test('lists batches with their files as links, which need no script', async () => {
  await show();
  const row = within(await page.findByRole('row', { name: /^3/ }));
  expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/property/books/1760/3/journal',
    '/api/property/books/1760/3/datev',
  ]);
});

test('says plainly what comes first where no day was ever closed', async () => {
  await show(books({ ready: null, openFrom: day('2026-11-01'), hasClosedDays: false, accounts: [], batches: [] }));
  expect(await page.findByText('No day of this hotel is closed yet.')).toBeTruthy();
  expect(within(page.getByRole('main')).getByRole('link', { name: 'Counter' }).getAttribute('href')).toBe(
    '/h/1760/counter',
  );
});

test('makes a batch where every account is known', async () => {
  const [guests] = books().accounts;
  if (guests === undefined) throw new Error('no account');
  await show(books({ accounts: [guests] }), 'owner');
  expect(await page.findByRole('button', { name: 'Make the batch' })).toBeTruthy();
});

const apiOf = (replies: Replies = {}): FakeApi => fakeApi(replies);
const post = (api: FakeApi, form: string, fields: Record<string, string>) =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: '/h/1760/reports/books',
    params: { hotelId: '1760' },
    locale: 'en',
  });

test('keeps accounts as they were typed, and leaves out what stays the chart’s', async () => {
  const api = apiOf({
    setBookkeeping: { status: 200, body: { chart: 'own', datev: null, advanceTax: null, accounts: {} } },
  });
  const fields = {
    month: '2026-11',
    chart: 'skr04',
    adviser: '1001',
    client: '7',
    length: '4',
    taxName: 'MwSt.',
    taxRate: '7',
    'key-0': 'guests',
    'code-0': '',
    'key-1': 'revenue:fee:0',
    'code-1': '4999',
    'name-1': '',
    'tax-1': '',
  };
  const outcome = await post(api, 'accounts', fields);
  expect(outcome).toMatchObject({ kind: 'redirect' });
  expect(api.inputsOf('setBookkeeping')).toMatchObject([
    {
      body: {
        chart: 'skr04',
        datev: { adviser: 1001, client: 7, accountLength: 4 },
        advanceTax: { name: 'MwSt.', rate: 7 },
        accounts: { 'revenue:fee:0': { code: '4999', name: '4999', taxCode: '' } },
      },
    },
  ]);
  expect(await post(api, 'accounts', { ...fields, adviser: '12' })).toMatchObject({
    kind: 'again',
    status: 422,
    returned: { code: 'numbers_invalid' },
  });
  expect(await post(api, 'accounts', { ...fields, 'code-1': 'a;b' })).toMatchObject({
    returned: { code: 'code_invalid', fields: { 'code-1': 'a;b' } },
  });
});

test('says why a batch was not made', async () => {
  const api = apiOf({
    makeBookkeepingBatch: { status: 409, body: { code: 'accounts_missing', accounts: ['guests'] } },
  });
  const outcome = await post(api, 'batch', { month: '2026-11', key: 'one-key-of-a-batch' });
  expect(outcome).toMatchObject({ kind: 'again', status: 409, returned: { code: 'accounts_missing' } });
});
