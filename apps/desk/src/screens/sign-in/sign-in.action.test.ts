import type { FakeApi, Replies } from '@latchkey/testing/fake-api';
import { fakeApi, offline } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './sign-in.action.ts';

const apiOf = (replies: object): FakeApi => fakeApi(replies as Replies);
const post = (form: 'ask' | 'open' | 'code' | 'other', fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(action, fields, { form, api, site: deskSite, locale: 'de' });
const session = { person: { personId: 'p1', name: 'Rao', mail: 'rao@hotel.example', language: 'hi' }, hotels: [] };

test('a link is asked for, and the page says the same whether or not somebody works here', async () => {
  const api = apiOf({ askForSignInLink: { status: 202 } });
  const to = '/h/1760/people';
  expect(await post('ask', { mail: ' Rao@Hotel.example ', to }, api)).toEqual({
    kind: 'redirect',
    to: '/sign-in?sent=1&to=%2Fh%2F1760%2Fpeople&lang=de',
  });
  expect(api.calls).toMatchObject([
    { operation: 'askForSignInLink', input: { body: { mail: expect.stringMatching(/^Rao@hotel.example$/i) } } },
  ]);
});

test.each([
  ['', 'email_missing'],
  ['rao@', 'email_invalid'],
])('an address that is none (%j) is there again, and nobody is asked', async (mail, code) => {
  const api = apiOf({});
  expect(await post('ask', { mail }, api)).toEqual({
    kind: 'again',
    returned: { fields: { mail, to: '' }, code },
    status: 422,
  });
  expect(api.calls).toEqual([]);
});

test.each([
  [offline, 'unavailable', 503],
  [{ status: 'failure', kind: 'unexpected', httpStatus: 429 }, 'too_many', 429],
])('where no link can be sent (%o) the address typed stays', async (reply, code, status) =>
  expect(await post('ask', { mail: 'rao@hotel.example' }, apiOf({ askForSignInLink: reply }))).toMatchObject({
    returned: { fields: { mail: 'rao@hotel.example' }, code },
    status,
  }),
);

test('a link opens the page that was asked for, in the language of the person', async () => {
  const api = apiOf({ signInByLink: { status: 200, body: session } });
  expect(await post('open', { token: 't1', to: '/h/1760/people' }, api)).toEqual({
    kind: 'redirect',
    to: '/h/1760/people?lang=hi',
  });
  expect(await post('open', { token: 't1', to: 'https://elsewhere.example/' }, api)).toMatchObject({ to: '/?lang=hi' });
});

test.each([
  [{ status: 410, body: { code: 'link_expired' } }, 'link_expired', 422],
  [{ status: 'failure', kind: 'unexpected', httpStatus: 400 }, 'link_expired', 422],
  [offline, 'unavailable', 503],
])('a link that opens nothing (%o) says what to do', async (reply, code, status) =>
  expect(await post('open', { token: 't1' }, apiOf({ signInByLink: reply }))).toMatchObject({
    kind: 'again',
    returned: { code },
    status,
  }),
);

test('a recovery code that is told once is shown before anything else', async () => {
  const first = { ...session, recoveryCode: 'abcde-fghjk-mnpqr-stuvw' };
  expect(
    await post('open', { token: 't1', to: '/h/1760/people' }, apiOf({ signInByLink: { status: 200, body: first } })),
  ).toEqual({
    kind: 'again',
    returned: {
      fields: { recoveryCode: 'abcde-fghjk-mnpqr-stuvw', to: '/h/1760/people?lang=hi' },
      code: 'signed_in',
    },
    status: 200,
  });
});

test.each([
  [{ status: 200, body: { ...session, recoveryCode: 'new' } }, 'signed_in', 200],
  [{ status: 422, body: { code: 'code_wrong' } }, 'code_wrong', 422],
  [{ status: 409, body: { code: 'too_many_tries' } }, 'too_many_tries', 429],
  [offline, 'unavailable', 503],
])('a recovery code is answered (%o)', async (reply, code, status) => {
  const api = apiOf({ useRecoveryCode: reply });
  const fields = { mail: 'rao@hotel.example', code: 'abcde' };
  expect(await post('code', fields, api)).toMatchObject({ kind: 'again', returned: { code }, status });
  expect(api.inputsOf('useRecoveryCode')).toMatchObject([{ body: fields }]);
});

test('another form is none of this page', async () =>
  expect(await post('other', {}, apiOf({}))).toEqual({ kind: 'unknown_form' }));
