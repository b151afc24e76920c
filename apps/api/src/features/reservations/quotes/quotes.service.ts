import type { QuoteRequest } from '@latchkey/api-contract/types';
import { restDueOf } from '@latchkey/booking-core/deposit';
import { pricingVersion } from '@latchkey/booking-core/pricing';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn, newSecretId } from '../../../secret-id.ts';
import {
  agreementWithIdsOfToday,
  billWithIdsOfToday,
  type HotelRecord,
  withIdsOfToday,
} from '../../catalogue/catalogue.ts';
import { expireHoldsOf } from '../booking-life/expire-bookings.ts';
import { termsOf } from '../../bookings/bookings.ts';
import type { UnfitExtra } from './chosen-extras.ts';
import { priceSelection, type SelectionRefusal } from './price-selection.ts';
import { findQuote } from './quote-cache.ts';
import { insertQuote, purposeOf, type StoredQuote } from './quotes.queries.ts';

type Quoting = Pick<Deps, 'db' | 'hotels' | 'clock' | 'settings' | 'log'>;

/** Prices a selection and stores the price, which is honoured until the quote expires. */
export async function makeQuote(
  deps: Quoting,
  hotel: HotelRecord,
  asked: QuoteRequest,
): Promise<{ quote: StoredQuote } | { refused: SelectionRefusal } | UnfitExtra> {
  const selection = withIdsOfToday(hotel.sale, asked);
  const price = (): ReturnType<typeof priceSelection> => priceSelection(deps.db, hotel, selection, deps.clock());
  let priced = await price();
  // Holds that have run out give back their rooms, their extras, and the use of their code.
  const mayBeFreed = 'refused' in priced && freedByTime.includes(priced.refused);
  if (mayBeFreed && (await expireHoldsOf(deps, hotel.id)) > 0) priced = await price();
  if ('refused' in priced) return priced;
  const { bill, stay, offers, couponId } = priced;
  const agreed = { revision: hotel.fingerprint, stay, total: bill.total, offers };
  const purpose = { for: 'booking', ...(couponId === undefined ? {} : { couponId }) } as const;
  return { quote: await keepQuote(deps, { hotelId: hotel.id, selection, bill, agreed, purpose }) };
}

const freedByTime: readonly (SelectionRefusal | UnfitExtra['refused'])[] = [
  'sold_out',
  'coupon_not_for_stay',
  'addon_not_with_stay',
];

/** Stores a price that was just made. */
export async function keepQuote(
  deps: Quoting,
  priced: Pick<StoredQuote, 'hotelId' | 'selection' | 'bill' | 'agreed' | 'purpose'>,
): Promise<StoredQuote> {
  const now = deps.clock();
  const quote: StoredQuote = {
    ...priced,
    quoteToken: newSecretId(priced.hotelId),
    pricingVersion,
    expiresAt: new Date(now.getTime() + deps.settings.quoteMs),
  };
  await insertQuote(deps.db, quote, now);
  return quote;
}

export type QuoteState =
  | { readonly kind: 'live'; readonly quote: StoredQuote; readonly hotel: HotelRecord }
  | { readonly kind: 'price_changed'; readonly oldTotal: number; readonly quote: StoredQuote }
  | { readonly kind: 'sold_out' | 'quote_expired' | 'not_found' | 'hotel_closed' };

/**
 * A quote for a new booking as it stands, and no other: a live one is honoured whatever prices did since; an expired one is priced again and lives on
 * as a new quote, silently where the total and the terms are the same, as `price_changed` where the total is not. Under
 * other terms it has expired: the guest reads them first.
 */
export async function currentQuote(deps: Quoting, quoteToken: string): Promise<QuoteState> {
  const hotelId = hotelIdIn(quoteToken);
  const hotel = hotelId === null ? undefined : await deps.hotels.byId(hotelId);
  const found = hotel === undefined ? undefined : await findQuote(deps.db, hotel.id, quoteToken);
  if (hotel === undefined || found === undefined || purposeOf(found).for !== 'booking') return { kind: 'not_found' };
  if (hotel.sale.isClosed || hotel.sale.isPreview) return { kind: 'hotel_closed' };
  const quote = {
    ...found,
    selection: withIdsOfToday(hotel.sale, found.selection),
    bill: billWithIdsOfToday(hotel.sale, found.bill),
    agreed: found.agreed === null ? null : agreementWithIdsOfToday(hotel.sale, found.agreed),
  };
  if (quote.expiresAt > deps.clock()) return { kind: 'live', quote, hotel };
  const renewed = await makeQuote(deps, hotel, quote.selection);
  if ('refused' in renewed) {
    const { refused } = renewed;
    return { kind: refused === 'sold_out' || refused === 'hotel_closed' ? refused : 'quote_expired' };
  }
  if (!(await hasSameTerms(deps, hotel, quote)) || restTerms(quote) !== restTerms(renewed.quote))
    return { kind: 'quote_expired' };
  if (renewed.quote.bill.total === quote.bill.total) return { kind: 'live', quote: renewed.quote, hotel };
  return { kind: 'price_changed', oldTotal: quote.bill.total, quote: renewed.quote };
}

/** When what a deposit leaves is asked for, to compare. */
const restTerms = ({ agreed, selection }: StoredQuote): string =>
  JSON.stringify(restDueOf(agreed?.stay.advance ?? null, selection.stay));

async function hasSameTerms(deps: Quoting, hotel: HotelRecord, quote: StoredQuote): Promise<boolean> {
  if (quote.agreed === null || quote.agreed.revision === hotel.fingerprint) return true;
  const shown = await hotel.agreedHotel(deps.db, quote);
  const terms = (of: HotelRecord): string => JSON.stringify(termsOf(of, quote));
  return terms(shown) === terms(hotel);
}
