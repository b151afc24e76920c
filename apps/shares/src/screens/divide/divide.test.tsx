import { fakeApi } from '@latchkey/testing/fake-api';
import { postForm } from '@latchkey/testing/post-form';
import { expect, test } from 'vitest';
import { action } from './divide.action.ts';

const bookingId = '1760_q3X0mJ6mV0Kx8m2b5r1c9w';
const body = { currency: 'INR', left: 9000, until: '2026-12-01T00:00:00Z', shares: [] } as const;

const post = async (fields: Record<string, string>, replied: 'done' | 'above_due' = 'done') => {
  const api = fakeApi({
    listShares: { status: 200, body: { ...body, shares: [] } },
    divideCost:
      replied === 'done'
        ? { status: 200, body: { ...body, shares: [] } }
        : { status: 409, body: { code: 'above_due' } },
  });
  const outcome = await postForm(action, fields, { form: 'shares', params: { bookingId }, api });
  return { outcome, asked: api.inputsOf('divideCost') };
};

test('lines with a sum are handed out, under the page’s key, and the page says who has paid', async () => {
  const { outcome, asked } = await post({
    key: 'a-key-of-the-page',
    'id.0': '1760_aaaaaaaaaaaaaaaaaaaaaa',
    'label.0': 'Noor',
    'amount.0': '4,500',
    'label.1': 'nobody',
    'amount.1': '',
    'amount.2': '٤٥٠٠',
  });
  expect(outcome).toEqual({ kind: 'redirect', to: `/bookings/divide/${bookingId}#handed-out` });
  expect(asked).toMatchObject([
    {
      headers: { 'idempotency-key': 'a-key-of-the-page' },
      body: {
        shares: [
          { shareId: '1760_aaaaaaaaaaaaaaaaaaaaaa', label: 'Noor', amount: 4500 },
          { label: '', amount: 4500 },
        ],
      },
    },
  ]);
});

test('what is no amount, and what is more than is due, is shown again as it was typed', async () => {
  const { outcome, asked } = await post({ 'amount.0': 'a lot', 'label.0': 'Noor' });
  expect([outcome, asked]).toMatchObject([
    {
      kind: 'again',
      status: 422,
      returned: { code: 'amount_wrong', fields: { 'amount.0': 'a lot', 'label.0': 'Noor' } },
    },
    [],
  ]);
  expect((await post({ 'amount.0': '9001' }, 'above_due')).outcome).toMatchObject({
    kind: 'again',
    returned: { code: 'above_due' },
  });
});

test('the page takes no other form', async () => {
  expect(await postForm(action, {}, { form: 'stay', params: { bookingId } })).toEqual({ kind: 'unknown_form' });
});
