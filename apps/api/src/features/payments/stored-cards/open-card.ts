import { randomUUID } from 'node:crypto';
import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { type BookingRow, lockBooking, waitsForCard } from '../../bookings/bookings.ts';
import { findCard, insertCard, type StoredCardRow, writeCard } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { accountAt, notedAccounts, type PaidBy, servingAccount } from '../accounts/serving-account.ts';

/** A question for a card, open to be answered by a page as an order is to be paid, or why there is none. */
type OpenedCard =
  | {
      readonly kind: 'open';
      readonly orderId: string;
      readonly amount: 0;
      readonly currency: string;
      readonly clientSecret: string;
      readonly keepsCard: true;
      readonly by: PaidBy;
    }
  | { readonly kind: 'refused'; readonly code: NoCard | 'gateway_unavailable' };

/**
 * The gateway's question for the card of a booking that waits for one. Asked again it is the same question: a row is
 * written first, with the receipt by which a lost answer is found again.
 */
export async function openCard(deps: Deps, hotel: HotelRecord, bookingId: string): Promise<OpenedCard> {
  const found = await cardFor(deps, hotel, bookingId);
  if (typeof found === 'string') return { kind: 'refused', code: found };
  const { card, booking } = found;
  const { cards }: PaymentGateway = await deps.gatewayAt(card);
  if (cards === undefined) return { kind: 'refused', code: 'gateway_unavailable' };
  const by = accountAt(hotel, booking, card);
  const setup =
    card.setup_id === null
      ? await cards.openSetup({
          receipt: card.receipt,
          notes: { hotel_id: String(hotel.id), ...notedAccounts(by) },
        })
      : await cards.setupSecretOf(card.setup_id);
  if (setup.kind === 'unavailable') {
    deps.log.warn({ gateway: card.gateway, reason: setup.reason }, 'a card could not be asked for');
    return { kind: 'refused', code: 'gateway_unavailable' };
  }
  if (setup.kind === 'opened')
    await writeCard(deps.db, card, {
      setup_id: setup.setupId,
      customer_id: setup.customerId,
      check_at: new Date(deps.clock().getTime() + deps.settings.reconcileAfterMs),
    });
  return {
    kind: 'open',
    orderId: setup.kind === 'opened' ? setup.setupId : (card.setup_id ?? ''),
    amount: 0,
    currency: hotel.sale.currency,
    clientSecret: setup.clientSecret,
    keepsCard: true,
    by,
  };
}

type NoCard = 'not_found' | 'booking_expired' | 'nothing_due';

interface Asked {
  readonly card: StoredCardRow;
  readonly booking: BookingRow;
}

async function cardFor(deps: Deps, hotel: HotelRecord, bookingId: string): Promise<Asked | NoCard> {
  return transact<Asked | NoCard>(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
    if (booking === undefined) return 'not_found';
    const now = deps.clock();
    if (booking.status === 'expired' || (booking.expires_at !== null && booking.expires_at <= now))
      return 'booking_expired';
    if (!waitsForCard(booking)) return 'nothing_due';
    const { gateway, vendor } = servingAccount(hotel, booking);
    await insertCard(tx, {
      hotel_id: hotel.id,
      booking_id: booking.booking_id,
      gateway,
      vendor,
      receipt: randomUUID(),
      setup_id: null,
      customer_id: null,
      method_id: null,
      brand: null,
      last4: null,
      status: 'asked',
      failure_code: null,
      created_at: now,
      check_at: null,
      tried_order_id: null,
    });
    const card = await findCard(tx, booking);
    if (card === undefined) throw new Error('a card that was written and is not there');
    return { card, booking };
  });
}
