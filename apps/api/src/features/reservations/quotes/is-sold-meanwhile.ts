import { bookingLinesOf } from '@latchkey/booking-core/inventory';
import type { Deps } from '../../../deps.ts';
import { expireHoldsOf } from '../booking-life/expire-bookings.ts';
import { quoteClaim } from './quote-claim.ts';
import { hasInventory } from './price-selection.ts';
import type { QuoteState } from './quotes.service.ts';

/**
 * Whether others have taken the rooms of a quote that is still live, so that its page says so before the form is filled
 * in. The booking that the quote itself has made takes nothing from it.
 */
export async function isSoldMeanwhile(
  deps: Deps,
  { hotel, quote }: Extract<QuoteState, { kind: 'live' }>,
  quoteToken: string,
): Promise<boolean> {
  const lines = bookingLinesOf(hotel.sale, quote.selection);
  const free = (): Promise<boolean> => hasInventory(deps.db, hotel.id, lines);
  if (await free()) return false;
  if ('booked' in (await quoteClaim(deps, { hotelId: hotel.id, key: '' }, { quoteToken }))) return false;
  return (await expireHoldsOf(deps, hotel.id)) === 0 || !(await free());
}
