import { afterEach, expect, test, vi } from 'vitest';
import { openCardVault } from './card-vault.ts';
import type { PaymentWindow } from './payment.types.ts';
import { openRazorpay } from './razorpay.ts';

const asked: PaymentWindow = {
  scriptUrl: 'http://gateway.test/checkout.js',
  keyId: 'key_1',
  order: { order_id: 'order_1', amount: 1988000, currency: 'INR' },
  hotelId: 1760,
  hotelName: 'Sandalwood Courtyard',
  guest: { name: 'A', email: 'a@example.com', contact: '+919845012345' },
  brand: '#0d4944',
  language: 'ar',
};

interface Opened {
  readonly handler: (success: object) => void;
  readonly modal: { readonly ondismiss: () => void };
  readonly order_id: string;
  readonly config: { readonly display: { readonly language: string; readonly blocks: object; readonly hide: object } };
}

/** The provider's global as its documents describe it, driven by a test. */
function provideRazorpay(play: (options: Opened, fail: (failed: object) => void) => void): void {
  vi.stubGlobal(
    'Razorpay',
    class {
      fail: (failed: object) => void = () => undefined;
      options: Opened;
      constructor(options: Opened) {
        this.options = options;
      }
      on(_: string, listener: (failed: object) => void): void {
        this.fail = listener;
      }
      open(): void {
        play(this.options, this.fail);
      }
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a paid order carries what the signature was made of', async () => {
  provideRazorpay((options) =>
    options.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: options.order_id, razorpay_signature: 's' }),
  );
  expect(await openRazorpay(asked)).toEqual({
    kind: 'paid',
    completion: { gateway: 'razorpay', paymentId: 'pay_1', orderId: 'order_1', signature: 's', hotelId: 1760 },
  });
});

test('a failure stays a failure though the window is dismissed after it', async () => {
  provideRazorpay((options, fail) => {
    fail({ error: { reason: 'insufficient_funds' } });
    options.modal.ondismiss();
  });
  expect(await openRazorpay(asked)).toEqual({ kind: 'failed', reason: 'insufficient_funds' });
});

test('a closed window says by which provider', async () => {
  provideRazorpay((options) => options.modal.ondismiss());
  expect(await openRazorpay(asked)).toEqual({ kind: 'closed', reason: 'modal closed for the India gateway' });
  vi.stubGlobal('CardVault', { open: ({ onClose }: { onClose: () => void }) => onClose() });
  expect(await openCardVault(asked)).toEqual({
    kind: 'closed',
    reason: 'modal closed for the card-vaulting provider',
  });
});

test('a language the gateway does not speak becomes English', async () => {
  let language = '';
  provideRazorpay((options) => {
    language = options.config.display.language;
    options.modal.ondismiss();
  });
  await openRazorpay(asked);
  expect(language).toBe('en');
});

test('a script that brought nothing is said so', async () => {
  expect(await openRazorpay(asked)).toEqual({ kind: 'unavailable', code: 'sdk_missing' });
  expect(await openCardVault(asked)).toEqual({ kind: 'unavailable', code: 'sdk_missing' });
});

test.each([
  [false, [{ method: 'upi', flows: ['intent', 'qr'] }]],
  [true, [{ method: 'paylater' }, { method: 'cardless_emi' }]],
])(
  'the window begins with what was chosen (in instalments: %s) and never asks for a UPI id',
  async (inInstalments, instruments) => {
    let display: Opened['config']['display'] | undefined;
    provideRazorpay((options) => {
      display = options.config.display;
      options.modal.ondismiss();
    });
    await openRazorpay({ ...asked, inInstalments });
    expect(display).toMatchObject({
      blocks: { first: { instruments } },
      hide: [{ method: 'upi', flows: ['collect'] }],
    });
  },
);

test('a completion names the accounts of the property and the provider', async () => {
  provideRazorpay((options) =>
    options.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: options.order_id, razorpay_signature: 's' }),
  );
  const accounts = { vendor: 'acc_hotel', superVendor: 'acc_provider' };
  expect(await openRazorpay({ ...asked, ...accounts })).toMatchObject({ completion: accounts });
});

test('the card vault is opened with its order and tells why it failed', async () => {
  vi.stubGlobal('CardVault', {
    open: ({ onFailure, ...options }: { onFailure: (error: object) => void }) => {
      expect(options).toMatchObject({
        orderId: 'order_1',
        amount: 1988000,
        currency: 'INR',
        hotelId: 1760,
        vendorKey: 'key_1',
      });
      onFailure({ code: 'card_declined' });
    },
  });
  expect(await openCardVault(asked)).toEqual({ kind: 'failed', reason: 'card_declined' });
});
