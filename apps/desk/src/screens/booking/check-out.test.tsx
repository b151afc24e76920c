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

const acme = { ...folioOf().balance, toPay: 0 };
const company = { payerId: 'acme', kind: 'company', name: 'Acme Ltd', address: 'MG Road 1', balance: acme } as const;
const withPayers = (more: object) => {
  const folio = folioOf();
  const body = { ...folio, payers: [...folio.payers, { ...company, ...more }] };
  return showBooking(inHouse(), {
    search: '?open=check_out',
    replies: { ...replies, getFolio: { status: 200, body } },
  });
};

test('a company that pays parts of it can have the rest on its account', async () => {
  const { api } = await withPayers({});
  fireEvent.click(await page.findByRole('radio', { name: 'Company’s account' }));
  await settle();
  expect(api.inputsOf('markDeparture')).toMatchObject([{ body: { company: { payerId: 'acme' } } }]);
});

test('a company that pays a part of it has that on its account, and the guest is asked for the rest', async () => {
  const { api } = await withPayers({ balance: { ...acme, toPay: 17_000 } });
  const tag = await page.findByRole('complementary', { name: /Collect from .*Asha Rao.*₹1,000/ });
  expect(tag.textContent).toContain('₹17,000 goes on the account of Acme Ltd');
  fireEvent.input(page.getByRole('textbox', { name: /Cash given/ }), { target: { value: '1,000' } });
  await settle();
  expect(api.inputsOf('markDeparture')).toMatchObject([
    { body: { company: { payerId: 'acme' }, payment: { method: 'cash' } } },
  ]);
});

test('where a company pays all of it, nothing is asked of the guest', async () => {
  const { api } = await withPayers({ balance: { ...acme, toPay: 18_000 } });
  expect(await page.findByRole('complementary', { name: /Asha Rao.*has nothing to pay/ })).toBeDefined();
  await press(page.getAllByRole('button', { name: 'Check out' })[0] as HTMLElement);
  expect(api.inputsOf('markDeparture')).toMatchObject([{ body: { company: { payerId: 'acme' } } }]);
});

test('a company without an address or a number has no account, and the way to add one is named', async () => {
  await withPayers({ address: undefined });
  expect(await page.findByRole('link', { name: 'Go to the account' })).toBeDefined();
  expect(page.queryByRole('radio', { name: 'Company’s account' })).toBeNull();
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

const early = {
  currency: 'INR',
  booked: 18_000,
  most: 12_000,
  options: [
    {
      keep: 'terms',
      kept: 6000,
      charged: 12_000,
      unused: -12_000,
      toPay: 12_000,
      toGiveBack: 0,
      online: 0,
      onItsWay: 0,
      others: [],
    },
    {
      keep: 'nothing',
      kept: 0,
      charged: 6000,
      unused: -12_000,
      toPay: 6000,
      toGiveBack: 0,
      online: 0,
      onItsWay: 0,
      others: [],
    },
    {
      keep: 'all',
      kept: 12_000,
      charged: 18_000,
      unused: -12_000,
      toPay: 18_000,
      toGiveBack: 0,
      online: 0,
      onItsWay: 0,
      others: [],
    },
  ],
} as const;
const openEarly = (search: string, options: readonly object[] = early.options) =>
  showBooking(inHouse({ nightsLeft: 2 }), {
    search: `?open=check_out${search}`,
    replies: {
      ...replies,
      departEarly: { status: 200, body: {} },
      quoteEarlyDeparture: { status: 200, body: { ...early, options } },
    },
  });

test('who leaves early is charged by the terms unless another choice is pressed, and the account ends in its sum', async () => {
  const { api } = await openEarly('');
  const chosen = await page.findByRole('link', { current: true, name: /^Charge/ });
  expect(chosen.textContent).toContain('Charge by the terms');
  expect(page.getByRole('link', { name: /Charge none of them/ }).getAttribute('href')).toContain('keep=nothing');
  expect(page.getByRole('row', { name: /Unused nights, taxes included.*₹12,000/ })).toBeDefined();
  expect(page.getByRole('row', { name: /^ ?To pay ₹12,000$/ })).toBeDefined();
  await settle();
  expect(api.inputsOf('departEarly')).toMatchObject([
    { body: { early: { keep: 'terms', charged: 12_000 }, payment: { method: 'cash' } } },
  ]);
  expect(api.inputsOf('markDeparture')).toEqual([]);
});

test('choices that come to the same are one, by the terms', async () => {
  await openEarly('', [early.options[0], { ...early.options[0], keep: 'all' }]);
  expect(await page.findAllByRole('link', { name: /^Charge/ })).toHaveLength(1);
});

test('a sum of the hotel’s own is shown by the engine before, and says why', async () => {
  const own = {
    keep: 'sum',
    kept: 2000,
    charged: 8000,
    unused: -12_000,
    toPay: 8000,
    toGiveBack: 0,
    online: 0,
    onItsWay: 0,
    others: [],
  };
  const { api } = await openEarly('&keep=sum&sum=2,000', [...early.options, own]);
  expect(api.inputsOf('quoteEarlyDeparture')).toMatchObject([{ query: { sum: 2000 } }]);
  expect(await page.findByRole('complementary', { name: /Collect from .*₹8,000/ })).toBeDefined();
  await settle();
  expect(api.inputsOf('departEarly')).toEqual([]);
  fireEvent.input(page.getByLabelText(/Why this sum/), { target: { value: 'Half a day' } });
  await settle();
  expect(api.inputsOf('departEarly')).toMatchObject([
    { body: { early: { keep: 'sum', sum: 2000, why: 'Half a day', charged: 8000 } } },
  ]);
});

test('a sum above what the nights cost is said, and the terms stay chosen', async () => {
  await openEarly('&keep=sum&sum=12,001');
  expect((await page.findByText(/Write a sum of/)).textContent).toContain('₹12,000');
  expect(page.getByRole('link', { current: true, name: /^Charge/ }).textContent).toContain('Charge by the terms');
});

const post = (fields: Record<string, string>, reply: object) =>
  postForm(
    action,
    { act: 'check_out', seen: '4', key: 'a-key', currency: 'INR', due: '18000', ...fields },
    {
      form: 'act',
      api: signedInAs(sessionAt(courtyard()), { markDeparture: reply, departEarly: reply }),
      site: deskSite,
      path: '/h/1760/bookings/BCDF-2345',
      params: { hotelId: '1760', reference: 'BCDF-2345' },
    },
  );

test.each([
  [{ settle: 'cash', given: '100' }, 'given_short', 422],
  [{ settle: 'open' }, 'why_missing', 422],
  [{ settle: 'cash', keep: 'sum', kept: '10', charged: '10' }, 'why_missing', 422],
  [{ keep: 'terms', charged: '12000' }, 'owes', 409],
  [{}, 'owes', 409],
])('without a script it is the same: %o', async (fields, code, status) => {
  const owes = { status: 409, body: { code: 'owes', currency: 'INR', toPay: 18_000, toGiveBack: 0 } };
  expect(await post(fields, owes)).toMatchObject({ kind: 'again', returned: { code }, status });
  expect(await post({ settle: 'card-terminal' }, { status: 200, body: {} })).toMatchObject({ kind: 'redirect' });
});
