import { press } from '@latchkey/testing/press';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { fireEvent, screen as page } from '@testing-library/react';
import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { onBookingPage, showBooking } from '../../testing/show-booking.tsx';
import { action } from './booking.action.ts';
import { atDesk, folioOf } from './booking.fixture.ts';

// Shows docs/rules.md: The account of a stay (Check-out).
onBookingPage();

type IfLeft = NonNullable<BookingAtDesk['ifCheckedOut']>;
const inHouse = (ifLeft: Partial<IfLeft> = {}, more: Partial<BookingAtDesk> = {}): BookingAtDesk =>
  atDesk({
    acts: ['check_out', 'undo_check_in'],
    arrivedAt: '2026-11-25T06:35:00.000Z',
    ifCheckedOut: { toPay: 18_000, toGiveBack: 0, nightsLeft: 0, ...ifLeft },
    ...more,
  });
const replies = { getFolio: { status: 200, body: folioOf() }, markDeparture: { status: 200, body: {} } };
const open = (booking: BookingAtDesk) => showBooking(booking, { search: '?open=check_out', replies });
const settle = () => press(page.getAllByRole('button', { name: 'Settle and check out' })[0] as HTMLElement);

test('who owes nothing and stays no longer leaves by one press', async () => {
  const { api } = await showBooking(inHouse({ toPay: 0 }, { toPay: 0 }), { replies });
  await press(page.getAllByRole('button', { name: 'Check out' })[0] as HTMLElement);
  expect(api.inputsOf('markDeparture')).toMatchObject([{ headers: { 'latchkey-seen': '4' } }]);
});

test('who owes is asked for the sum by name: cash, with its change', async () => {
  const { api } = await open(inHouse());
  const tag = await page.findByRole('complementary', { name: /Collect from .*Asha Rao.*₹18,000/ });
  expect(tag).toBeDefined();
  expect(page.getByRole('row', { name: /^ ?To pay ₹18,000$/ })).toBeDefined();
  expect(page.getAllByRole('row', { name: /Night, Teak King/ })).toHaveLength(3);
  fireEvent.input(page.getByRole('textbox', { name: /Cash given/ }), { target: { value: '20,000' } });
  expect(tag.textContent).toContain('₹2,000');
  await settle();
  expect(api.inputsOf('markDeparture')).toMatchObject([{ body: { payment: { method: 'cash' } } }]);
});

test('too little cash, and what stays open without a reason, are said and not sent', async () => {
  const { api } = await open(inHouse());
  fireEvent.input(await page.findByRole('textbox', { name: /Cash given/ }), { target: { value: '17,999' } });
  expect(page.getByText(/₹1.* short/)).toBeDefined();
  await settle();
  expect((await page.findByRole('alert')).textContent).toContain('less than what is to pay');
  fireEvent.click(page.getByRole('radio', { name: 'Leave open' }));
  await settle();
  expect((await page.findByText(/Say why/)).textContent).toContain('journal');
  expect(api.inputsOf('markDeparture')).toEqual([]);
  fireEvent.input(page.getByLabelText(/Why it stays open/), { target: { value: 'The company pays' } });
  await settle();
  expect(api.inputsOf('markDeparture')).toMatchObject([{ body: { owing: { reason: 'The company pays' } } }]);
});

test('what the hotel owes is given back with it, and nothing is on its way of cash', async () => {
  const { api } = await open(inHouse({ toPay: 0, toGiveBack: 1500 }, { toPay: 0 }));
  const tag = await page.findByRole('complementary', { name: /Give back to .*Asha Rao.*₹1,500/ });
  expect(tag.textContent).not.toContain('on its way');
  fireEvent.click(page.getByRole('radio', { name: 'Bank transfer' }));
  await settle();
  expect(api.inputsOf('markDeparture')).toMatchObject([{ body: { givenBack: { method: 'bank-transfer' } } }]);
});

test('who leaves early is told what becomes of the nights, and where fewer are charged', async () => {
  await open(inHouse({ toPay: 0, nightsLeft: 2 }, { toPay: 0 }));
  expect((await page.findByRole('region', { name: 'Early departure' })).textContent).toContain('Leaves 2 nights early');
  expect(page.getByRole('link', { name: 'Shorten the stay first' }).getAttribute('href')).toBe(
    '/h/1760/bookings/BCDF-2345?open=change&in=2026-11-25&out=2026-11-26',
  );
});

const post = (fields: Record<string, string>, reply: object) =>
  postForm(
    action,
    { act: 'check_out', seen: '4', key: 'a-key', currency: 'INR', due: '18000', ...fields },
    {
      form: 'act',
      api: signedInAs(sessionAt(courtyard()), { markDeparture: reply }),
      site: deskSite,
      path: '/h/1760/bookings/BCDF-2345',
      params: { hotelId: '1760', reference: 'BCDF-2345' },
    },
  );

test.each([
  [{ settle: 'cash', given: '100' }, 'given_short', 422],
  [{ settle: 'open' }, 'why_missing', 422],
  [{}, 'owes', 409],
])('without a script it is the same: %o', async (fields, code, status) => {
  const owes = { status: 409, body: { code: 'owes', currency: 'INR', toPay: 18_000, toGiveBack: 0 } };
  expect(await post(fields, owes)).toMatchObject({ kind: 'again', returned: { code }, status });
  expect(await post({ settle: 'card-terminal' }, { status: 200, body: {} })).toMatchObject({ kind: 'redirect' });
});
