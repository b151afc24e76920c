import { z } from 'zod';
import { guestCalls } from './guest-calls.ts';
import { openOrder, type Booked } from './journeys.ts';
import type { EveryGateway } from './played-gateways.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import type { TestEngine } from './test-engine.ts';

const ofRazorpay = z.object({
  response: z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() }),
});
const ofCardVault = z.object({ response: z.object({ paymentId: z.string(), transactionId: z.string() }) });
const ofStripe = z.object({ latest_charge: z.string() });
const account = z.object({ refunds: z.array(z.object({ paymentId: z.string(), amount: z.int() })) });
const books = z.object({ razorpay: account, cardVault: account, stripe: account });
const bookOf = { razorpay: 'razorpay', 'card-vault': 'cardVault', stripe: 'stripe' } as const;

/** Settings of an engine whose money is at the sandbox, whichever gateway a hotel names. */
export const moneyAtSandbox = ({ url }: SandboxProcess): Record<string, string> => ({
  RAZORPAY_URL: `${url}/razorpay`,
  CARD_VAULT_URL: `${url}/card-vault`,
  STRIPE_URL: `${url}/stripe`,
});

/** Guests who pay in the window of the sandbox's gateways, and what these were told to give back. */
export function sandboxMoney(engine: TestEngine, sandbox: SandboxProcess, name: EveryGateway) {
  const send = async (path: string, init: RequestInit): Promise<unknown> =>
    (await fetch(`${sandbox.url}${path}`, { method: 'POST', ...init })).json();
  const sendJson = (path: string, body: object): Promise<unknown> =>
    send(path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  /** Pays an order in the window: the gateway's name of the payment, and what the page tells the engine of it. */
  const payOrder = async (orderId: string): Promise<{ readonly paid: string; readonly told: object }> => {
    switch (name) {
      case 'razorpay': {
        const { response } = ofRazorpay.parse(await sendJson('/razorpay/checkout/pay', { orderId, succeeds: true }));
        const { razorpay_payment_id: paymentId, razorpay_signature: signature } = response;
        return { paid: paymentId, told: { paymentId, signature } };
      }
      case 'card-vault': {
        const vendorKey = engine.deps.settings.CARD_VAULT_VENDOR_KEY;
        const paid = await sendJson('/card-vault/frame/pay', { orderId, succeeds: true, vendorKey });
        const { paymentId, transactionId } = ofCardVault.parse(paid).response;
        return { paid: paymentId, told: { paymentId, transactionId } };
      }
      case 'stripe': {
        const paid = await send(`/stripe/v1/payment_intents/${orderId}/confirm`, {
          headers: { authorization: `Bearer ${engine.deps.settings.stripe?.secretKey}` },
          body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: 'https://hotel.example/' }),
        });
        return { paid: ofStripe.parse(paid).latest_charge, told: { paymentId: orderId } };
      }
    }
  };
  return {
    /** Pays what is due now; the gateway's name of the payment. */
    pay: async ({ bookingId }: Booked): Promise<string> => {
      const orderId = await openOrder(engine, bookingId);
      const { paid, told } = await payOrder(orderId);
      const hotelId = Number(bookingId.split('_')[0]);
      const completion = { gateway: name, orderId, hotelId, ...told };
      const reply = await guestCalls(engine).post(`bookings/${bookingId}/payments`, completion);
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
      return paid;
    },
    /** All that the gateway was told to give back of some payments, in rupees. */
    ordered: async (payments: readonly string[]): Promise<number> => {
      const all = books.parse(await (await fetch(`${sandbox.url}/inbox/payments`)).json());
      return (
        all[bookOf[name]].refunds
          .filter(({ paymentId }) => payments.includes(paymentId))
          .reduce((sum, { amount }) => sum + amount, 0) / 100
      );
    },
  };
}
