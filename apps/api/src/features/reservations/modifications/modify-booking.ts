import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import type { ChosenAddon, ChosenRoom, StayChoice } from '@latchkey/booking-core/basket';
import type { ModificationQuote, QuoteRequest } from '@latchkey/api-contract/types';
import { mostOfExtra } from '@latchkey/booking-core/extras';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import { type BookingRow, lockBooking, recordEvent, writeBooking } from '../../bookings/bookings.ts';
import { isSameStay } from '../quotes/is-same-stay.ts';
import { extrasOf } from '../../extras/extras.ts';
import { linesOf } from '../../stock/stock.ts';
import type { Booker } from '../holds/booking-request.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { notifyGuest } from '../../outbox/outbox.ts';
import { leftFor } from '../quotes/chosen-extras.ts';
import type { ChangeRefusal } from '../quotes/price-selection.ts';
import { quoteView } from '../quotes/quote-view.ts';
import type { StoredQuote } from '../quotes/quotes.queries.ts';
import { keepQuote } from '../quotes/quotes.service.ts';
import { applyChange } from './apply-change.ts';
import { feeOfChange, differenceOf, mayChangeTo, type Difference } from './difference.ts';
import { mayHoldMore } from './may-hold-more.ts';
import { offersLostIn } from './offers-lost-in.ts';
import { priceChange } from './price-change.ts';
import { bookingToChange, quotedChange } from './quoted-change.ts';

export type QuoteRefusal = ChangeRefusal | 'not_modifiable' | 'payment_not_offered';

/**
 * Prices a change with the booking's own rooms counted as free, and stores that price as a quote. Rooms and extras that
 * the change does not name stay, of the extras as many as the changed stay can have.
 */
export async function quoteModification(
  deps: Deps,
  live: HotelRecord,
  key: BookingKey,
  wanted: Pick<StayChoice, 'stay' | 'addons'> & { readonly rooms?: ChosenRoom[] | undefined },
): Promise<ModificationQuote | { refused: QuoteRefusal }> {
  const { booking, hotel, lastEvent } = await bookingToChange(deps, live, key);
  const fee = feeOfChange(hotel, booking, deps.clock());
  if (fee === null) return { refused: 'not_modifiable' };
  const { couponCode, addons } = booking.selection;
  const { rooms = booking.selection.rooms } = wanted;
  const left = isSameStay(booking.selection.stay, wanted.stay)
    ? {}
    : await leftFor(deps.db, hotel.live, { ...wanted, addons }, booking.booking_id);
  const after = { ...wanted, rooms, left };
  const kept = {
    ...(addons === undefined ? {} : { addons: stillPossible(hotel, addons, booking.selection, after) }),
    ...(couponCode === undefined ? {} : { couponCode }),
  };
  const { addons: others, stay } = wanted;
  const selection: QuoteRequest = {
    hotelId: hotel.id,
    stay,
    rooms,
    ...kept,
    ...(others === undefined ? {} : { addons: others }),
  };
  if (!mayChangeTo(hotel, booking, fee, selection)) return { refused: 'not_modifiable' };
  const own = await linesOf(deps.db, booking);
  const priced = await priceChange(deps.db, hotel, booking, selection, deps.clock(), own);
  if ('refused' in priced) return priced;
  const money = await moneyOf(deps.db, booking);
  const difference = differenceOf(hotel, booking, money, priced, fee);
  if (difference === null) return { refused: 'payment_not_offered' };
  const purpose = { for: 'change', by: 'guest', bookingId: booking.booking_id, lastEvent } as const;
  return modificationView(hotel, booking, await keepQuote(deps, { hotelId: hotel.id, ...priced, purpose }), difference);
}

/** Of a booking's extras, what other rooms can have of them: a dinner for two is one for a guest who now comes alone. */
export function stillPossible(
  hotel: AgreedHotel,
  addons: ChosenAddon[],
  before: Pick<StayChoice, 'stay' | 'rooms'>,
  after: Pick<StayChoice, 'stay' | 'rooms'> & { readonly left: Readonly<Record<string, number>> },
): ChosenAddon[] {
  return addons.flatMap((addon) => {
    const facts = hotel.sale.addons.find(({ id }) => id === addon.addonId);
    if (facts === undefined) return [addon];
    // What went with the stay when it was agreed, whatever the hotel says of it today, goes with its change.
    const { category } = facts;
    const wentWithIt = mostOfExtra(facts, before.stay, before.rooms) > 0;
    const rules = { ...(wentWithIt ? facts : { category }), left: after.left[addon.addonId] };
    const most = mostOfExtra(rules, after.stay, after.rooms);
    return most === 0 ? [] : [{ ...addon, quantity: Math.min(addon.quantity, most) }];
  });
}

