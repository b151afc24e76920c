import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { stripeError } from '../../../../../test/stripe-requests.ts';
import { longestAnswer } from '../gateway-http.ts';
import { askStripe, stripeClient } from './stripe-client.ts';

const gateway = answeringGateway();
const customer = z.object({ id: z.string() });
const client = (url = `${gateway.url}/at/stripe`): ReturnType<typeof stripeClient> =>
  stripeClient({ url, secretKey: 'sk_test_1' });
/** In the client’s words. */
const lost = { kind: 'unavailable', reason: 'An error occurred with our connection to Stripe.' };
const ask = (): Promise<object> => askStripe(() => client().customers.create({ metadata: { a: 'b' } }), customer);

describe('the client', () => {
  it('asks where it is configured to, by its key, and tells nothing of the machine', async () => {
    gateway.answer(200, { id: 'cus_1' });
    gateway.answer(200, { id: 'cus_2' });
    const one = client();
    const askOne = (): Promise<object> => askStripe(() => one.customers.create({ metadata: { a: 'b' } }), customer);
    expect(await askOne()).toEqual({ kind: 'answer', body: { id: 'cus_1' } });
    await askOne();
    const [first, second] = gateway.asked;
    expect(first).toMatchObject({
      method: 'POST',
      path: '/at/stripe/v1/customers',
      body: 'metadata[a]=b',
      headers: { authorization: 'Bearer sk_test_1', 'content-type': 'application/x-www-form-urlencoded' },
    });
    // What the second says of how long the first took.
    expect(second?.headers).not.toHaveProperty('x-stripe-client-telemetry');
  });

  it.each([400, 402, 404, 410])('is refused by status %i', async (status) => {
    gateway.answer(status, stripeError('card_declined'));
    expect(await ask()).toEqual({ kind: 'refused', reason: 'It cannot be done.', code: 'card_declined' });
    gateway.answer(status, stripeError());
    expect(await ask()).toEqual({ kind: 'refused', reason: 'It cannot be done.', code: null });
    expect(gateway.asked).toHaveLength(2);
  });

  it.each([401, 403, 408, 409, 425, 429, 500, 503])(
    'is asked again later, by whoever asked, after %i',
    async (status) => {
      gateway.answer(status, stripeError('lock_timeout'));
      gateway.answer(200, { id: 'cus_1' });
      expect(await ask()).toEqual({ kind: 'unavailable', reason: 'It cannot be done.' });
      expect(gateway.asked).toHaveLength(1);
    },
  );

  it('is told a reason in few words', async () => {
    gateway.answer(400, { error: { type: 'card_error', message: 'x'.repeat(301) } });
    expect(await ask()).toEqual({ kind: 'refused', reason: 'x'.repeat(300), code: null });
  });

  it('cannot read what has another form, or none', async () => {
    gateway.answer(200, { id: 7 });
    expect(await ask()).toEqual({ kind: 'unavailable', reason: 'an answer that cannot be read' });
    gateway.answer(200, '<html>');
    expect(await ask()).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('JSON') });
  });

  it('takes an answer of the greatest length, and none above it', async () => {
    gateway.answer(200, `{"id":"cus_1"}`.padEnd(longestAnswer));
    expect(await ask()).toMatchObject({ kind: 'answer' });
    gateway.answer(200, `{"id":"cus_1"}`.padEnd(longestAnswer + 1));
    expect(await ask()).toEqual(lost);
  });

  it('asks once where the gateway hangs up', async () => {
    expect(await ask()).toEqual(lost);
    expect(gateway.asked).toHaveLength(1);
  });

  it('waits for eight seconds', async () => {
    const patience = vi.spyOn(globalThis, 'setTimeout');
    gateway.answer(200, { id: 'cus_1' });
    await ask();
    expect(patience.mock.calls.map(([, ms]) => ms)).toContain(8000);
    patience.mockRestore();
  });
});

describe('what is thrown', () => {
  const thrown = (cause: unknown): Promise<object> => askStripe(() => Promise.reject(cause), customer);
  const nothing = { kind: 'unavailable', reason: 'no answer' };
  it.each([
    [
      { statusCode: 399, message: 'm' },
      { kind: 'unavailable', reason: 'm' },
    ],
    [
      { statusCode: 400, message: 'm' },
      { kind: 'refused', reason: 'm', code: null },
    ],
    [
      { statusCode: 499, message: 'm', code: 'c' },
      { kind: 'refused', reason: 'm', code: 'c' },
    ],
    [
      { statusCode: 500, message: 'm' },
      { kind: 'unavailable', reason: 'm' },
    ],
    [
      { statusCode: '404', message: 'm' },
      { kind: 'unavailable', reason: 'm' },
    ],
    [
      { statusCode: 404, code: 7 },
      { kind: 'refused', reason: 'no answer', code: null },
    ],
    [{ message: 7 }, nothing],
    [{}, nothing],
    ['down', nothing],
  ])('%j is %j', async (cause, answer) => {
    expect(await thrown(cause)).toEqual(answer);
  });
});
