import type { PriceChanged, Quote } from '@latchkey/api-contract/types';
import type { StoredQuote } from './quotes.queries.ts';

/** A quote as it is sent. */
export function quoteView(quote: StoredQuote): Quote {
  return {
    quoteToken: quote.quoteToken,
    expiresAt: quote.expiresAt.toISOString(),
    selection: quote.selection,
    bill: quote.bill,
    pricingVersion: quote.pricingVersion,
  };
}

/** The reply to a quote that has run out and is now sold at another price. */
export function priceChangedView(oldTotal: number, quote: StoredQuote): PriceChanged {
  return { code: 'price_changed', oldTotal, newTotal: quote.bill.total, quote: quoteView(quote) };
}
