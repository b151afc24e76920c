import type { WholeBooking } from '@latchkey/api-contract/types';
import { hotelApi } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as status } from './status.screen.ts';

// Shows docs/rules.md: Security deposits (Said before it is agreed, Its end, Refused).

afterEach(cleanup);

type Deposit = NonNullable<WholeBooking['deposit']>;

const deposit = { amount: 20_000, captured: 0, firstDay: '2026-11-27', lastDay: '2026-11-29' } as Deposit;

test.each<[Deposit['state'], Partial<Deposit>, RegExp]>([
  [
    'due',
    {},
    /On .*27 Nov, ₹20,000 is held on your card as a security deposit and released by the end of .*29 Nov\. Nothing is charged unless/,
  ],
  ['held', {}, /₹20,000 is held on your card as a security deposit and released by the end of .*29 Nov/],
  ['capturing', { captured: 4000, reason: 'A broken window' }, /charged ₹4,000 of .* Its reason: A broken window\./],
  ['captured', { captured: 4000, reason: 'A broken window' }, /charged ₹4,000 of .* Its reason: A broken window\./],
  ['let_go', {}, /security deposit of ₹20,000 has been released, and nothing was charged/],
  ['ended', {}, /security deposit of ₹20,000 has been released, and nothing was charged/],
  ['failed', {}, /did not hold the security deposit of ₹20,000: the hotel will ask you for it/],
])('a security deposit that is %s is said to its guest', async (state, more, said) => {
  const guarantee = { card: 'kept', last4: '4242', most: 8064, due: 0, isAsked: false } as const;
  const booking = {
    ...wholeBooking,
    payment: { mode: 'online', plan: 'guarantee' },
    amountPaid: 0,
    guarantee,
    deposit: { ...deposit, state, ...more },
  } as const;
  await showScreen(status, `/bookings/${wholeBooking.bookingId}`, {
    words: loadWords,
    api: hotelApi({ getBooking: { status: 200, body: { access: 'whole', booking } } }),
  });
  const part = await screen.findByText(
    (_, element) => element?.tagName === 'P' && said.test(element.textContent ?? ''),
  );
  expect(part).toBeDefined();
});
