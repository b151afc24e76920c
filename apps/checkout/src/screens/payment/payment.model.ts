import type { WholeBooking } from '@latchkey/api-contract/types';
import type { Instalment } from '@latchkey/booking-core/instalments';
import type { PaymentProblem } from './payment.copy.ts';

/**
 * What a payment is for: a stay that is held, a change that takes effect with it, what a confirmed stay still costs, or the fee
 * of one that did not take place; or a card is to be kept, and nothing paid.
 */
export type PaymentPurpose = 'stay' | 'difference' | 'balance' | 'penalty' | 'guarantee';

/** Whether the stay is still held, and not booked yet. */
export const isHeld = (purpose: PaymentPurpose): boolean => purpose === 'stay' || purpose === 'guarantee';

/** A booking that can be paid for. */
export interface PayableBooking {
  readonly kind: 'payable';
  readonly booking: WholeBooking;
  readonly purpose: PaymentPurpose;
  /** Minor units: exactly this is asked for. */
  readonly amount: number;
  /** Whether the guest may switch the held booking to payment at the property. */
  readonly mayPayAtProperty: boolean;
  /** What a lender of the gateway would collect; empty where that is not offered. */
  readonly instalments: readonly Instalment[];
  /** Why the form that was posted before this page could not be carried out; null where none was. */
  readonly refusal: PaymentProblem | null;
  /** Whether the guest came to pay in instalments. */
  readonly inInstalments: boolean;
  /** When the hold, or the pending change, expires; null if it does not. */
  readonly expiresAt: string | null;
}

/** Nothing to pay here, and why. */
export interface NotPayable {
  readonly kind: 'gone' | 'not_yours' | 'returned' | 'unavailable';
}

export type PaymentModel = PayableBooking | NotPayable;
