import { toGatewayUnits } from '@latchkey/booking-core/currency';
import { urlOf } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { domainOf } from '../../catalogue/catalogue.ts';
import { findBooking } from '../../bookings/bookings.ts';
import { type DepositRow, findCard, writeDeposit } from '../../ledger/ledger.ts';
import { accountAt, notedAccounts } from '../accounts/serving-account.ts';
import type { CardHolds, HoldOutcome } from '../gateways/card-holds.ts';
import type { Unavailable } from '../gateways/gateway-api.ts';

/**
 * Has a deposit held on the card that is kept for its booking. Its order is written down before the card is tried, and a card
 * is tried once for an order: who comes back after a kill finds what came of it.
 */
export async function holdDeposit(
  deps: Deps,
  holds: CardHolds,
  deposit: DepositRow,
): Promise<HoldOutcome | Unavailable> {
  const card = await findCard(deps.db, deposit);
  const booking = await findBooking(deps.db, deposit);
  const hotel = await deps.hotels.byId(deposit.hotel_id);
  if (hotel === undefined || booking === undefined) throw new Error('a deposit without its booking');
  if (card === undefined || card.status !== 'kept' || card.method_id === null)
    return { kind: 'failed', code: 'no_card' };
  const { vendor } = notedAccounts(accountAt(hotel, booking, deposit));
  const orderId = deposit.order_id ?? (await opened(deps, holds, deposit, { customerId: card.customer_id, vendor }));
  if (typeof orderId !== 'string') return orderId;
  return holds.hold({
    orderId,
    methodId: card.method_id,
    returnUrl: `${originOf(domainOf(hotel), deps.settings)}${urlOf('bookingStatus', { bookingId: deposit.booking_id })}`,
  });
}

async function opened(
  deps: Pick<Deps, 'db'>,
  holds: CardHolds,
  deposit: DepositRow,
  { customerId, vendor }: { readonly customerId: string | null; readonly vendor: string | undefined },
): Promise<string | Unavailable> {
  const order = await holds.openHold({
    receipt: deposit.receipt,
    money: { amount: toGatewayUnits(deposit.amount, deposit.currency), currency: deposit.currency },
    notes: { hotel_id: String(deposit.hotel_id), ...(vendor === undefined ? {} : { vendor }) },
    customerId,
  });
  if (order.kind === 'unavailable') return order;
  await writeDeposit(deps.db, deposit, { order_id: order.orderId });
  return order.orderId;
}
