import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './answers.action.ts';

const apiOf = (replies: object): FakeApi => fakeApi(replies as Replies);
const post = (form: string, fields: Readonly<Record<string, string>>, api: FakeApi) =>
  postForm(action, fields, {
    form,
    api,
    site: deskSite,
    path: '/h/1760/answers',
    params: { hotelId: '1760' },
    locale: 'de',
  });
const done = { status: 200, body: {} };
const letter = {
  of: 'question.q1',
  draft: 'Guten Tag,\n\n\nGrüße',
  key: 'a-key-of-it',
  text: 'Guten Tag,\r\nja.\r\nGrüße',
};

test('sends a letter under the key of its form', async () => {
  const api = apiOf({ sendAnswer: done });
  expect(await post('reply', letter, api)).toEqual({
    kind: 'redirect',
    to: '/h/1760/answers?done=answered&of=question.q1&lang=de',
  });
  expect(api.inputsOf('sendAnswer')).toMatchObject([
    {
      params: { kind: 'question', id: 'q1' },
      headers: { 'idempotency-key': 'a-key-of-it' },
      body: { text: letter.text },
    },
  ]);
});

test.each([
  ['', 'text_missing'],
  ['Guten Tag,\r\n\r\n\r\nGrüße', 'text_missing'],
  ['x'.repeat(10_000), 'too_long'],
])('sends nothing where the letter is %o', async (text, code) => {
  const api = apiOf({});
  expect(await post('reply', { ...letter, text }, api)).toMatchObject({
    kind: 'again',
    returned: { code },
    status: 422,
  });
  expect(api.calls).toEqual([]);
});

test('answers a review where it stands', async () => {
  const api = apiOf({ answerReview: done });
  await post('reply', { of: 'review.1760_abc', text: 'Thank you' }, api);
  expect(api.inputsOf('answerReview')).toMatchObject([
    { params: { booking: '1760_abc' }, body: { answer: 'Thank you' } },
  ]);
});

test.each([
  ['accept', 'accepted'],
  ['decline', 'declined'],
])('%ss a request, with words where there are any', async (decision, act) => {
  const api = apiOf({ answerGuestRequest: done });
  const fields = { of: 'request.r1', booking: 'BCDF-2345', decision, text: 'Gladly' };
  expect(await post('decide', fields, api)).toMatchObject({ to: `/h/1760/answers?done=${act}&of=request.r1&lang=de` });
  expect(api.inputsOf('answerGuestRequest')).toMatchObject([
    { params: { booking: 'BCDF-2345', requestId: 'r1' }, body: { decision, answer: 'Gladly' } },
  ]);
});

test.each([
  ['take', 'takeAnswer', 'taken'],
  ['leave', 'takeAnswer', 'left'],
  ['close', 'closeAnswer', 'closed'],
  ['reopen', 'reopenAnswer', 'opened'],
])('the form %s calls %s', async (form, operation, act) => {
  const api = apiOf({ [operation]: done });
  const outcome = await post(form, { of: 'question.q1', reason: 'unwanted' }, api);
  expect((outcome as { to: string }).to).toContain(`done=${act}&of=question.q1`);
  expect(api.inputsOf(operation as never)).toHaveLength(1);
});

test.each([
  [{ status: 409, body: { code: 'already_closed' } }, 'already_closed', 409],
  [{ status: 404, body: { code: 'not_found' } }, 'not_found', 422],
  [offline, 'unavailable', 503],
])('a refusal (%o) keeps what was typed', async (reply, code, status) =>
  expect(await post('reply', letter, apiOf({ sendAnswer: reply }))).toMatchObject({
    returned: { code, fields: { text: letter.text } },
    status,
  }),
);

test('whose session has ended is led to the door', async () =>
  expect(
    await post('reply', letter, apiOf({ sendAnswer: { status: 401, body: { code: 'invalid_key' } } })),
  ).toMatchObject({ kind: 'redirect', to: expect.stringContaining('/sign-in?to=') }));

test.each([
  ['reply', { of: 'nothing' }],
  ['close', { of: 'request.r1' }],
  ['other', { of: 'question.q1' }],
])('%s of %o is no form of this page', async (form, fields) =>
  expect(await post(form, fields, apiOf({}))).toEqual({ kind: 'unknown_form' }),
);
