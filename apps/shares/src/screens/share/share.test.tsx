import type { PayersShare } from '@latchkey/api-contract/types';
import { hotelApi } from '@latchkey/testing/fake-api';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { action } from './share.action.ts';
import { screen } from './share.screen.ts';

afterEach(cleanup);

const shareId = '1760_q3X0mJ6mV0Kx8m2b5r1c9w';
const share: PayersShare = {
  hotelId: 1760,
  stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' } as PayersShare['stay'],
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  state: 'open',
  amount: 1120,
  payable: 1120,
  until: '2026-12-01T07:30:00Z',
  paid: 0,
  refunded: 0,
  isPaymentPending: false,
  failureReason: null,
};
const shown = async (given: Partial<PayersShare> = {}) => {
  const api = hotelApi({
    getShare: { status: 200, body: { ...share, ...given } },
    createShareOrder: { status: 409, body: { code: 'share_not_open' } },
  });
  await showScreen(screen, `/checkout/share/${shareId}`, { words: loadWords, api });
  return api;
};

test.each([
  ['open', 'Your share of the stay.'],
  ['declined', 'You have declined this share.'],
  ['paid', 'Your share is paid. Thank you.'],
  ['withdrawn', 'This share was withdrawn.'],
  ['lapsed', 'The time for this share is over.'],
  ['over', 'There is nothing left to pay.'],
] as const)('a share that is %s says so', async (state, title) => {
  await shown({ state, payable: state === 'open' || state === 'declined' ? 1120 : 0 });
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(page.queryAllByRole('button', { name: /^Pay/ })).toHaveLength(
    state === 'open' || state === 'declined' ? 1 : 0,
  );
});

const of: NonNullable<PayersShare['of']> = {
  rooms: [
    { roomTypeId: 'teak-king', roomName: 'Teak King', adults: 2, children: 1, infants: 0 },
    { roomTypeId: 'gone', roomName: 'Garden Room', adults: 1, children: 0, infants: 0 },
  ],
  checkInTime: '12:00',
  checkOutTime: '11:00',
  total: 10_080,
  cancelling: [
    { until: '2026-11-29T06:30:00Z', fee: 0 },
    { until: '2026-12-02T06:30:00Z', fee: 5040 },
  ],
  shares: 9,
  paidShares: 3,
};

test('who pays reads the stay and the rules that the checkbox speaks of', async () => {
  await shown({ of });
  const stay = within(await page.findByRole('region', { name: 'The stay' }));
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
  const facts = stay
    .getAllByRole('term')
    .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);
  expect(facts).toEqual([
    ['Room', 'Teak King · Garden Room'],
    ['Guests', '3 adults, 1 child'],
    ['Check-in', 'Wed 2 Dec, 12 noon'],
    ['Check-out', 'Fri 4 Dec, 11 am'],
    ['Address', '14, 7th Cross, Indiranagar, Bengaluru 560038'],
    ['Who has paid', '3 of 9 shares'],
  ]);
  const rules = within(page.getByRole('region', { name: 'If the stay is cancelled' }));
  expect(rules.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Until Sun 29 Nov, 12 noon the hotel keeps nothing.',
    'Until Wed 2 Dec, 12 noon the hotel keeps ₹5,040 of the ₹10,080 that the whole stay costs.',
  ]);
  expect(page.getByRole('checkbox', { name: /cancellation rules on this page/ })).toBeDefined();
});

test('of an engine that does not tell the stay, a share is shown without it', async () => {
  await shown();
  expect(await page.findByRole('heading', { level: 1, name: 'Your share of the stay.' })).toBeDefined();
  expect(page.queryByRole('region', { name: 'The stay' })).toBeNull();
});

test('while a payment is on its way nothing can be paid', async () => {
  await shown({ isPaymentPending: true });
  expect(await page.findByRole('heading', { level: 1, name: 'Please don’t pay again.' })).toBeDefined();
  expect(page.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('three fields are asked for before the engine is', async () => {
  const api = await shown();
  await userEvent.click(await page.findByRole('button', { name: /^Pay/ }));
  expect(page.getByText('Please agree before you pay.')).toBeDefined();
  expect(api.inputsOf('createShareOrder')).toEqual([]);
  await userEvent.type(page.getByRole('textbox', { name: 'Your name' }), 'Noor Amin');
  await userEvent.type(page.getByRole('textbox', { name: 'Your email' }), 'noor@example.com');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: /^Pay/ }));
  expect(await page.findByRole('alert')).toBeDefined();
  expect(api.inputsOf('createShareOrder')).toMatchObject([
    { query: { amount: 1120 }, body: { name: 'Noor Amin', email: 'noor@example.com', agreed: true, language: 'en' } },
  ]);
});

test('declining leads back to the page, which says so', async () => {
  const api = hotelApi({ declineShare: { status: 200, body: { ...share, state: 'declined' } } });
  expect(await postForm(action, {}, { form: 'decline', params: { shareId }, api })).toEqual({
    kind: 'redirect',
    to: `/checkout/share/${shareId}`,
  });
  // Paying needs a script: the form's input is in no address.
  expect(await postForm(action, { name: 'Noor' }, { form: 'pay', params: { shareId } })).toMatchObject({
    kind: 'redirect',
    to: expect.stringMatching(/\?notice=sdk_not_loaded$/),
  });
  expect(await postForm(action, {}, { form: 'other', params: { shareId } })).toEqual({ kind: 'unknown_form' });
});
