import type { FieldProblem } from '@latchkey/booking-core/validation';
import type { OfferedStay } from './room-checkout.model.ts';
import type { Typed } from './typed.ts';
import type { BookingAttempt } from './use-booking.ts';
import type { PromoCodeState } from './use-promo-code.ts';

/** What booking by a wallet is given by the page. */
export interface ExpressProps {
  readonly stay: OfferedStay;
  readonly typed: Typed;
  readonly booking: BookingAttempt;
  readonly promo: Pick<PromoCodeState, 'isOpen' | 'apply'>;
  /** The problems of the guest's details that prevent a booking. */
  readonly problemsOf: (told: Typed) => readonly FieldProblem[];
  /** A wallet has told who comes. */
  readonly onTold: (told: Typed) => void;
  /** What it told does not do for a booking: the form says what is missing. */
  readonly onMissing: () => void;
}
