import { offline } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './booking.action.ts';

const api = (replies: object) => signedInAs(sessionAt(courtyard()), replies);
const post = (fields: Record<string, string>, replies: object, form = 'act') =>
  postForm(
    action,
    { seen: '4', key: 'a-key-of-it', currency: 'INR', ...fields },
    {
      form,
      api: api(replies),
      site: deskSite,
      path: '/h/1760/bookings/BCDF-2345',
      params: { hotelId: '1760', reference: 'BCDF-2345' },
      locale: 'de',
    },
  );
const done = { status: 200, body: {} };

test('without a script an act leads back to the booking, where it is said', async () =>
  expect(await post({ act: 'check_in' }, { markArrival: done })).toEqual({
    kind: 'redirect',
    to: '/h/1760/bookings/BCDF-2345?done=check_in&lang=de',
  }));

test.each([
  [{ act: 'check_in' }, { markArrival: { status: 409, body: { code: 'changed' } } }, 'changed', 409],
  [{ act: 'check_in' }, { markArrival: { status: 409, body: { code: 'too_late' } } }, 'not_possible', 409],
  [{ act: 'cancel' }, { cancelByProperty: { status: 403, body: { code: 'not_allowed' } } }, 'not_allowed', 409],
  [
    { act: 'refund', amount: '5' },
    { refundByProperty: { status: 403, body: { code: 'above_bound' } } },
    'above_bound',
    409,
  ],
  [{ act: 'revise', price: 'much' }, {}, 'price_missing', 422],
  [{ act: 'change', quote: 'q', agreed: '900' }, {}, 'why_missing', 422],
  [{ act: 'contact', name: 'Asha', email: 'asha@' }, {}, 'email_invalid', 422],
  [{ act: 'note', text: '' }, {}, 'note_missing', 422],
  [{ act: 'contact', name: 'Asha' }, { changeContact: offline }, 'unavailable', 503],
])('what was not done comes back with what was typed: %o', async (fields, replies, code, status) => {
  const outcome = await post(fields, replies);
  expect(outcome).toMatchObject({ kind: 'again', returned: { code, fields: { key: 'a-key-of-it' } }, status });
});

test('whose session has ended is led to the door, and back', async () =>
  expect(await post({ act: 'check_in' }, { markArrival: { status: 401, body: { code: 'invalid_key' } } })).toEqual({
    kind: 'redirect',
    to: '/sign-in?to=%2Fh%2F1760%2Fbookings%2FBCDF-2345&lang=de',
  }));

test.each([
  ['act', { act: 'fly' }],
  ['other', { act: 'check_in' }],
])('another form is none of this page: %s %o', async (form, fields) =>
  expect(await post(fields, {}, form)).toEqual({ kind: 'unknown_form' }),
);
