import { bookingKey, type BookingKey } from '../../../database/booking-key.ts';
import type { ChosenRoom, StayChoice } from '@latchkey/booking-core/basket';
import type { QuoteRequest } from '@latchkey/api-contract/types';
import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import { creditedToStay } from '@latchkey/booking-core/ledger';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import type { Deps } from '../../../deps.ts';
import { type BookingRow, endOfStay, lockBooking } from '../../bookings/bookings.ts';
import { withTotal } from '../booking-life/agreement.ts';
import { type AboveBound, abovePriceBound, aboveRefundBound } from '../../refunds/refunds.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import { applyChange } from '../modifications/apply-change.ts';
import { bookingToChange, quotedChange } from '../modifications/quoted-change.ts';
import { keepQuote } from '../quotes/quotes.service.ts';
import { priceChange } from '../modifications/price-change.ts';
import type { ChangeRefusal } from '../quotes/price-selection.ts';
import type { StoredQuote } from '../quotes/quotes.queries.ts';
import { extrasOf } from '../../extras/extras.ts';
import { linesOf } from '../../stock/stock.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';

export interface StayChange {
  readonly quote: StoredQuote;
  /** At the total that is agreed, where one was named: its taxes are those of that total. */
  readonly bill: StoredQuote['bill'];
  /** What the rule asks for. */
  readonly ruleTotal: number;
  readonly oldTotal: number;
  readonly newTotal: number;
  readonly paid: number;
  /** What was paid beyond the new total. */
  readonly overpaid: number;
}

/** What is not named stays as it is booked. */
interface WantedStay extends Pick<StayChoice, 'stay' | 'addons'> {
  readonly rooms?: ChosenRoom[] | undefined;
  /** The exemptions that the guest has proved, or none. */
  readonly taxExemptions?: string[] | undefined;
  /** Another total that is agreed with the guest. */
  readonly agreedTotal?: number | undefined;
}

/** Prices another stay for the property, up to check-out; the property is not held to its own terms and restrictions. */
export async function quoteStayChange(
  deps: Deps,
  live: HotelRecord,
  key: BookingKey,
  wanted: WantedStay,
): Promise<StayChange | { refused: ChangeRefusal | 'not_modifiable' }> {
  const { booking, hotel, lastEvent } = await bookingToChange(deps, live, key);
  const now = deps.clock();
  if (!isChangeable(hotel, booking, now)) return { refused: 'not_modifiable' };
  const { hotelId: _, rooms, addons, taxExemptions, ...kept } = booking.selection;
  const extras = wanted.addons ?? addons;
  const exempt = wanted.taxExemptions ?? taxExemptions;
  const asked: QuoteRequest = {
    ...kept,
    hotelId: hotel.id,
    stay: wanted.stay,
    rooms: wanted.rooms ?? rooms,
    ...(extras === undefined ? {} : { addons: extras }),
    ...(exempt === undefined ? {} : { taxExemptions: exempt }),
  };
  const own = await linesOf(deps.db, booking);
  const priced = await priceChange(deps.db, hotel, booking, asked, now, own, 'property');
  if ('refused' in priced) return priced;
  const purpose = { for: 'change', by: 'property', bookingId: booking.booking_id, lastEvent } as const;
  const quote = await keepQuote(deps, { hotelId: hotel.id, ...priced, purpose });
  const ruleTotal = priced.agreed.total;
  const newTotal = wanted.agreedTotal ?? ruleTotal;
  const paid = creditedToStay(booking, await moneyOf(deps.db, booking), newTotal);
  const bill = atTotal(hotel, quote, newTotal).bill;
  const totals = { oldTotal: booking.total, newTotal, ruleTotal };
  return { quote, bill, ...totals, paid, overpaid: Math.max(0, paid - newTotal) };
}

interface AskedChange {
  readonly quoteToken: string;
  readonly refund?: number | undefined;
  /** Another total than was quoted, and why. */
  readonly agreed?: { readonly total: number; readonly why: string } | undefined;
}

/** Makes a quoted change at once, where nothing was done to the booking since: what it costs more is owed at the property, of what it costs less `refund` goes back. */
export async function changeStay(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  { quoteToken, refund, agreed }: AskedChange,
  at: Date,
): Promise<
  'done' | 'not_found' | 'changed' | 'not_modifiable' | 'sold_out' | 'quote_expired' | 'refund_too_high' | AboveBound
> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const hotel = await live.agreedHotel(tx, booking);
  const quote = await quotedChange(tx, booking, 'property', quoteToken, at);
  if (quote === 'altered') return 'changed';
  if (quote === 'quote_expired' || quote.agreed === null) return 'quote_expired';
  if (!isChangeable(hotel, booking, at)) return 'not_modifiable';
  const priced = atTotal(hotel, { ...quote, agreed: quote.agreed }, agreed?.total ?? quote.agreed.total);
  const { total } = priced.agreed;
  const paid = creditedToStay(booking, await moneyOf(tx, bookingKey(hotel.id, bookingId)), total);
  const overpaid = Math.max(0, paid - total);
  const back = refund ?? overpaid;
  if (back > overpaid) return 'refund_too_high';
  const above =
    (agreed === undefined ? null : await abovePriceBound(tx, { ...booking, total: quote.agreed.total }, total)) ??
    (await aboveRefundBound(tx, booking, back));
  if (above !== null) return above;
  const change = {
    selection: quote.selection,
    ...priced,
    claims: bookingLinesOf(hotel.sale, quote.selection),
    extras: extrasOf(live.sale, quote.selection),
    dueNow: Math.min(booking.due_now, total),
    leastFee: Math.min(booking.least_fee, total),
    quote: quote.purpose,
  };
  const taken = await applyChange(tx, booking, change, { kept: overpaid - back, refund: back }, 'property', at);
  if (taken !== 'taken') return 'sold_out';
  if (agreed !== undefined) noteAct(tx, { hotelId: hotel.id, bookingId: booking.booking_id, why: agreed.why });
  return 'done';
}

/** A quoted stay at the total that is agreed: preview and change alike have its bill. */
function atTotal(
  hotel: AgreedHotel,
  quote: StoredQuote,
  total: number,
): Pick<BookingRow, 'bill'> & { readonly agreed: Agreement } {
  const { agreed } = quote;
  if (agreed === null) throw new Error('a quote of a change without what is agreed');
  return total === agreed.total
    ? { bill: quote.bill, agreed }
    : withTotal(hotel, { ...quote, agreed, total: agreed.total }, total);
}

const isChangeable = (hotel: AgreedHotel, booking: BookingRow, at: Date): boolean =>
  booking.status === 'confirmed' && booking.left_at === null && at.getTime() < endOfStay(hotel, booking);
