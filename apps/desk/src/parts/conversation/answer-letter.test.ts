import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { answerLetter, letterForm } from './answer-letter.ts';

const here = '/h/1760/bookings/BCDF-2345';
const apiOf = (reply: object): FakeApi => fakeApi({ writeToGuest: reply } as Replies);
const typed = {
  letter: 'Dear Asha,\r\n\r\nwelcome.',
  blank: 'Dear Asha,',
  channel: 'mail',
  key: 'k-of-it',
  template: 'arrival',
};
const post = (fields: Partial<typeof typed>, api: FakeApi) =>
  postForm(
    (request) => answerLetter(request, { hotelId: 1760, booking: 'BCDF-2345', here }),
    { ...typed, ...fields },
    {
      form: letterForm,
      api,
      site: deskSite,
      path: here,
      params: { hotelId: '1760', reference: 'BCDF-2345' },
      locale: 'de',
    },
  );

test('sends the letter under the key of its form, and leads back to the conversation', async () => {
  const api = apiOf({ status: 201, body: {} });
  expect(await post({}, api)).toEqual({ kind: 'redirect', to: `${here}?written=1&lang=de#conversation` });
  expect(api.inputsOf('writeToGuest')).toMatchObject([
    {
      params: { booking: 'BCDF-2345' },
      headers: { 'idempotency-key': 'k-of-it' },
      body: { channel: 'mail', text: typed.letter, template: 'arrival' },
    },
  ]);
});

test.each([
  [{ letter: '' }, 'letter_missing'],
  [{ letter: 'Dear\r\n Asha,' }, 'letter_missing'],
  [{ letter: 'x'.repeat(10_000) }, 'letter_too_long'],
  [{ letter: 'x'.repeat(301), channel: 'sms' }, 'letter_too_long_for_sms'],
])('sends nothing: %o', async (fields, code) => {
  const api = apiOf({});
  expect(await post(fields, api)).toMatchObject({ kind: 'again', returned: { code }, status: 422 });
  expect(api.calls).toEqual([]);
});

test.each([
  [{ status: 409, body: { code: 'not_reachable' } }, 'letter_not_reachable', 422],
  [{ status: 403, body: { code: 'not_allowed' } }, 'letter_not_allowed', 422],
  [offline, 'letter_unavailable', 503],
])('a refusal (%o) keeps the letter and how it was to go', async (reply, code, status) =>
  expect(await post({ channel: 'sms' }, apiOf(reply))).toMatchObject({
    returned: { code, fields: { letter: typed.letter, channel: 'sms' } },
    status,
  }),
);

test('whose session has ended is led to the door, and back', async () =>
  expect(await post({}, apiOf({ status: 401, body: { code: 'invalid_key' } }))).toMatchObject({
    to: expect.stringContaining('/sign-in?to='),
  }));
