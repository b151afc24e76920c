import type { BookingAtDesk } from '@latchkey/api-contract/types';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './booking.action.ts';
import { atDesk } from './booking.fixture.ts';
import { screen } from './booking.screen.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Deposit = NonNullable<BookingAtDesk['deposit']>;

const deposit = (more: Partial<Deposit> = {}): Deposit =>
  ({
    state: 'held',
    amount: 20_000,
    captured: 0,
    firstDay: '2026-11-25',
    lastDay: '2026-11-28',
    endsAt: '2026-11-29T20:30:00.000Z',
    ...more,
  }) as Deposit;

const show = async (more: Partial<Deposit> = {}, replies: object = {}, role: StaffRole = 'reception') => {
  const api = signedInAs(sessionAt(courtyard(role)), {
    getPropertyBooking: { status: 200, body: atDesk({ deposit: deposit(more) }) },
    listJournal: { status: 200, body: { lines: [] } },
    ...replies,
  });
  await showScreen(screen, '/h/1760/bookings/BCDF-2345', { words: loadWords, site: deskSite, api });
  const region = await page.findByRole('region', { name: 'Security deposit' });
  return { api, part: within(region), text: () => region.textContent ?? '' };
};

test('says what is held, until when, and when the bank would end it', async () => {
  const { text } = await show();
  expect(text()).toMatch(/₹20,000, held until the end of .*28 Nov/);
  expect(text()).toMatch(/The bank holds it until .*30 Nov, 2\sam at the longest/);
});

test('a sum of it is taken for a reason, once, and the desk sees that it is under way', async () => {
  const { api, part, text } = await show({}, { captureDeposit: { status: 200, body: {} } });
  fireEvent.input(part.getByRole('textbox', { name: /Sum to take/ }), { target: { value: '4,000' } });
  fireEvent.input(part.getByRole('textbox', { name: /Reason/ }), { target: { value: 'A broken window' } });
  const taken = deposit({ state: 'capturing', captured: 4000, reason: 'A broken window' });
  api.answer('getPropertyBooking', { status: 200, body: atDesk({ deposit: taken }) });
  await press(part.getByRole('button', { name: 'Take the sum' }));
  expect(api.inputsOf('captureDeposit')).toMatchObject([
    {
      params: { booking: 'BCDF-2345' },
      body: { amount: 4000, reason: 'A broken window' },
      headers: { 'latchkey-seen': '4', 'idempotency-key': expect.any(String) },
    },
  ]);
  await waitFor(() => expect(text()).toMatch(/₹4,000 is being taken: A broken window/));
  expect(page.queryByRole('button', { name: 'Take the sum' })).toBeNull();
});

test.each([
  ['', 'A broken window', {}, /Write the sum/],
  ['5', '', {}, /guest reads the reason/],
  ['5', 'x', { status: 409, body: { code: 'above_held' } }, /more than is held/],
  ['5', 'x', { status: 409, body: { code: 'not_held' } }, /no longer held/],
  ['5', 'x', { status: 409, body: { code: 'changed' } }, /was changed by someone else/],
  ['5', 'x', { status: 403, body: { code: 'not_allowed' } }, /may not do this/],
  ['5', 'x', { status: 403, body: { code: 'above_bound' } }, /above your role’s limit/],
  ['5', 'x', { status: 403, body: { code: 'prove_again' } }, /Sign in again/],
])('of %s because of %s nothing is taken where %o', async (sum, why, reply, said) => {
  const { part } = await show({}, { captureDeposit: reply });
  fireEvent.input(part.getByRole('textbox', { name: /Sum to take/ }), { target: { value: sum } });
  fireEvent.input(part.getByRole('textbox', { name: /Reason/ }), { target: { value: why } });
  fireEvent.submit(part.getByRole('textbox', { name: /Reason/ }));
  expect((await part.findByRole('alert')).textContent).toMatch(said);
});

test('it is let go by one press', async () => {
  const { api, part } = await show({}, { letDepositGo: { status: 200, body: {} } });
  await press(part.getByRole('button', { name: 'Release deposit' }));
  expect(api.inputsOf('letDepositGo')).toMatchObject([{ params: { booking: 'BCDF-2345' } }]);
});

test.each<[Deposit['state'], RegExp]>([
  ['due', /to be held on/],
  ['captured', /of ₹20,000 taken/],
  ['letting_go', /released/],
  ['let_go', /released/],
  ['ended', /ended by the bank/],
  ['failed', /not held by the bank: ask the guest/],
])('of one that is %s nothing can be taken', async (state, said) => {
  const { part, text } = await show({ state });
  expect(text()).toMatch(said);
  expect(part.queryByRole('button')).toBeNull();
});

test('who only reads sees it, and takes nothing', async () => {
  const { part } = await show({}, {}, 'accountant');
  expect(part.queryByRole('button')).toBeNull();
});

test.each([
  [
    { what: 'take', sum: '4,000', why: 'A broken window' },
    { captureDeposit: { status: 200, body: {} } },
    { kind: 'redirect', to: '/h/1760/bookings/BCDF-2345?lang=de#deposit' },
  ],
  [
    { what: 'take', sum: '4,000', why: '' },
    {},
    { kind: 'again', status: 422, returned: { fields: { sum: '4,000', deposit: 'deposit_reason_missing' } } },
  ],
  [
    { what: 'let_go' },
    { letDepositGo: { status: 401, body: { code: 'invalid_key' } } },
    { kind: 'redirect', to: '/sign-in?to=%2Fh%2F1760%2Fbookings%2FBCDF-2345&lang=de' },
  ],
])('without a script %o is posted, and leads back', async (fields, replies, outcome) =>
  expect(
    await postForm(action, { seen: '4', key: 'a-key-of-it', currency: 'INR', ...fields } as Record<string, string>, {
      form: 'deposit',
      api: signedInAs(sessionAt(courtyard()), replies),
      site: deskSite,
      path: '/h/1760/bookings/BCDF-2345',
      params: { hotelId: '1760', reference: 'BCDF-2345' },
      locale: 'de',
    }),
  ).toMatchObject(outcome),
);
