import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { couponOf } from '../../stock/stock.ts';
import { purposeOf, type StoredQuote } from '../quotes/quotes.queries.ts';
import type { NewBooking } from './insert-bookings.queries.ts';

/**
 * The code that a quote was priced with, of which its booking counts a use: also where the hotel has given it other
 * letters since, or has withdrawn it, which leaves it without a limit.
 */
export function codeOfQuote(
  { sale }: Pick<HotelRecord, 'sale'>,
  quote: Pick<StoredQuote, 'selection' | 'purpose'>,
): NewBooking['coupon'] {
  const { couponCode } = quote.selection;
  if (couponCode === undefined) return null;
  const purpose = purposeOf(quote);
  const id = (purpose.for === 'booking' ? purpose.couponId : undefined) ?? couponOf(sale, couponCode)?.id;
  if (id === undefined) return null;
  const offer = sale.promotions.find((one) => one.id === id);
  return { id, maxUses: (offer?.kind === 'coupon' ? offer.maxUses : undefined) ?? null };
}
