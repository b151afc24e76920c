import { press } from '@latchkey/testing/press';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import type { BookingAtDesk, PropertyFolio } from '@latchkey/api-contract/types';
import { expect, test, vi } from 'vitest';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { onBookingPage, showBooking } from '../../testing/show-booking.tsx';
import { action } from './booking.action.ts';
import { atDesk, folioOf } from './booking.fixture.ts';

// Shows docs/rules.md: The account of a stay (At the desk, One account, Payers, Added and never changed).
onBookingPage();

const balance = { charges: 0, paid: 0, givenBack: 0, balance: 0, toPay: 0, toGiveBack: 0 };
const [night] = folioOf().lines;
const posted = {
  ...(night as PropertyFolio['lines'][number]),
  id: 'bar',
  kind: 'extra' as const,
  source: 'posted' as const,
  amount: 650,
  payerId: 'acme',
  subject: { name: 'Bar' },
  by: 'Devi',
};
const reversal = { ...posted, id: 'bar-back', amount: -650, reverses: 'bar', reason: 'Typed twice' };
const payers = [
  ...folioOf().payers,
  { payerId: 'acme', kind: 'company' as const, name: 'Example Traders', balance: { ...balance, toPay: 1300 } },
];
const show = (more: Partial<PropertyFolio>, role: 'reception' | 'accountant' = 'reception') =>
  showBooking(atDesk(), {
    role,
    replies: {
      getFolio: { status: 200, body: folioOf(more) },
      postToFolio: { status: 200, body: folioOf() },
      reverseFolioLine: { status: 200, body: folioOf() },
      moveFolioLines: { status: 200, body: folioOf() },
    },
  });
const folio = async () => within(await page.findByRole('region', { name: 'Folio' }));

test('each line has its payer’s letter, what was reversed stays struck, and who owes what is said', async () => {
  await show({ lines: [...folioOf().lines, posted, reversal], payers });
  const part = await folio();
  const struck = part.getByRole('row', { name: /^\S+ \d+ Nov Bar|Bar Devi/ });
  expect(struck.textContent).toContain('Payer B');
  expect(part.getByText(/Typed twice/)).toBeDefined();
  expect(part.getByText('Example Traders').closest('li')?.textContent).toContain('₹1,300 to pay');
  expect(part.queryByText('Reverse a line'), 'what is reversed already is reversed once').toBeNull();
});

test('what is held on a card stands beside the account: its sum is in no column that adds up', async () => {
  const held = { ...posted, kind: 'deposit_held' as const, source: 'ledger' as const, amount: 30_000, subject: {} };
  await show({ lines: [...folioOf().lines, held] });
  const row = (await folio()).getByRole('row', { name: /Security deposit, held/ });
  expect(within(row).getByRole('rowheader').textContent).toContain('30,000');
  expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('');
});

test.each([
  ['a guest in house', { arrivedAt: '2026-11-25T06:35:00.000Z' }, 6000, 'By tonight: ₹6,000'],
  ['whose first night is paid', { arrivedAt: '2026-11-25T06:35:00.000Z' }, 0, 'By tonight: ₹0'],
  ['who leaves today', { arrivedAt: '2026-11-25T06:35:00.000Z' }, 18_000, null],
  ['who has yet to come', {}, 6000, null],
  ['who has left', { arrivedAt: '2026-11-25T06:35:00.000Z', leftAt: '2026-11-26T06:35:00.000Z' }, 6000, null],
])('what is owed by tonight is said where it differs from the stay: %s', async (_, more, toPay, said) => {
  const today = { ...folioOf().balance, toPay };
  await showBooking(atDesk(more), { replies: { getFolio: { status: 200, body: folioOf({ today }) } } });
  expect((await folio()).queryByText(/By tonight/)?.textContent ?? null).toBe(said);
});

const transfer = (amount: number, more: object) => ({
  ...posted,
  kind: 'transfer' as const,
  amount,
  subject: {},
  at: '2026-11-25T07:00:00.000Z',
  ...more,
});

test('what one act moves is one line for each payer, with its sum; moves by other acts stay apart', async () => {
  const moves = [
    transfer(-6000, { id: 'm1', payerId: 'guest' }),
    transfer(6000, { id: 'm2' }),
    transfer(-150, { id: 'm3', payerId: 'guest', subject: { name: 'CGST' } }),
    transfer(150, { id: 'm4', subject: { name: 'CGST' } }),
    transfer(-200, { id: 'm5', payerId: 'guest', at: '2026-11-25T08:00:00.000Z' }),
    transfer(200, { id: 'm6', at: '2026-11-25T08:00:00.000Z' }),
  ];
  await show({ lines: [...folioOf().lines, ...moves], payers });
  const rows = (await folio()).getAllByRole('row', { name: /Moved/ }).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Moved.*2 lines.*Payer A.*−₹6,150/),
    expect.stringMatching(/Moved.*2 lines.*Payer B.*₹6,150/),
    expect.stringMatching(/Moved(?!.*lines).*Payer A.*−₹200/),
    expect.stringMatching(/Moved(?!.*lines).*Payer B.*₹200/),
  ]);
});