export type ModifyOutcome =
  | 'done'
  | 'not_found'
  | 'quote_expired'
  | 'altered'
  | 'not_modifiable'
  | 'sold_out'
  | 'too_many_holds'
  | 'payment_not_offered'
  | { readonly changed: ModificationQuote };

/**
 * Changes a booking by a quote of that change which nothing has overtaken, at exactly the difference the guest was
 * shown. Where something is due the change waits for it; whether there still is room is judged when it is paid, and
 * without room the money goes back. Where nothing is due, its rooms are held unpaid and count as those of a new booking
 * do.
 */
export async function modifyBooking(
  tx: Transaction,
  deps: Deps,
  live: HotelRecord,
  bookingId: string,
  wanted: { quoteToken: string; due: number; refund: number; leastFeeAfter?: number | undefined },
  booker: Booker,
  at: Date,
): Promise<ModifyOutcome> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const hotel = await live.agreedHotel(tx, booking);
  const quote = await quotedChange(tx, booking, 'guest', wanted.quoteToken, at);
  if (typeof quote === 'string') return quote;
  const fee = feeOfChange(hotel, booking, at);
  if (fee === null || !mayChangeTo(hotel, booking, fee, quote.selection)) return 'not_modifiable';
  const money = await moneyOf(tx, bookingKey(hotel.id, bookingId));
  const difference = differenceOf(hotel, booking, money, quote, fee);
  if (difference === null) return 'payment_not_offered';
  const { due, refund, leastFeeAfter = difference.leastFee } = wanted;
  if (difference.due !== due || difference.refund !== refund || difference.leastFee !== leastFeeAfter)
    return { changed: modificationView(hotel, booking, quote, difference) };
  const change = {
    selection: quote.selection,
    bill: quote.bill,
    ...(quote.agreed === null ? {} : { agreed: quote.agreed }),
    claims: bookingLinesOf(hotel.sale, quote.selection),
    extras: extrasOf(live.sale, quote.selection),
    dueNow: difference.dueNow,
    leastFee: difference.leastFee,
  };
  if (difference.due > 0) {
    const expiresAt = new Date(at.getTime() + deps.settings.holdMs).toISOString();
    const ahead = paidTowardsStay(booking, money) + difference.due;
    await writeBooking(tx, booking, { change: JSON.stringify({ ...change, due: difference.due, ahead, expiresAt }) });
    await recordEvent(tx, booking, {
      type: 'change_asked',
      actor: 'guest',
      at,
      facts: { to: totalOf(quote), due: difference.due, quote: quote.purpose },
    });
    await notifyGuest(tx, booking, 'change_waiting', at);
    return 'done';
  }
  if (!(await mayHoldMore(tx, deps, hotel, booking, quote.selection, booker))) return 'too_many_holds';
  const kept = difference.penalty + difference.processingCharge;
  const sums = { kept, refund: difference.refund, processingCharge: difference.processingCharge };
  const taken = await applyChange(tx, booking, { ...change, quote: quote.purpose }, sums, 'guest', at);
  return taken === 'taken' ? 'done' : 'sold_out';
}

/** What is paid for a changed stay: its bill, or another sum that was agreed with the property. */
const totalOf = ({ agreed, bill }: Pick<StoredQuote, 'agreed' | 'bill'>): number => agreed?.total ?? bill.total;

function modificationView(
  hotel: HotelRecord,
  booking: BookingRow,
  quote: StoredQuote,
  difference: Difference,
): ModificationQuote {
  const { quoteToken, expiresAt, selection, bill } = quoteView(quote, hotel.namesIn(booking.language));
  const { paid, due, penalty, processingCharge, refund, atProperty, leastFee } = difference;
  return {
    quoteToken,
    expiresAt,
    selection,
    bill,
    currency: bill.currency,
    oldTotal: booking.total,
    newTotal: totalOf(quote),
    difference: totalOf(quote) - booking.total,
    paid,
    due,
    penalty,
    processingCharge,
    refund,
    ...(atProperty > 0 ? { atProperty } : {}),
    leastFeeAfter: leastFee,
    ...offersLostIn(quote),
  };
}
