import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { applyTold } from '../../refunds/refunds.ts';
import { capturedAtGateway, findCardOfSetup, moveCheck, paymentOfOrder, type PaymentRow } from '../../ledger/ledger.ts';
import type { GatewayEvent } from '../gateways/gateway-webhook.ts';
import { completeCard } from '../stored-cards/complete-card.ts';
import { reportDepositAccount } from '../deposits/deposit-account.ts';
import { reportDeposit } from '../deposits/settle-deposit.ts';
import { keepLost } from '../orders/lost-payments.ts';
import { settle } from '../orders/settle.ts';
import { markProcessed, type InboxRow } from './inbox.queries.ts';

/** Acts on one event of the inbox. Done again, or out of order, it changes nothing more. */
export async function processEvent(deps: Deps, row: InboxRow): Promise<void> {
  const event = deps.gateways[row.gateway].webhook.eventOf(row.payload);
  if (event === null) deps.log.debug({ eventId: row.eventId }, 'event left alone');
  else if (event.about === 'payment') await reportPayment(deps, row, event);
  else if (event.about === 'card') await reportCard(deps, row, event.setupId);
  else if (event.about === 'hold') await reportDeposit(deps, { ...row, orderId: event.orderId });
  else await reportAccount(deps, row, event);
  await markProcessed(deps.db, row, deps.clock());
}

async function reportPayment(
  deps: Deps,
  { hotelId, gateway, vendor, eventId }: InboxRow,
  { orderId, result }: Extract<GatewayEvent, { about: 'payment' }>,
): Promise<void> {
  const settled = await settle(deps, { hotelId, gateway, vendor, orderId, result });
  if (settled.kind !== 'unknown_order' || (await reportDeposit(deps, { hotelId, gateway, vendor, orderId }))) return;
  // Only what names a hotel is known to be ours: others may use the same account of the gateway.
  if (hotelId !== 0 && result.kind === 'captured')
    await keepLost(deps, { hotelId, gateway, vendor, orderId, captured: result });
  else deps.log.warn({ gateway, eventId, hotelId }, 'an event of an order that is not ours');
}

/** The gateway is asked how the question for a card stands: its events come in any order. */
async function reportCard(deps: Deps, row: InboxRow, setupId: string): Promise<void> {
  const { hotelId, gateway, eventId } = row;
  const card = await findCardOfSetup(deps.db, hotelId, gateway, setupId);
  if (card === undefined || isOwnAccount(card) !== isOwnAccount(row)) {
    deps.log.warn({ gateway, eventId, hotelId }, 'an event of a card that is not ours');
    return;
  }
  if ((await completeCard(deps, card)) === 'gateway_unavailable') throw new Error('gateway unavailable');
}

type AccountEvent = Extract<GatewayEvent, { about: 'account' }>;

/** Writes news of a payment's refunds and disputes at once; the gateway is asked for the whole soon after. */
async function reportAccount(deps: Deps, row: InboxRow, event: AccountEvent): Promise<void> {
  const { hotelId, gateway, eventId } = row;
  const payment = await paymentOf(deps, row, event);
  if (payment === undefined || isOwnAccount(payment) !== isOwnAccount(row)) {
    if (payment === undefined && (await reportDepositAccount(deps, { ...row, orderId: event.orderId }))) return;
    deps.log.warn({ gateway, eventId, hotelId }, 'an event of a payment that is not ours');
    return;
  }
  const at = deps.clock();
  const applied = await transact(deps.db, (tx) => applyTold(tx, payment, event.told, at));
  if (applied === 'contradiction') deps.log.warn({ gateway, eventId }, 'an event that its gateway has to explain');
  await moveCheck(deps.db, payment, at);
}

/** The payment of ours that an event is about: of its order, where that is the one captured, or by the gateway's id. */
async function paymentOf(
  { db }: Deps,
  { hotelId, gateway }: Pick<InboxRow, 'hotelId' | 'gateway'>,
  { orderId, gatewayPaymentId }: AccountEvent,
): Promise<PaymentRow | undefined> {
  const ordered = orderId === null ? undefined : await paymentOfOrder(db, hotelId, gateway, orderId);
  if (ordered !== undefined && (ordered.status !== 'captured' || ordered.gateway_payment_id === gatewayPaymentId))
    return ordered;
  return (await capturedAtGateway(db, hotelId, gateway, gatewayPaymentId))[0];
}
