import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openExpress, type ExpressRow } from './express.ts';
import { mayHaveWallet } from './wallet-device.ts';

type Hear = (event: object) => void;
interface Confirmed {
  readonly error?: object;
  readonly paymentIntent?: { readonly id: string; readonly status: string };
}

const heard = new Map<string, Hear>();
const elements = vi.fn<(options: object) => void>();
const created = vi.fn<(kind: string, options: object) => void>();
const destroy = vi.fn<() => void>();
const submit = vi.fn<() => Promise<{ readonly error?: object }>>();
const confirmPayment = vi.fn<(options: object) => Promise<Confirmed>>();
const paymentFailed = vi.fn<(why: object) => void>();
const book = vi.fn<ExpressRow['book']>();
const onEnd = vi.fn<ExpressRow['onEnd']>();
const onClosed = vi.fn<() => void>();

/** The provider's global as its documents describe it. */
beforeEach(() => {
  for (const one of [elements, created, destroy, submit, confirmPayment, paymentFailed, book, onEnd, onClosed])
    one.mockReset();
  heard.clear();
  submit.mockResolvedValue({});
  vi.stubGlobal('Stripe', () => ({
    confirmPayment,
    elements: (options: object) => {
      elements(options);
      return {
        submit,
        create: (kind: string, asked: object) => {
          created(kind, asked);
          return { mount: () => undefined, on: (event: string, hear: Hear) => heard.set(event, hear), destroy };
        },
      };
    },
  }));
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (): ExpressRow => ({
  scriptUrl: 'https://gateway.test/express.js',
  keyId: 'pk_1',
  amount: 135_300,
  currency: 'AED',
  hotelId: 4152,
  hotelName: 'Creek House',
  language: 'ar',
  vendor: 'acct_1',
  place: document.createElement('div'),
  book,
  onClosed,
  onEnd,
});
const tell = (event: string, facts: object = {}): void => heard.get(event)?.(facts);
async function opened(availablePaymentMethods: object | undefined = { googlePay: true }) {
  heard.clear();
  const opening = openExpress(row());
  await vi.waitFor(() => expect(heard.has('ready')).toBe(true));
  tell('ready', { availablePaymentMethods });
  return opening;
}
const order = { orderId: 'pi_1', clientSecret: 'pi_1_secret_2', returnUrl: 'https://creek.example/checkout/1' };
const meera = { name: ' Meera Iyer ', email: 'm@example.com', phone: '098450 12345', address: { country: 'in' } };
const agree = (billingDetails: object = meera): void => tell('confirm', { billingDetails, paymentFailed });
const told = {
  kind: 'told',
  completion: { gateway: 'stripe', paymentId: 'pi_1', orderId: 'pi_1', hotelId: 4152, vendor: 'acct_1' },
};

test('the wallet shows the sum, is asked for name, mail and phone, and pays the order that its guest’s agreeing has made', async () => {
  book.mockResolvedValue(order);
  confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  expect(await opened()).toMatchObject({ kind: 'ready' });
  expect(elements).toHaveBeenCalledWith({ mode: 'payment', amount: 135_300, currency: 'aed', onBehalfOf: 'acct_1' });
  expect(created).toHaveBeenCalledWith(
    'expressCheckout',
    expect.objectContaining({ emailRequired: true, phoneNumberRequired: true, business: { name: 'Creek House' } }),
  );
  expect(book).not.toHaveBeenCalled();
  agree();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith(told));
  expect(book).toHaveBeenCalledWith({
    fullName: 'Meera Iyer',
    email: 'm@example.com',
    contactNumber: '098450 12345',
    country: 'IN',
  });
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({
      clientSecret: 'pi_1_secret_2',
      confirmParams: { return_url: order.returnUrl },
      redirect: 'if_required',
    }),
  );
});

test('what cannot be booked is told to the wallet, and nothing is paid', async () => {
  book.mockResolvedValue(null);
  await opened();
  agree({ name: 'Meera Iyer' });
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledWith({ reason: 'fail' }));
  expect(book).toHaveBeenCalledWith({ fullName: 'Meera Iyer', email: '', contactNumber: '', country: '' });
  expect([confirmPayment.mock.calls, onEnd.mock.calls]).toEqual([[], []]);
});

test('a wallet whose details do not do books nothing', async () => {
  submit.mockResolvedValue({ error: { type: 'validation_error' } });
  await opened();
  agree();
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledTimes(1));
  expect(book).not.toHaveBeenCalled();
});

test('agreeing twice books once, and after a refusal it can be tried again', async () => {
  book.mockResolvedValue(null);
  await opened();
  agree();
  agree();
  await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledTimes(1));
  expect(book).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    agree();
    expect(book.mock.calls.length).toBeGreaterThan(1);
  });
});

test.each([
  ['a decline of the bank', { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, told],
  [
    'a sum that is another than the order’s, of which nobody was asked',
    { type: 'invalid_request_error' },
    { kind: 'not_asked' },
  ],
])('%s ends as it is', async (_case, error, ended) => {
  book.mockResolvedValue(order);
  confirmPayment.mockResolvedValue({ error });
  await opened();
  agree();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith(ended));
});

test('a gateway that keeps silent is asked by the engine: money may have gone', async () => {
  book.mockResolvedValue(order);
  confirmPayment.mockReturnValue(new Promise(() => undefined));
  await opened();
  vi.useFakeTimers();
  agree();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledWith(told);
});

test('a wallet that is closed is said, and a device without one, or a script that brought nothing', async () => {
  await opened();
  tell('cancel');
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(await opened({ googlePay: false, link: false })).toEqual({ kind: 'no_wallet' });
  heard.clear();
  const empty = openExpress(row());
  await vi.waitFor(() => expect(heard.has('loaderror')).toBe(true));
  tell('loaderror');
  expect(await empty).toEqual({ kind: 'sdk_missing' });
  expect(destroy).toHaveBeenCalledTimes(2);
  vi.stubGlobal('Stripe', undefined);
  expect(await openExpress(row())).toEqual({ kind: 'sdk_missing' });
});

const refuses = (): boolean => {
  throw new Error('InvalidAccessError');
};
test.each<[string, object, boolean]>([
  ['a browser that can open one', { isSecureContext: true, PaymentRequest: class {} }, true],
  ['a browser that cannot', { isSecureContext: true }, false],
  ['a page that is not secure', { isSecureContext: false, PaymentRequest: class {} }, false],
  ['an Apple device with one', { isSecureContext: true, ApplePaySession: { canMakePayments: () => true } }, true],
  [
    'an Apple device without, whose browser knows requests all the same',
    { isSecureContext: true, ApplePaySession: { canMakePayments: () => false }, PaymentRequest: class {} },
    false,
  ],
  [
    'an Apple device that refuses to say',
    { isSecureContext: true, ApplePaySession: { canMakePayments: refuses } },
    false,
  ],
])('of wallets a device tells by itself: %s', (_case, device, has) => expect(mayHaveWallet(device)).toBe(has));
