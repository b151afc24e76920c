import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './people.action.ts';

const apiOf = (replies: object): FakeApi => fakeApi(replies as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: '/h/1760/people',
    params: { hotelId: '1760' },
    locale: 'de',
  });
const devi = { mail: 'devi@hotel.example', name: 'Devi', role: 'housekeeping', language: 'hi' };

test('invites in the hotel of the page', async () => {
  const api = apiOf({ invitePerson: { status: 201, body: {} } });
  expect(await post('invite', devi, api)).toEqual({ kind: 'redirect', to: '/h/1760/people?done=invited&lang=de' });
  expect(api.inputsOf('invitePerson')).toEqual([{ body: devi, headers: { 'latchkey-hotel': '1760' } }]);
});

test.each([
  [{ ...devi, mail: '' }, 'email_missing'],
  [{ ...devi, mail: 'devi@' }, 'email_invalid'],
  [{ ...devi, name: ' ' }, 'name_missing'],
  [{ ...devi, name: 'Desk 2' }, 'name_invalid'],
])('nobody is asked where something is missing: %o', async (fields, code) => {
  const api = apiOf({});
  expect(await post('invite', fields, api)).toMatchObject({ kind: 'again', returned: { code }, status: 422 });
  expect(api.calls).toEqual([]);
});

test('a role and a language that are none are the least and the default', async () => {
  const api = apiOf({ invitePerson: { status: 201, body: {} } });
  await post('invite', { ...devi, role: 'king', language: 'xx' }, api);
  expect(api.inputsOf('invitePerson')).toMatchObject([{ body: { role: 'reception', language: 'en' } }]);
});

test.each([
  ['role', 'changePersonRole', 'changed'],
  ['end', 'removePerson', 'ended'],
])('the form %s calls %s for the person it names', async (form, operation, done) => {
  const api = apiOf({ [operation]: { status: 200, body: {} } });
  expect(await post(form, { person: 'p2', role: 'manager' }, api)).toMatchObject({
    to: `/h/1760/people?done=${done}&lang=de`,
  });
  expect(api.inputsOf(operation as 'removePerson')).toMatchObject([{ params: { person: 'p2' } }]);
});

test.each([
  [{ status: 409, body: { code: 'last_owner' } }, 'last_owner', 422],
  [{ status: 403, body: { code: 'not_allowed' } }, 'not_allowed', 422],
  [{ status: 403, body: { code: 'prove_again' } }, 'prove_again', 422],
  [offline, 'unavailable', 503],
])('a refusal (%o) is there with what to do', async (reply, code, status) =>
  expect(await post('end', { person: 'p1' }, apiOf({ removePerson: reply }))).toMatchObject({
    returned: { code },
    status,
  }),
);

test('whose session has ended is led to the door, and back', async () =>
  expect(
    await post('end', { person: 'p1' }, apiOf({ removePerson: { status: 401, body: { code: 'invalid_key' } } })),
  ).toEqual({ kind: 'redirect', to: '/sign-in?to=%2Fh%2F1760%2Fpeople&lang=de' }));

test('another form is none of this page', async () =>
  expect(await post('other', {}, apiOf({}))).toEqual({ kind: 'unknown_form' }));

test('the bounds of reception are kept in the smallest unit of the hotel’s currency', async () => {
  const body = { pricePercent: null, refund: null, currency: 'EUR' };
  const api = apiOf({ getBounds: { status: 200, body }, setBounds: { status: 200, body } });
  expect(await post('bounds', { pricePercent: '10', refund: '99,50' }, api)).toEqual({
    kind: 'redirect',
    to: '/h/1760/people?done=bounded&lang=de',
  });
  expect(api.inputsOf('setBounds')).toMatchObject([{ body: { pricePercent: 10, refund: 9950 } }]);
  expect(await post('bounds', { pricePercent: 'ten', refund: '' }, api)).toMatchObject({
    returned: { code: 'bounds_invalid', fields: { pricePercent: 'ten' } },
  });
});

test('bounds are an owner’s who has just signed in', async () => {
  const body = { pricePercent: null, refund: null, currency: 'EUR' };
  const api = apiOf({
    getBounds: { status: 200, body },
    setBounds: { status: 403, body: { code: 'prove_again' } },
  });
  expect(await post('bounds', { pricePercent: '', refund: '' }, api)).toMatchObject({
    returned: { code: 'prove_again' },
  });
});
