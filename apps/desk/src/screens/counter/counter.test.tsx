import type { StaffRole } from '@latchkey/booking-core/staff';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { counterOf, daysOf, reportOf, shiftOf } from './counter.fixture.ts';
import { screen } from './counter.screen.ts';

afterEach(cleanup);

// Shows docs/rules.md: The counter (Drawer, End of the day, Later changes).

const show = (replies: object = {}, path = '/h/1760/counter', role: StaffRole = 'reception') =>
  showScreen(screen, path, {
    words: loadWords,
    site: deskSite,
    api: signedInAs(sessionAt(courtyard(role)), {
      getCounter: { status: 200, body: counterOf() },
      listDays: { status: 200, body: daysOf() },
      ...replies,
    }),
  });
const body = <T,>(of: T) => ({ status: 200, body: of });

test('offers to open a drawer, and says where cash goes without one', async () => {
  await show();
  expect(await page.findByRole('button', { name: 'Open cash drawer' })).toBeTruthy();
  expect(document.body.textContent).toContain('belongs to no shift');
});

test('hides what is expected until it was counted, and multiplies while one counts', async () => {
  await show({ getCounter: body(counterOf({ own: shiftOf() })) });
  expect((await page.findByRole('complementary')).textContent).toContain('shown once you have counted');
  expect(document.body.textContent).toContain('2 payments by guests in cash, shown after the count');
  fireEvent.input(page.getByLabelText('Number of ₹500'), { target: { value: '22' } });
  expect(document.querySelector('#count')?.textContent).toContain('Counted ₹11,000');
});

test('a count that differs names the difference on the button and asks for a reason', async () => {
  const account = {
    taken: 9700,
    given: 0,
    paidIn: 0,
    paidOut: 360,
    dropped: 0,
    expected: 14_340,
    counted: 14_140,
    difference: -200,
  };
  await show({ getCounter: body(counterOf({ own: shiftOf({ account }) })) });
  const tag = within(await page.findByRole('complementary'));
  expect(tag.getByRole('button', { name: 'Close drawer, ₹200 short' })).toBeTruthy();
  expect(tag.getByRole('textbox', { name: 'Reason for the difference' })).toBeTruthy();
  expect(tag.getByText('Expected ₹14,340')).toBeTruthy();
});

test('lists what is open before the day ends, each stay a way to it', async () => {
  const stay = { reference: 'X3JN-KCZM', guestName: 'Oliver Brandt', date: daysOf().today };
  const cases = {
    ...daysOf().cases,
    arrivals: [stay],
    open: [{ ...stay, toPay: 0, toGiveBack: 500 }],
    cash: [{ at: '2026-11-25T05:00:00.000Z', amount: 1200, reference: 'JCMK-48FP', by: null }],
  };
  await show({ listDays: body(daysOf({ cases })) });
  const end = within(await page.findByRole('region', { name: 'End of day' }));
  expect(end.getByText('1 arrival has not come')).toBeTruthy();
  expect(end.getByText('₹500 to give back')).toBeTruthy();
  expect(end.getByText('Cash without a drawer: ₹1,200')).toBeTruthy();
  expect(end.getByText('Everyone due out has left')).toBeTruthy();
  expect(end.getByRole('button', { name: 'End Wed 25 Nov' })).toBeTruthy();
  expect(end.queryByRole('combobox')).toBeNull();
});

test('lets the management set the hour, and the accountant read alone', async () => {
  await show({}, '/h/1760/counter', 'manager');
  expect(await page.findByRole('combobox', { name: 'The day ends automatically at' })).toBeTruthy();
  cleanup();
  await show({ getCounter: body(counterOf({ hasDrawer: false })) }, '/h/1760/counter', 'accountant');
  await page.findByRole('region', { name: 'End of day' });
  expect(page.queryByRole('button', { name: /End|Open/ })).toBeNull();
});

test('draws the sealed report of a day, with what is of days before', async () => {
  await show({ getDayReport: body(reportOf()) }, '/h/1760/counter?day=2026-11-25', 'accountant');
  const text = (await page.findByRole('article')).textContent;
  for (const said of [
    'No. 7',
    'closed automatically',
    '₹18,000',
    'CGST 2.5%',
    '₹9,000 − ₹500',
    'JCMK-48FP',
    'X3JN-KCZM',
    'abc',
    'def',
  ])
    expect(text).toContain(said);
  expect(page.queryByRole('region', { name: 'Security deposit' }), 'of a day without one').toBeNull();
});

test('draws what was held, taken and released of security deposits in a day', async () => {
  const deposits = { held: 5000, kept: 1200, returned: 3800 };
  await show({ getDayReport: body(reportOf({ deposits })) }, '/h/1760/counter?day=2026-11-25', 'accountant');
  const rows = (await page.findByRole('region', { name: 'Security deposit' })).querySelectorAll('dd');
  expect([...rows].map((row) => row.textContent)).toEqual(['₹5,000', '₹1,200', '₹3,800']);
});
