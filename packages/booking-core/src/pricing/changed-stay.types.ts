import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { CouponOffer, Promotion } from '../promotion/promotion.types.ts';
import type { AgreedRoom } from './agreed-stay.types.ts';
import type { Fee, NightlyRate, PricedAddon } from './pricing.types.ts';

/** A room as a change wants it, on the dates of the changed stay. */
export interface WantedRoom extends Pick<AgreedRoom, 'roomTypeId' | 'ratePlanId' | 'guests' | 'hours'> {
  readonly dates: readonly LocalDate[];
}

/** What is sold at the moment of a change, and how it is priced. */
export interface PricesToday {
  /** Today in the property's zone, and the changed stay's arrival: what offers by time look at. */
  readonly bookedOn: LocalDate;
  readonly checkIn: LocalDate;
  readonly promotions: readonly Promotion[];
  /** The booking's code where the property still accepts it. */
  readonly coupon: CouponOffer | null;
  /** Names the taxes that hold for what is added. */
  readonly taxes: string;
  /** The fees that hold for what is added; none unless said. */
  readonly fees?: readonly Fee[] | undefined;
  /** Today's rate of a room on a night; null where it has none. */
  readonly rateOn: (room: WantedRoom, date: LocalDate) => Omit<NightlyRate, 'date'> | null;
  /** Today's price of a room's hours; null where they are not sold. */
  readonly priceOfHours: (room: WantedRoom) => MinorUnits | null;
  /** An extra as it is sold today; null where it is not. */
  readonly addonOf: (addonId: string) => Omit<PricedAddon, 'quantity'> | null;
}

/** What a change asks for; of an extra, how many there are to be. */
export interface WantedStay {
  readonly rooms: readonly WantedRoom[];
  readonly addons: readonly { readonly addonId: string; readonly quantity: number }[];
  /** Ids of the exemptions that still hold, of those that were declared; all of them unless said. */
  readonly exemptions?: readonly string[] | undefined;
}
