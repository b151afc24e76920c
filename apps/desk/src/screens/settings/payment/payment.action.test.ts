import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { markName, markOf } from '../fields/mark-of.ts';
import { action } from '../set-up.action.ts';
import { byProvider, keptAccounts, paidBy } from './payment.fixture.ts';

const apiOf = (replies: object = {}): FakeApi =>
  fakeApi({
    getSetUp: { status: 200, body: paidBy(byProvider) },
    saveDraft: { status: 200, body: {} },
    keepGatewayAccount: { status: 200, body: keptAccounts.gateways[0]?.account },
    removeGatewayAccount: { status: 200, body: keptAccounts },
    ...replies,
  } as unknown as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi, part = 'payment') =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: `/h/1760/set-up/${part}`,
    params: { hotelId: '1760', part },
    locale: 'en',
  });
const to = (done: string) => ({ kind: 'redirect', to: `/h/1760/set-up/payment?done=${done}` });
const keys = { gateway: 'stripe', keyId: 'pk_test_abc', secretKey: 'sk_test_never-shown', webhookSecret: '' };

test('ways to pay are saved in the draft; one that is as it was changes nothing', async () => {
  const api = apiOf();
  const ways = { version: '3', ways: 'asked', 'taken by': 'razorpay', 'at property': 'yes' };
  expect(await post('save', ways, api)).toEqual(to('saved'));
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        version: 3,
        changes: [
          { file: 'hotel.json', path: 'payment.vendor', value: 'own' },
          { file: 'hotel.json', path: 'payment.superVendor', value: null },
        ],
      },
    },
  ]);
  expect(await post('save', { ...ways, 'taken by': 'provider' }, api)).toEqual(to('same'));
});

test('a house that answers requests says whether they are paid; what a page of before does not ask stays', async () => {
  const setUp = paidBy(byProvider);
  const facts = { ...setUp.documents['hotel.json'], confirmation: 'manual' };
  const at = (payment: object) =>
    apiOf({
      getSetUp: {
        status: 200,
        body: { ...setUp, documents: { ...setUp.documents, 'hotel.json': { ...facts, payment } } },
      },
    });
  const ways = { version: '3', ways: 'asked', 'taken by': 'provider', 'at property': 'yes' };
  const off = at(byProvider);
  expect(await post('save', ways, off)).toEqual(to('same'));
  await post('save', { ...ways, 'with request': 'yes' }, off);
  expect(off.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ path: 'payment.withRequest', value: true }] } },
  ]);
  const on = at({ ...byProvider, withRequest: true });
  expect(await post('save', { ...ways, 'with request': 'yes' }, on)).toEqual(to('same'));
  await post('save', ways, on);
  expect(on.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ file: 'hotel.json', path: 'payment.withRequest' }] } },
  ]);
  expect(await post('save', { ...ways, 'with request': 'yes' }, apiOf())).toEqual(to('same'));
});

test('an owner has requests answered by hand and paid, and goes back to booking at once', async () => {
  const ways = { version: '3', ways: 'asked', 'taken by': 'provider', 'at property': 'yes' };
  const api = apiOf();
  await post('save', { ...ways, confirmation: 'manual', 'with request': 'yes' }, api);
  await post('save', { ...ways, confirmation: 'instant', 'with request': 'yes' }, api);
  // Nothing is paid online: there is nothing to pay with a request.
  await post('save', { ...ways, 'taken by': 'nobody', confirmation: 'manual', 'with request': 'yes' }, api);
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        changes: [
          { file: 'hotel.json', path: 'confirmation', value: 'manual' },
          { file: 'hotel.json', path: 'payment.withRequest', value: true },
        ],
      },
    },
    { body: { changes: [{ path: 'confirmation' }, { path: 'payment.modes' }, {}] } },
  ]);
  const setUp = paidBy({ ...byProvider, withRequest: true });
  const facts = { ...setUp.documents['hotel.json'], confirmation: 'manual' };
  const documents = { ...setUp.documents, 'hotel.json': facts };
  const manual = apiOf({ getSetUp: { status: 200, body: { ...setUp, documents } } });
  await post('save', { ...ways, confirmation: 'instant', 'with request': 'yes' }, manual);
  expect(manual.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ path: 'confirmation', value: 'instant' }, { path: 'payment.withRequest' }] } },
  ]);
});

test('no way at all is asked again, and who may not choose an account leaves it as it is', async () => {
  const api = apiOf();
  expect(await post('save', { version: '3', ways: 'asked', 'taken by': 'nobody' }, api)).toMatchObject({
    returned: { code: 'no_way', fields: { 'taken by': 'nobody', 'at property': 'no' } },
  });
  expect(await post('save', { version: '3', ways: 'asked', 'taken by': 'card-vault' }, api)).toEqual(to('saved'));
  expect(api.inputsOf('saveDraft')).toMatchObject([
    {
      body: {
        changes: [
          { path: 'payment.modes', value: ['online'] },
          { path: 'ratePlans.flexible.payment', value: ['full'] },
        ],
      },
    },
  ]);
});

