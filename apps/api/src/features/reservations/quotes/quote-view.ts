import type { PriceChanged, Quote } from '@latchkey/api-contract/types';
import { restAskedOn, restDueOf } from '@latchkey/booking-core/deposit';
import type { SaleNames } from '../../catalogue/catalogue.ts';
import { billWithReasons } from './bill-with-reasons.ts';
import { billInWords } from './bill-in-words.ts';
import type { StoredQuote } from './quotes.queries.ts';

/** A quote as it is sent, with the names of a language where they are given. */
export function quoteView(quote: StoredQuote, names?: SaleNames): Quote {
  const bill = billWithReasons(quote);
  return {
    quoteToken: quote.quoteToken,
    expiresAt: quote.expiresAt.toISOString(),
    selection: quote.selection,
    bill: names === undefined ? bill : billInWords(bill, names),
    pricingVersion: quote.pricingVersion,
    ...restView(quote),
  };
}

/** When the rest after a deposit is asked for; empty where no rest is left. */
function restView({ agreed, bill, selection }: StoredQuote): Pick<Quote, 'rest'> {
  const rest = restDueOf(agreed?.stay.advance ?? null, selection.stay);
  const { advance } = bill.dueNow;
  const today = agreed?.stay.rooms[0]?.nights[0]?.bookedOn;
  return rest === null || advance === undefined || advance >= bill.total
    ? {}
    : { rest: restAskedOn(rest, selection.stay, today ?? rest.dueOn) };
}

/** The reply to a quote that has run out and is now sold at another price. */
export function priceChangedView(oldTotal: number, quote: StoredQuote, names?: SaleNames): PriceChanged {
  return { code: 'price_changed', oldTotal, newTotal: quote.bill.total, quote: quoteView(quote, names) };
}
