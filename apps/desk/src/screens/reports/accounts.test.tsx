import type { OpenAccounts } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { newerReply } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { screen } from './reports.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: The account of a stay (Open accounts).

type Debtor = OpenAccounts['debtors'][number];

const day = (text: string) => text as LocalDate;
const stay = (reference: string, daysOpen: number, toPay: number, guestName = 'Asha Rao'): Debtor['stays'][number] => ({
  bookingId: `1760_${reference}` as Debtor['stays'][number]['bookingId'],
  reference,
  guestName,
  status: 'confirmed',
  departs: day('2026-11-01'),
  since: day('2026-11-01'),
  daysOpen,
  toPay,
});
const aged = (to30: number, to60 = 0) => ({ toPay: to30 + to60, byAge: { to30, to60, to90: 0, over90: 0 } });
const acme: Debtor = {
  kind: 'company',
  name: '=cmd|calc',
  taxId: '29ABCDE1234F1Z5',
  currency: 'INR',
  ...aged(2000, 6000),
  stays: [stay('BCDF-2345', 35, 6000), stay('GHJK-6789', 3, 2000, '+Ravi')],
};
const guest: Debtor = {
  kind: 'guest',
  name: 'Meera Iyer',
  currency: 'INR',
  ...aged(4000),
  stays: [stay('LMNP-2468', 2, 4000, 'Meera Iyer')],
};
const owed: OpenAccounts = {
  today: day('2026-12-06'),
  debtors: [acme, guest],
  totals: [{ currency: 'INR', ...aged(6000, 6000) }],
};
const answer = (accounts: OpenAccounts = owed) => ({ status: 200, body: { stays: [], accounts } });
const show = (reply: object = answer(), role: StaffRole = 'accountant') =>
  showScreen(screen, '/h/1760/reports/accounts', {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), { listLeftOwing: reply }),
  });
const section = async (name: string) => within(await page.findByRole('region', { name }));
const rowsOf = async (name: string) =>
  (await section(name)).getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
/** A sum of a table as its file has it. */
const figure = (text: string): string => text.replaceAll(/[₹,]/g, '');

test('lists debtors with their sums by age, each stay, and the total', async () => {
  const { api } = await show();
  expect(await rowsOf('By debtor')).toEqual([
    'Debtor,Owed,Kind,Tax number,Stays,Up to 30 days,31–60 days,61–90 days,Over 90 days'.split(','),
    ['=cmd|calc', '₹8,000', 'Company', '29ABCDE1234F1Z5', '2', '₹2,000', '₹6,000', '₹0', '₹0'],
    ['Meera Iyer', '₹4,000', 'Guest', '', '1', '₹4,000', '₹0', '₹0', '₹0'],
    ['All', '₹12,000', '', '', '3', '₹6,000', '₹6,000', '₹0', '₹0'],
  ]);
  expect((await rowsOf('By stay')).map((row) => [row[0], row[2], row[3], row[6], row[1]])).toEqual([
    ['Debtor', 'Booking', 'Guest', 'Days open', 'Owed'],
    ['=cmd|calc', 'BCDF-2345', 'Asha Rao', '35', '₹6,000'],
    ['=cmd|calc', 'GHJK-6789', '+Ravi', '3', '₹2,000'],
    ['Meera Iyer', 'LMNP-2468', 'Meera Iyer', '2', '₹4,000'],
    ['All', '', '', '', '₹12,000'],
  ]);
  expect(page.getByRole('link', { name: 'BCDF-2345' }).getAttribute('href')).toBe('/h/1760/bookings/BCDF-2345');
  expect(api.inputsOf('listLeftOwing')).toMatchObject([{ query: { by: 'debtor' } }]);
});

test('draws each debtor as long as its part of the largest, and says what the figures mean one press away', async () => {
  await show();
  const debtors = await section('By debtor');
  const bars = debtors.getAllByRole('row').map((row) => row.querySelector('i')?.style.getPropertyValue('--long'));
  expect(bars).toEqual([undefined, '1', '0.5', undefined]);
  const terms = debtors.getByText('What these figures mean').closest('details');
  expect(terms?.textContent).toContain('Money owed to one debtor never reduces what another has to pay.');
});

test('saves files with the rows of their tables, in which no name runs as a formula', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:here';
  });
  await show();
  const tables = [];
  for (const name of ['By debtor', 'By stay']) {
    tables.push(await rowsOf(name));
    (await section(name)).getByRole('button', { name: 'CSV' }).click();
  }
  const files = await Promise.all(saved.map(async (blob) => (await blob.text()).replace('\uFEFF', '').trimEnd()));
  const [debtors = [], stays = []] = files.map((file) =>
    file.split('\r\n').map((line) => line.slice(1, -1).split('","')),
  );
  expect(debtors).toEqual(
    tables[0]?.map(([name, ...rest]) => [name === '=cmd|calc' ? `'${name}` : name, ...rest.map(figure)]),
  );
  expect(stays[1]).toEqual(["'=cmd|calc", '6000', 'BCDF-2345', 'Asha Rao', '2026-11-01', '2026-11-01', '35']);
  expect(stays[2]?.slice(0, 4)).toEqual(["'=cmd|calc", '2000', 'GHJK-6789', "'+Ravi"]);
  expect(stays.map((row) => row[1])).toEqual(tables[1]?.map((row) => figure(row[1] ?? '')));
});

test('keeps currencies in tables of their own', async () => {
  await show(
    answer({
      ...owed,
      debtors: [guest, { ...acme, currency: 'EUR' }],
      totals: [
        { currency: 'INR', ...aged(4000) },
        { currency: 'EUR', ...aged(2000, 6000) },
      ],
    }),
  );
  const titles = (await page.findAllByRole('region', { name: 'By debtor' })).map((one) => within(one));
  expect(titles.map((one) => one.getAllByRole('row').length)).toEqual([3, 3]);
  expect(titles.map((one, at) => one.queryByText(['INR', 'EUR'][at] ?? '') !== null)).toEqual([true, true]);
});

test('says so where nobody owes anything', async () => {
  await show(answer({ ...owed, debtors: [], totals: [] }));
  expect(await page.findByText('All accounts of past stays are settled.')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('is missing for who may not read it', async () => {
  await show(newerReply(403, { code: 'not_allowed' }), 'housekeeping');
  expect(page.queryByText('Open accounts')).toBeNull();
});
