import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { OpenedOrder } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { findCard, type PaymentRow, pendingPayment, writeOrder } from '../../ledger/ledger.ts';
import type { AskedMoney } from '../gateways/gateway-api.ts';
import type { GatewayAt, PaymentGateway } from '../gateways/payment-gateway.ts';
import { orderNotes } from './order-notes.ts';
import { accountTold, type PaidBy } from '../accounts/serving-account.ts';

/** A gateway's order that is open to be paid, or that there is none. */
export type OrderOfPayment =
  | {
      readonly kind: 'open';
      readonly orderId: string;
      readonly amount: number;
      readonly currency: string;
      /** What the page needs beside the id, where the gateway asks for it. */
      readonly clientSecret?: string;
      /** The account at which it is open. */
      readonly by: PaidBy;
    }
  | { readonly kind: 'refused'; readonly code: 'gateway_unavailable' };

/** An open order as the page that pays it is told of it. */
export const openedOrder = async (
  { orderId, amount, currency, clientSecret, by }: Extract<OrderOfPayment, { kind: 'open' }>,
  hotel: HotelRecord,
  gatewayAt: GatewayAt,
): Promise<OpenedOrder> => ({
  order_id: orderId,
  amount,
  currency,
  ...(clientSecret === undefined ? {} : { clientSecret }),
  ...(await accountTold(hotel, gatewayAt, by)),
});

/** The gateway's order of a pending payment: the one it has, or a new one, whose receipt is the payment's id. */
export async function orderOfPayment(deps: Deps, payment: PaymentRow): Promise<OrderOfPayment> {
  const amount = toGatewayUnits(payment.amount, payment.currency);
  const gateway: PaymentGateway = await deps.gatewayAt(payment);
  if (payment.gateway_order_id !== null)
    return openAlready(deps, payment, payment.gateway_order_id, { amount, currency: payment.currency });

  const opened = await gateway.openOrder({
    receipt: payment.payment_id,
    amount,
    currency: payment.currency,
    notes: orderNotes(payment),
    ...(payment.purpose === 'penalty' ? await customerOf(deps, payment) : {}),
  });
  if (opened.kind === 'unavailable') {
    deps.log.warn({ gateway: payment.gateway, reason: opened.reason }, 'order not opened');
    return { kind: 'refused', code: 'gateway_unavailable' };
  }
  await writeOrder(deps.db, payment, opened.orderId, new Date(deps.clock().getTime() + deps.settings.reconcileAfterMs));
  const written = await pendingPayment(deps.db, payment, payment);
  const orderId = written?.gateway_order_id ?? opened.orderId;
  // Of two tabs that opened it at once the first has written its own.
  return orderId === opened.orderId
    ? { ...opened, kind: 'open', amount, currency: payment.currency, by: payment }
    : openAlready(deps, payment, orderId, { amount, currency: payment.currency });
}

/** Whom the gateway keeps a card for, where a fee is to be taken of it. */
async function customerOf({ db }: Deps, payment: PaymentRow): Promise<{ readonly customerId?: string }> {
  const card = await findCard(db, payment);
  const isThere = card?.gateway === payment.gateway && isOwnAccount(card) === isOwnAccount(payment);
  const customerId = isThere ? card.customer_id : null;
  return customerId === null ? {} : { customerId };
}

/** An order that was opened before, with what the page needs to pay it. */
async function openAlready(
  { log, gatewayAt }: Deps,
  by: PaidBy & Pick<PaymentRow, 'hotel_id'>,
  orderId: string,
  asked: AskedMoney,
): Promise<OrderOfPayment> {
  const gateway: PaymentGateway = await gatewayAt(by);
  if (gateway.clientSecretOf === undefined) return { kind: 'open', orderId, ...asked, by };
  const found = await gateway.clientSecretOf(orderId);
  if (found.kind === 'secret') return { kind: 'open', orderId, ...asked, by, clientSecret: found.clientSecret };
  log.warn({ gateway: gateway.name, reason: found.reason }, 'order not read');
  return { kind: 'refused', code: 'gateway_unavailable' };
}
