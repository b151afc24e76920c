import { type BookingKey, bookingKey } from '../../database/booking-key.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentAccount } from '../ledger/payment-account.types.ts';
import { capturedPayments, type PaymentRow } from '../ledger/ledger.ts';
import { applyTold, type AccountedPayment } from './apply-account.ts';

/** How long a guest waits for a gateway; after that what the ledger knows has to do. */
const patienceMs = 3000;

type Asking = Pick<Deps, 'db' | 'gatewayAt' | 'clock' | 'log'>;

/** Asks a gateway how a captured payment stands, and writes it into the ledger. Null where the gateway cannot be asked. */
export async function askAccount(
  deps: Asking,
  payment: AccountedPayment & Pick<PaymentRow, 'gateway_payment_id' | 'created_at' | 'vendor'>,
): Promise<PaymentAccount | null> {
  if (payment.gateway_payment_id === null) return null;
  const { gateway, gateway_payment_id: gatewayPaymentId, created_at: since } = payment;
  const account = await (await deps.gatewayAt(payment)).accountOf({ gatewayPaymentId, since });
  if (account.kind === 'unavailable') {
    deps.log.warn({ gateway, reason: account.reason }, 'a payment’s account cannot be asked for');
    return null;
  }
  const applied = await transact(deps.db, (tx) => applyTold(tx, payment, account, deps.clock()));
  if (applied === 'contradiction')
    deps.log.error({ gateway, gatewayPaymentId }, 'a gateway says that more went back than was captured');
  return account;
}

/**
 * Before a guest or a property is told what comes back: the ledger is brought to what the gateways say of a booking's
 * payments, as far as they answer in time.
 */
export async function askAccounts(
  deps: Asking,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<void> {
  const payments = await capturedPayments(deps.db, bookingKey(hotelId, bookingId));
  if (payments.length === 0) return;
  const waited = new AbortController();
  const asked = Promise.all(payments.map((payment) => askAccount(deps, payment)))
    .catch((cause: unknown) => deps.log.error({ err: cause, hotelId }, 'accounts not asked'))
    .finally(() => waited.abort());
  await Promise.race([asked, pause(patienceMs, undefined, { signal: waited.signal }).catch(() => undefined)]);
}
