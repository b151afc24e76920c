import type { OperationReply, WholeBooking } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { FormNotice } from '@latchkey/site/urls';

export type ModificationQuote = Extract<OperationReply<'quoteModification'>, { readonly status: 200 }>['body'];

/** Other dates for a booking of nights: asked for, priced, or refused. */
export type ModificationModel =
  | {
      readonly kind: 'ready';
      readonly booking: WholeBooking;
      /** The dates in the form: those asked for, else the booking's own. */
      readonly checkIn: LocalDate;
      readonly checkOut: LocalDate;
      readonly today: LocalDate;
      /** What the change costs; null before other dates are asked for, and where they were refused. */
      readonly quote: ModificationQuote | null;
      readonly notice: FormNotice | null;
    }
  | {
      readonly kind: 'closed';
      readonly bookingId: string;
      /** Hours are changed by telephone: the engine can, this page cannot yet. */
      readonly reason: 'not_modifiable' | 'hours';
    }
  | {
      readonly kind: 'strange';
      readonly bookingId: string;
      readonly lookupId: string | null;
      readonly notice: FormNotice | null;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unavailable' };
