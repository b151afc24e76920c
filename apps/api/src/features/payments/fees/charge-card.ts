import { urlOf } from '@latchkey/site/urls';
import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import { originOf } from '../../../public-origin.ts';
import { domainOf } from '../../catalogue/catalogue.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { eventsOf, findBooking, lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { findCard, isPenaltyAsked, type StoredCardRow, paymentOfOrder, writeCard } from '../../ledger/ledger.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { openPaymentOrder } from '../orders/open-payment-order.ts';
import { settle } from '../orders/settle.ts';

/**
 * Takes the fee that a booking owes of the card that is kept for it, once. A card that its bank refuses, or of which it wants
 * the guest, is not tried again: the guest is asked to pay. Throws where the gateway could not be asked: the outbox tries
 * again, and the same order is paid once.
 */
export async function chargeCard(deps: Deps, key: BookingKey): Promise<void> {
  const booking = await findBooking(deps.db, key);
  const hotel = await deps.hotels.byId(key.hotel_id);
  if (booking === undefined || hotel === undefined) throw new Error('a fee without its booking');
  if (booking.penalty_due === 0 || isPenaltyAsked(await eventsOf(deps.db, key))) return;
  const card = await findCard(deps.db, key);
  if (card === undefined || card.status !== 'kept' || card.method_id === null) return askGuest(deps, key);
  const { cards }: PaymentGateway = await deps.gatewayAt(card);
  if (cards === undefined) return askGuest(deps, key);
  const order = await openPaymentOrder(deps, hotel, key.booking_id);
  if (order.kind === 'refused') {
    if (order.code === 'nothing_due') return;
    throw new Error(`the fee could not be asked for: ${order.code}`);
  }
  const { gateway, vendor, hotel_id: hotelId } = card;
  if ((await paymentOfOrder(deps.db, hotelId, gateway, order.orderId)) === undefined)
    throw new Error('an order without its payment');
  // An order that was tried before this one was refused while nobody was there to ask the guest.
  if (card.tried_order_id !== null && card.tried_order_id !== order.orderId) return askGuest(deps, key);
  await writeCard(deps.db, card, { tried_order_id: order.orderId });
  const result = await cards.charge({
    orderId: order.orderId,
    methodId: card.method_id,
    returnUrl: `${originOf(domainOf(hotel), deps.settings)}${urlOf('bookingStatus', { bookingId: booking.booking_id })}`,
  });
  if (result.kind === 'unavailable') throw new Error(`gateway unavailable: ${result.reason}`);
  // Under way: the gateway tells what comes of it.
  if (result.kind === 'open') return;
  const settled = await settle(deps, { hotelId, gateway, vendor, orderId: order.orderId, result });
  if (result.kind === 'failed' || settled.kind === 'other_order') await askGuest(deps, key);
  else await letGoNow(deps, card);
}

/** Asks the guest to pay what could not be taken, by a link to the booking's page; the card is of no use any more. */
async function askGuest({ db, clock }: Deps, key: BookingKey): Promise<void> {
  await transact(db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(key.hotel_id, key.booking_id));
    if (booking === undefined || booking.penalty_due === 0) return;
    if (isPenaltyAsked(await eventsOf(tx, booking))) return;
    const at = clock();
    const amount = booking.penalty_due;
    await recordEvent(tx, booking, { type: 'penalty_asked', actor: 'system', at, facts: { amount } });
    await notifyGuest(tx, booking, 'penalty_due', at, { amount });
    await writeCard(tx, booking, { check_at: at });
  });
}

const letGoNow = ({ db, clock }: Deps, card: StoredCardRow): Promise<void> =>
  writeCard(db, card, { check_at: clock() });
