import type { HotelImage, Quote } from '@latchkey/api-contract/types';
import type { RoomNames } from '@latchkey/stay/stay-words';

/** A way of paying that this stay can be booked by. */
export type PaymentWay = 'full' | 'advance' | 'at-property';

/** A quote that can be booked, with everything the page says of it. */
export interface OfferedStay {
  readonly kind: 'offered';
  readonly quote: Quote;
  /** The price before, when it is another than the guest saw. */
  readonly oldTotal: number | null;
  readonly roomNames: RoomNames;
  readonly picture: HotelImage | null;
  readonly ways: readonly PaymentWay[];
  /** Until when cancelling is free, on the property's clocks. */
  readonly freeUntil: { readonly date: string; readonly time: string } | null;
  /** Whether cancelling, however early, gives anything back. */
  readonly isRefundable: boolean;
  /** Whether the property answers by hand, before any money is asked for. */
  readonly isRequest: boolean;
  readonly checkInTime: string;
  readonly checkOutTime: string;
}

/** Why there is nothing to book; each has its own words. */
export interface RefusedStay {
  readonly kind: 'sold_out' | 'no_quote' | 'unavailable';
}

export type RoomCheckoutModel = OfferedStay | RefusedStay;
