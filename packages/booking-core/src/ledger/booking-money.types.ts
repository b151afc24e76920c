import type { BookingStatus } from '../booking-states/moves.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/** What has happened with the money of a booking. */
export interface BookingMoney {
  /** Taken from the guest. */
  readonly captured: MinorUnits;
  /** Owed to the guest and not paid back yet. */
  readonly refunding: MinorUnits;
  /** Paid back. */
  readonly refunded: MinorUnits;
  /** Taken back by banks after lost disputes. */
  readonly lost: MinorUnits;
  /** What the property put on the folio by hand, less what it took off; none unless given. */
  readonly posted?: MinorUnits;
}

/** What a booking asks of its guest. */
export interface OwingBooking {
  readonly status: BookingStatus;
  readonly total: MinorUnits;
  /** What the guest chose to pay at booking; 0 where all is paid at the property. */
  readonly dueNow: MinorUnits;
  /** Fees of changes that the property keeps beside the total. */
  readonly kept: MinorUnits;
  /** Of a stay that did not take place, the fee that is still to be paid; none unless given. */
  readonly penaltyDue?: MinorUnits;
  /** The part of the fee of a cancelled or missed stay that is owed at the property; 0 unless given. */
  readonly feeOwed?: MinorUnits;
  /** A change that waits for its payment. */
  readonly change: {
    /** What of the changed stay is to be paid ahead, in all. */
    readonly dueNow: MinorUnits;
    /** Milliseconds since the epoch. */
    readonly expiresAt: number;
  } | null;
}
