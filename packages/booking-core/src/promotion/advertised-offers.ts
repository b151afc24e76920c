import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** What must be said with every offer that is told beside the price. */
interface AdvertisedTerms {
  readonly id: string;
  /** Who pays it, and on which conditions, in the hotel's words. */
  readonly paidBy: string;
  readonly conditions: string;
  /** The last day on which it holds. */
  readonly ends: LocalDate;
}

/** An offer that is told beside the price and stands on no bill before a code is entered; cashback is in rupees. */
export type AdvertisedOffer = AdvertisedTerms &
  (
    | { readonly kind: 'online-cashback'; readonly upTo: MinorUnits }
    | { readonly kind: 'wallet-cashback'; readonly from: MinorUnits; readonly to: MinorUnits }
    | { readonly kind: 'further-by-code'; readonly percent: number }
  );

/** The offers that have not ended on a day; empty where the engine sends no list. */
export const offersAdvertisedOn = (
  offers: readonly AdvertisedOffer[] | undefined,
  today: LocalDate,
): AdvertisedOffer[] => offers?.filter(({ ends }) => ends >= today) ?? [];
