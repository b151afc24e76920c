import { z } from 'zod';
import type { OrderOutcome } from '../gateway-api.ts';

/** The notes of an order, payment or refund; the gateway sends an empty list where there are none. */
export const razorpayNotes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

/** One of the notes that we put on an order or refund. */
export function noteOf(found: z.output<typeof razorpayNotes>, name: string): string | undefined {
  const value = found === undefined || found === null || Array.isArray(found) ? undefined : found[name];
  return typeof value === 'string' ? value : undefined;
}

/** A payment, as the India gateway answers when it is asked. */
export const razorpayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  amount_refunded: z.int().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
});

type RazorpayPayment = z.output<typeof razorpayPayment>;

/** What became of an order by some of its payments. Of money that was captured only what was not given back counts. */
export function outcomeOfPayments(items: readonly RazorpayPayment[]): OrderOutcome {
  const captured = items.find((item) => capturedOf(item) > 0);
  if (captured !== undefined) {
    const { id, currency } = captured;
    return {
      kind: 'captured',
      gatewayPaymentId: id,
      gatewayTransactionId: null,
      amount: capturedOf(captured),
      currency,
    };
  }
  const [over] = items;
  return over !== undefined && items.every(isOver)
    ? { kind: 'failed', gatewayPaymentId: over.id, code: codeOf(over) }
    : { kind: 'open' };
}

/** The money of a payment that the hotel has: captured, and not given back since. */
function capturedOf({ status, captured, amount, amount_refunded: givenBack }: RazorpayPayment): number {
  if (captured !== true) return 0;
  if (status === 'captured') return amount - (givenBack ?? 0);
  // The gateway also lets go of money that nobody captured in time, and calls that refunded too.
  return status === 'refunded' ? amount - (givenBack ?? amount) : 0;
}

/** Whether nothing comes of a payment any more. One called captured in one field and not in the other is asked for again. */
const isOver = (payment: RazorpayPayment): boolean =>
  payment.status === 'failed' ||
  payment.status === 'refunded' ||
  (payment.status === 'captured' && payment.captured === true && capturedOf(payment) <= 0);

const codeOf = ({ status, error_reason: reason, error_code: code }: RazorpayPayment): string =>
  status === 'failed' ? (reason ?? code ?? 'FAILED') : 'refunded';
