import type { WholeBooking } from '@latchkey/api-contract/types';

/** A booking that waits for its money. */
export interface PayableBooking {
  readonly kind: 'payable';
  readonly booking: WholeBooking;
  /** Whether the guest may decide to pay at reception after all. */
  readonly mayPayAtProperty: boolean;
}

/** Nothing to pay here, and why. */
export interface NotPayable {
  readonly kind: 'gone' | 'not_yours' | 'unavailable';
}

export type PaymentModel = PayableBooking | NotPayable;
