import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparePayment } from './load-script.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentWindow } from './payment.types.ts';

let attempts: HTMLScriptElement[] = [];

beforeEach(() => {
  attempts = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    attempts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const end = (how: 'load' | 'error'): void => void attempts.at(-1)?.dispatchEvent(new Event(how));
const asked = (scriptUrl: string): PaymentWindow => ({
  scriptUrl,
  keyId: 'key_1',
  order: { order_id: 'order_1', amount: 1988000, currency: 'INR' },
  hotelId: 1760,
  hotelName: 'Sandalwood Courtyard',
  guest: { name: 'A', email: 'a@example.com', contact: '+919845012345' },
  brand: '#0d4944',
  language: 'en',
});

test.each(['razorpay', 'card-vault', 'stripe'] as const)(
  'the script of %s that is blocked is logged by the internal error, and can be tried again',
  async (gateway) => {
    const url = `https://${gateway}.test/blocked.js`;
    const first = openPayment(gateway, asked(url));
    end('error');
    expect(await first).toEqual({ kind: 'unavailable', code: 'sdk_not_loaded' });
    expect(console.error).toHaveBeenCalledWith(new Error('failed to load the SDK'));
    const second = preparePayment(url);
    end('load');
    expect(await second).toBe(true);
    expect(attempts).toHaveLength(2);
  },
);

test('a script that is slow is waited for 20 seconds and then given up', async () => {
  const slow = openPayment('razorpay', asked('https://gateway.test/slow.js'));
  await vi.advanceTimersByTimeAsync(19_000);
  let isOver = false;
  void slow.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await slow).toEqual({ kind: 'unavailable', code: 'sdk_not_loaded' });
});

test('a script that arrives half loaded, without its global, is said so', async () => {
  const half = openPayment('razorpay', asked('https://gateway.test/half.js'));
  end('load');
  expect(await half).toEqual({ kind: 'unavailable', code: 'sdk_missing' });
});

test('a script that was asked for ahead is not loaded a second time', async () => {
  const url = 'https://gateway.test/ahead.js';
  void preparePayment(url);
  const opened = openPayment('card-vault', asked(url));
  end('load');
  await opened;
  expect(attempts).toHaveLength(1);
});