test('keys are kept, and forgotten', async () => {
  const api = apiOf();
  expect(await post('keep-keys', keys, api)).toEqual(to('keys-kept'));
  expect(await post('keep-keys', { ...keys, gateway: 'razorpay', webhookSecret: 'our-own-word' }, api)).toEqual(
    to('keys-kept'),
  );
  expect(api.inputsOf('keepGatewayAccount')).toMatchObject([
    { params: { gateway: 'stripe' }, body: { keyId: 'pk_test_abc', secretKey: 'sk_test_never-shown' } },
    {
      params: { gateway: 'razorpay' },
      body: { keyId: 'pk_test_abc', secretKey: 'sk_test_never-shown', webhookSecret: 'our-own-word' },
    },
  ]);
  expect(await post('remove-keys', { gateway: 'stripe' }, api)).toEqual(to('keys-removed'));
  expect(api.inputsOf('removeGatewayAccount')).toMatchObject([{ params: { gateway: 'stripe' } }]);
});

test.each([
  [{ status: 422, body: { code: 'key_refused' } }, 'key_refused', 422],
  [{ status: 422, body: { code: 'key_of_kind' } }, 'key_of_kind', 422],
  [{ status: 422, body: { code: 'other_account' } }, 'other_account', 422],
  [{ status: 409, body: { code: 'cannot_keep' } }, 'cannot_keep', 422],
  [{ status: 403, body: { code: 'prove_again' } }, 'prove_again', 422],
  [{ status: 403, body: { code: 'not_allowed' } }, 'not_allowed', 422],
  [{ status: 503, body: { code: 'gateway_unavailable' } }, 'gateway_unavailable', 503],
])('keys that are refused come back without the secret ones: %j', async (reply, code, status) =>
  expect(await post('keep-keys', keys, apiOf({ keepGatewayAccount: reply }))).toEqual({
    kind: 'again',
    returned: { fields: { gateway: 'stripe', keyId: 'pk_test_abc' }, code },
    status,
  }),
);

test.each([
  ['key_missing', { ...keys, secretKey: '' }],
  ['key_missing', { ...keys, secretKey: 'with a space' }],
  ['key_missing', { ...keys, secretKey: 'k'.repeat(301) }],
  ['signing_wrong', { ...keys, webhookSecret: 'short' }],
])('what can be no key is not even asked about: %s', async (code, fields) => {
  const api = apiOf();
  expect(await post('keep-keys', fields, api)).toMatchObject({ returned: { code } });
  expect(api.inputsOf('keepGatewayAccount')).toEqual([]);
});

test('a secret key in the field of the public one is not shown again either', async () => {
  const swapped = { ...keys, keyId: keys.secretKey, secretKey: '' };
  const outcome = await post('keep-keys', swapped, apiOf());
  expect(outcome).toMatchObject({ returned: { fields: { gateway: 'stripe', keyId: '' } } });
});

test('keys are given on their own page, of a gateway that hotels can have', async () => {
  const api = apiOf();
  expect(await post('keep-keys', keys, api, 'texts')).toEqual({ kind: 'unknown_form' });
  expect(await post('remove-keys', { gateway: 'card-vault' }, api)).toEqual({ kind: 'unknown_form' });
});

test('an account that is still needed stays', async () =>
  expect(
    await post(
      'remove-keys',
      { gateway: 'stripe' },
      apiOf({ removeGatewayAccount: { status: 409, body: { code: 'in_use' } } }),
    ),
  ).toMatchObject({ returned: { code: 'in_use' } }));

test('what guests can pay by at the hotel is ticked, and saved as one list', async () => {
  const api = apiOf({ getSetUp: { status: 200, body: paidBy({ ...byProvider, atProperty: ['cash'] }) } });
  const box = (way: string, was: string, now: string) => ({
    [`hotel.json payment.atProperty.${way}`]: now,
    [markName(`hotel.json payment.atProperty.${way}`)]: markOf(was),
  });
  const fields = { version: '3', ways: 'asked', 'taken by': 'provider', 'at property': 'yes' };
  const ticked = { ...fields, ...box('bank-transfer', '', 'yes'), ...box('cash', 'yes', 'yes') };
  expect(await post('save', ticked, api)).toEqual(to('saved'));
  expect(api.inputsOf('saveDraft')).toMatchObject([
    { body: { changes: [{ path: 'payment.atProperty', value: ['cash', 'bank-transfer'] }] } },
  ]);
});
