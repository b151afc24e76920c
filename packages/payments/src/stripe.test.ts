import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentWindow } from './payment.types.ts';
import { openStripe } from './stripe.ts';

const asked: PaymentWindow = {
  scriptUrl: 'http://gateway.test/stripe.js',
  keyId: 'pk_1',
  order: { order_id: 'pi_1', amount: 53_600, currency: 'AED', clientSecret: 'pi_1_secret_2' },
  hotelId: 4152,
  hotelName: 'Creek House <img src=x>',
  guest: { name: 'A', email: 'a@example.com', contact: '+971501234567' },
  brand: '#1c3f5e',
  language: 'ar',
  vendor: 'acct_1',
  returnUrl: 'https://creek.example/checkout/1',
  words: { title: 'Payment', pay: 'Pay AED 536.00 now', close: 'Close' },
};

type Confirmed = { readonly error?: object; readonly paymentIntent?: { id: string; status: string } };
const confirmPayment = vi.fn<(options: object) => Promise<Confirmed>>();
const confirmSetup = vi.fn<(options: object) => Promise<object>>();
const elements = vi.fn<(options: object) => void>();
const focusFirst = vi.fn<() => void>();
let hears: Record<string, () => void> = {};
const isReady = (): void => hears['ready']?.();

/** The provider's global as its documents describe it. */
beforeEach(() => {
  confirmPayment.mockReset();
  elements.mockReset();
  hears = {};
  vi.stubGlobal('Stripe', (_key: string, _options: object) => ({
    confirmPayment,
    confirmSetup,
    elements: (options: object) => {
      elements(options);
      return {
        create: () => ({
          mount: (place: HTMLElement) => place.append(document.createElement('div')),
          on: (event: string, hear: () => void) => void (hears[event] = hear),
          focus: focusFirst,
        }),
      };
    },
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const [pay, close] = [0, 1].map((at) => (): HTMLButtonElement => {
  const found = dialog()?.querySelectorAll('button')[at];
  if (found === undefined) throw new Error('there is no such button');
  return found;
}) as [() => HTMLButtonElement, () => HTMLButtonElement];
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('what is paid is told by the intent, with the property’s account, and the dialog goes', async () => {
  confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  const opened = openStripe(asked);
  expect(elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
  expect(dialog()?.querySelector('img')).toBeNull();
  expect(pay().disabled).toBe(true);
  isReady();
  pay().click();
  expect(await opened).toEqual({
    kind: 'paid',
    completion: { gateway: 'stripe', paymentId: 'pi_1', orderId: 'pi_1', hotelId: 4152, vendor: 'acct_1' },
  });
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ confirmParams: { return_url: asked.returnUrl }, redirect: 'if_required' }),
  );
  expect(dialog()).toBeNull();
});

test.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, 'lost_card'],
  [{ type: 'card_error', code: 'expired_card' }, 'expired_card'],
  [{ type: 'api_connection_error' }, null],
])('%o fails for %s', async (error, reason) => {
  confirmPayment.mockResolvedValue({ error });
  const opened = openStripe(asked);
  isReady();
  pay().click();
  expect(await opened).toEqual({ kind: 'failed', reason });
});

test('a card that is to be kept is confirmed without money, and told by its own intent', async () => {
  confirmSetup.mockResolvedValue({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  const order = { ...asked.order, order_id: 'seti_1', amount: 0, clientSecret: 'seti_1_secret_2', keepsCard: true };
  const opened = openStripe({ ...asked, order });
  isReady();
  pay().click();
  expect(await opened).toMatchObject({ kind: 'paid', completion: { orderId: 'seti_1', paymentId: 'seti_1' } });
  expect(confirmPayment).not.toHaveBeenCalled();
});

test('a script that breaks while it pays ends the dialog, and the guest can try again', async () => {
  confirmPayment.mockRejectedValue(new Error('Element is not mounted'));
  const opened = openStripe(asked);
  isReady();
  pay().click();
  expect(await opened).toEqual({ kind: 'failed', reason: null });
  expect(dialog()).toBeNull();
});

test('fields that lack something keep the dialog, and pressing twice asks once', async () => {
  confirmPayment.mockResolvedValueOnce({ error: { type: 'validation_error', code: 'incomplete_number' } });
  const opened = openStripe(asked);
  isReady();
  pay().click();
  pay().click();
  await settled();
  expect(confirmPayment).toHaveBeenCalledTimes(1);
  expect([dialog()?.open, pay().disabled]).toEqual([true, false]);
  close().click();
  expect(await opened).toEqual({ kind: 'closed', reason: 'modal closed for Stripe' });
});

test('while a payment is under way the dialog is not left, until the gateway keeps silent for long', async () => {
  vi.useFakeTimers();
  confirmPayment.mockReturnValue(new Promise(() => undefined));
  const opened = openStripe(asked);
  isReady();
  pay().click();
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect([dialog()?.open, close().disabled]).toEqual([true, true]);
  vi.advanceTimersByTime(20_000);
  close().click();
  // Money may have gone: the engine is told to ask.
  expect(await opened).toMatchObject({ kind: 'paid', completion: { orderId: 'pi_1' } });
  vi.useRealTimers();
});

test('Escape within the fields leaves the dialog, as its button does', async () => {
  const opened = openStripe(asked);
  isReady();
  hears['escape']?.();
  expect(await opened).toEqual({ kind: 'closed', reason: 'modal closed for Stripe' });
  expect(dialog()).toBeNull();
});

test('a script that brought nothing, or an order without its secret, is said so', async () => {
  const { clientSecret: _, ...order } = asked.order;
  expect(await openStripe({ ...asked, order })).toEqual({ kind: 'unavailable', code: 'sdk_missing' });
  vi.unstubAllGlobals();
  expect(await openStripe(asked)).toEqual({ kind: 'unavailable', code: 'sdk_missing' });
});

test('it begins at its heading, where Enter leaves nothing, and at the first field once there is one', () => {
  void openStripe(asked);
  expect(document.activeElement).toBe(dialog()?.querySelector('h2'));
  focusFirst.mockReset();
  isReady();
  expect(focusFirst).toHaveBeenCalledOnce();
});

test('who has gone to a button of it before the fields were there stays', () => {
  void openStripe(asked);
  focusFirst.mockReset();
  close().focus();
  isReady();
  expect(focusFirst).not.toHaveBeenCalled();
});
