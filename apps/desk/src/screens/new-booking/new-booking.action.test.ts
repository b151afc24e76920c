import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './new-booking.action.ts';

const booked = { status: 201, body: { reference: 'BCDF-2345', total: 6510 } };
const apiOf = (replies: object = {}): FakeApi =>
  fakeApi({ bookAtProperty: booked, recordPayment: { status: 200, body: {} }, ...replies } as Replies);
const typed = { name: 'Neha Kulkarni', contact: '+91 99000 11223', way: 'later', language: 'hi' };
const post = (fields: Readonly<Record<string, string>>, api: FakeApi = apiOf()) =>
  postForm(
    action,
    { quote: '1760_quote', key: 'pressed-1', until: '2026-11-27T12:30:00.000Z', ...typed, ...fields },
    { form: 'book', api, site: deskSite, path: '/h/1760/new', params: { hotelId: '1760' }, locale: 'en' },
  );

test('books the quote for who is named, and leads to the booking', async () => {
  const api = apiOf();
  expect(await post({}, api)).toEqual({ kind: 'redirect', to: '/h/1760/bookings/BCDF-2345' });
  expect(api.inputsOf('bookAtProperty')).toMatchObject([
    {
      headers: { 'idempotency-key': 'pressed-1', 'latchkey-hotel': '1760' },
      body: {
        quoteToken: '1760_quote',
        guest: { fullName: 'Neha Kulkarni', phone: '+91 99000 11223' },
        locale: 'hi',
        pays: 'at_property',
      },
    },
  ]);
  expect(api.inputsOf('recordPayment')).toEqual([]);
});

test('a contact with an at sign is a mail address', async () => {
  const api = apiOf();
  await post({ contact: 'neha@example.com' }, api);
  expect(api.inputsOf('bookAtProperty')).toMatchObject([
    { body: { guest: { fullName: 'Neha Kulkarni', email: 'neha@example.com' } } },
  ]);
});

test.each(['cash', 'card-terminal', 'bank-transfer'])('what is paid by %s is recorded once, whole', async (way) => {
  const api = apiOf();
  await post({ way }, api);
  expect(api.inputsOf('recordPayment')).toMatchObject([
    {
      headers: { 'idempotency-key': 'pressed-1-paid' },
      params: { booking: 'BCDF-2345' },
      body: { amount: 6510, method: way },
    },
  ]);
});

test('a booking whose payment could not be recorded is booked all the same', async () => {
  const api = apiOf({ recordPayment: offline });
  expect(await post({ way: 'cash' }, api)).toMatchObject({ to: '/h/1760/bookings/BCDF-2345' });
});

test('a link is waited for, and an option has its end', async () => {
  const api = apiOf();
  await post({ way: 'link' }, api);
  await post({ way: 'option' }, api);
  expect(api.inputsOf('bookAtProperty')).toMatchObject([
    { body: { pays: 'link' } },
    { body: { pays: 'at_property', optionUntil: '2026-11-27T12:30:00.000Z' } },
  ]);
});

test.each([
  [{ name: ' ' }, 'name_missing'],
  [{ name: 'Room 12' }, 'name_invalid'],
  [{ contact: '' }, 'contact_missing'],
  [{ contact: 'neha@' }, 'email_invalid'],
  [{ contact: '12' }, 'phone_invalid'],
  [{ way: '' }, 'way_missing'],
  [{ way: 'gold' }, 'way_missing'],
])('nothing is booked where something is missing: %o', async (fields, code) => {
  const api = apiOf();
  expect(await post(fields, api)).toMatchObject({ kind: 'again', returned: { code }, status: 422 });
  expect(api.calls).toEqual([]);
});

test.each([
  [409, 'sold_out', 'sold_out', 409],
  [409, 'quote_expired', 'price_changed', 409],
  [409, 'price_changed', 'price_changed', 409],
  [422, 'invalid_phone', 'phone_invalid', 422],
  [422, 'option_too_long', 'option_too_long', 422],
  [403, 'not_allowed', 'not_allowed', 422],
])('what the engine refuses is said, and what was typed stays: %s %s', async (status, code, said, answered) => {
  const outcome = await post({}, apiOf({ bookAtProperty: { status, body: { code } } }));
  expect(outcome).toMatchObject({ kind: 'again', returned: { code: said, fields: typed }, status: answered });
});

test('who is signed out signs in first, and an engine that is away is said', async () => {
  const out = await post({}, apiOf({ bookAtProperty: { status: 401, body: { code: 'invalid_key' } } }));
  expect(out).toMatchObject({ kind: 'redirect', to: expect.stringContaining('/sign-in?to=') as string });
  expect(await post({}, apiOf({ bookAtProperty: offline }))).toMatchObject({
    // With its key: what was booked all the same is not booked again.
    returned: { code: 'unavailable', fields: { key: 'pressed-1' } },
    status: 503,
  });
});

test.each([
  ['cash', 1],
  ['later', 1],
  ['link', 0],
  ['option', 0],
])('who stands at the counter and pays by %s is checked in with the same press: %i', async (way, times) => {
  const api = apiOf({ markArrival: { status: 200, body: {} } });
  expect(await post({ way, after: 'check_in' }, api)).toMatchObject({ to: '/h/1760/bookings/BCDF-2345' });
  const arrived = { params: { booking: 'BCDF-2345' } };
  expect(api.inputsOf('markArrival')).toMatchObject(Array.from({ length: times }, () => arrived));
});

test('a stay is booked also where its guest cannot be checked in', async () => {
  const api = apiOf({ markArrival: { status: 409, body: { code: 'no_room' } } });
  expect(await post({ way: 'cash', after: 'check_in' }, api)).toMatchObject({ to: '/h/1760/bookings/BCDF-2345' });
});