test('a charge is put on it with its tax, once for a press', async () => {
  const { api } = await show({});
  const part = await folio();
  const form = within(part.getAllByText('Add a charge')[0]?.closest('details') as HTMLElement);
  fireEvent.input(form.getByLabelText('What for'), { target: { value: 'Bar' } });
  fireEvent.input(form.getByLabelText(/Sum in/), { target: { value: '650' } });
  fireEvent.input(form.getByLabelText(/Tax included/), { target: { value: 'GST' } });
  fireEvent.input(form.getByLabelText(/Tax rate/), { target: { value: '5' } });
  await press(form.getByRole('button', { name: 'Add a charge', hidden: true }));
  expect(api.inputsOf('postToFolio')).toMatchObject([
    {
      headers: { 'latchkey-seen': '4' },
      body: { kind: 'extra', name: 'Bar', amount: 650, tax: { name: 'GST', percent: 5 } },
    },
  ]);
});

test('who only reads it has no act', async () => {
  await show({}, 'accountant');
  expect((await folio()).queryByText('Add a charge')).toBeNull();
});

const post = (fields: Record<string, string>, replies: object) =>
  postForm(
    action,
    { seen: '4', key: 'a-key.x', currency: 'INR', ...fields },
    {
      form: 'folio',
      api: signedInAs(sessionAt(courtyard()), replies),
      site: deskSite,
      path: '/h/1760/bookings/BCDF-2345',
      params: { hotelId: '1760', reference: 'BCDF-2345' },
    },
  );
const done = { status: 200, body: {} };

test.each([
  [{ what: 'adjust', sum: '500', why: 'Hot water failed' }, { postToFolio: done }],
  [{ what: 'reverse', line: 'bar', why: 'Typed twice' }, { reverseFolioLine: done }],
  [{ what: 'payer', name: 'Example Traders', kind: 'company' }, { addFolioPayer: done }],
  [{ what: 'move', from: 'guest', to: 'acme', part: 'room 0' }, { moveFolioLines: done }],
  [{ what: 'move', from: 'guest', to: 'acme', part: 'percent', percent: '50' }, { moveFolioLines: done }],
  [{ what: 'transfer', line: 'bar', other: 'GHJK-6789', why: 'Next door' }, { transferFolioLines: done }],
])('without a script it is done, and leads back to the folio: %o', async (fields, replies) =>
  expect(await post(fields, replies)).toEqual({ kind: 'redirect', to: '/h/1760/bookings/BCDF-2345#folio' }),
);

test.each([
  [{ what: 'adjust', sum: '500', why: '' }, {}, 'folio_reason_missing', 422],
  [{ what: 'charge', sum: 'much', name: 'Bar' }, {}, 'folio_sum_missing', 422],
  [{ what: 'move', from: 'guest', to: 'acme', part: 'percent', percent: '0' }, {}, 'folio_line_missing', 422],
  [
    { what: 'adjust', sum: '500', why: 'x' },
    { postToFolio: { status: 409, body: { code: 'below_zero' } } },
    'folio_below_zero',
    409,
  ],
  [
    { what: 'transfer', line: 'bar', other: 'X', why: 'x' },
    { transferFolioLines: { status: 404, body: { code: 'not_found' } } },
    'folio_no_other_stay',
    422,
  ],
])('what was not done comes back with what was typed: %o', async (fields, replies, code, status) =>
  expect(await post(fields, replies)).toMatchObject({
    kind: 'again',
    returned: { code, fields: { key: 'a-key' } },
    status,
  }),
);

test('the last link to pay says what has become of it, and is copied while it waits', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(copied.push(text)) };
  vi.stubGlobal('navigator', { language: 'en', userAgent: navigator.userAgent, clipboard });
  const url = 'https://sandalwood.example/checkout/one';
  const link = { at: '2026-11-24T06:35:00.000Z', amount: 18_000, state: 'waiting' as const, url };
  const open = (more: Partial<BookingAtDesk>) =>
    showBooking(atDesk(more), { replies: { getFolio: { status: 200, body: folioOf() } } });
  await open({ amountPayable: 17_000, linkToPay: link });
  const part = await folio();
  expect(part.getByText(/Link to pay ₹18,000, sent/).textContent).toContain('₹17,000 can be paid with it.');
  await press(await part.findByRole('button', { name: 'Copy the link' }));
  expect(copied).toEqual([url]);
  expect(await part.findByRole('button', { name: 'Copied' })).toBeDefined();
  for (const [state, said] of [
    ['paid', 'It has been paid.'],
    ['over', 'Nothing is left to pay with it.'],
  ] as const) {
    cleanup();
    await open({ amountPayable: 0, linkToPay: { ...link, state } });
    const settled = await folio();
    expect(settled.getByText(said)).toBeDefined();
    expect(settled.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  }
});
