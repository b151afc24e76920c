import { accountsOf, type PaymentOutcome, type PaymentWindow } from './payment.types.ts';

interface Success {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

interface Failure {
  readonly error?: { readonly reason?: string };
}

/** The part of the India gateway's checkout script that is used here. */
interface Razorpay {
  new (options: object): { open(): void; on(event: 'payment.failed', listener: (failed: Failure) => void): void };
}

// The gateway speaks English and Indian languages; German and Arabic guests see its English.
const languages: Readonly<Record<string, string>> = { hi: 'hi' };

/** Opens the India gateway's window; settles when it is paid, refused or closed. */
export function openRazorpay(asked: PaymentWindow): Promise<PaymentOutcome> {
  const { Razorpay } = globalThis as { Razorpay?: Razorpay };
  if (!Razorpay) return Promise.resolve({ kind: 'unavailable', code: 'sdk_missing' });
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      key: asked.keyId,
      order_id: asked.order.order_id,
      amount: asked.order.amount,
      currency: asked.order.currency,
      name: asked.hotelName,
      prefill: asked.guest,
      theme: { color: asked.brand },
      retry: { enabled: false },
      config: { display: displayOf(asked) },
      handler: (success: Success) =>
        resolve({
          kind: 'paid',
          completion: {
            gateway: 'razorpay',
            paymentId: success.razorpay_payment_id,
            orderId: success.razorpay_order_id,
            signature: success.razorpay_signature,
            hotelId: asked.hotelId,
            ...accountsOf(asked),
          },
        }),
      modal: { ondismiss: () => resolve({ kind: 'closed', reason: 'modal closed for the India gateway' }) },
    });
    // With retry off the window is also dismissed after a failure: whichever is told first stands.
    checkout.on('payment.failed', ({ error }) => resolve({ kind: 'failed', reason: error?.reason ?? null }));
    checkout.open();
  });
}

/**
 * What the window shows first, before all else that the merchant's account allows: lenders where the guest chose
 * instalments, else UPI by an app on a phone and by a code on a desktop. Typing a UPI id ended in February 2026.
 */
function displayOf({ language, inInstalments = false }: PaymentWindow): object {
  const first = inInstalments
    ? { name: 'Pay later', instruments: [{ method: 'paylater' }, { method: 'cardless_emi' }] }
    : { name: 'UPI', instruments: [{ method: 'upi', flows: ['intent', 'qr'] }] };
  return {
    language: languages[language] ?? 'en',
    blocks: { first },
    sequence: ['block.first', 'card', 'netbanking', 'wallet'],
    hide: [{ method: 'upi', flows: ['collect'] }],
    preferences: { show_default_blocks: true },
  };
}
