import { fakeApi } from '@latchkey/testing/fake-api';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './planner.action.ts';

const choices = { days: '2', purpose: 'food', from: '2026-11-30', plan: 'd.mg-road', arrive: '' };
const params = { hotelId: '1760' };

test('a plan is mailed as it is in sight, and its page says so; the address is nowhere in the page’s', async () => {
  const api = fakeApi({ createItinerary: { status: 200, body: {} } as never });
  const outcome = await postForm(
    action,
    { ...choices, email: 'asha@example.com' },
    { form: 'mail', locale: 'de', params, api },
  );
  expect(outcome).toEqual({
    kind: 'redirect',
    to: '/planner/1760?days=2&purpose=food&from=2026-11-30&plan=d.mg-road&mail=sent&lang=de',
  });
  expect(api.inputsOf('createItinerary')).toEqual([
    {
      body: {
        hotelId: 1760,
        days: 2,
        purpose: 'food',
        from: '2026-11-30',
        email: 'asha@example.com',
        language: 'de',
        kept: '',
        changes: 'd.mg-road',
      },
    },
  ]);
});

test.each([
  ['', 'email_missing'],
  ['asha@', 'email_invalid'],
  ['asha@example.com', 'unknown'],
])('to "%s" it is not, and its page is there again with its plan', async (email, mail) => {
  const outcome = await postForm(action, { ...choices, email }, { form: 'mail', params, api: fakeApi({}) });
  const plan = { days: '2', purpose: 'food', from: '2026-11-30', plan: 'd.mg-road' };
  const status = mail === 'unknown' ? 503 : 422;
  expect(outcome).toEqual({ kind: 'again', returned: { fields: { ...plan, email }, code: mail }, status });
});

test('the page takes no other form', async () => {
  expect(await postForm(action, choices, { form: 'stay', params })).toEqual({ kind: 'unknown_form' });
});
