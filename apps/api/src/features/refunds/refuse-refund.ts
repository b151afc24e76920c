import { toGatewayUnits } from '@latchkey/booking-core/currency';
import type { Transaction } from '../../database/database.types.ts';
import { leftAtGateway, type PaymentAccount } from '../ledger/payment-account.types.ts';
import { lockBooks, writeBooks } from './apply-account.ts';
import { failOwn } from './booked-account.ts';
import { openBooks, restateKept } from './books.ts';
import { isDisputed } from './next-step.ts';
import type { RefundToPay } from './refunds.queries.ts';

/**
 * What a refusal of the gateway means, once it was asked again for the payment's account. True where the account explains
 * it: less is left than was asked for, the payment is in dispute, or the refund stands in the books by now. False where it
 * does not, as when the property's balance is too low: it has failed then, and is tried again later.
 */
export async function refuseRefund(
  tx: Transaction,
  refund: RefundToPay,
  account: PaymentAccount,
  at: Date,
): Promise<boolean> {
  const locked = await lockBooks(tx, refund);
  if (locked === undefined) return true;
  const books = openBooks(locked.books);
  const own = books.refunds.find(({ refund_id: id }) => id === refund.refund_id);
  if (own?.status !== 'pending' || own.gateway_refund_id !== null || isDisputed(locked, own)) return true;
  const left = leftAtGateway(account);
  if (own.amount !== own.asked_amount || toGatewayUnits(own.amount, refund.currency) > left) return true;
  const happened = failOwn(books, own);
  restateKept(books);
  await writeBooks(tx, refund.gateway, locked, books, happened, at);
  return false;
}
