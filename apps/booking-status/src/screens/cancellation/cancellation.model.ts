import type { CancellationQuote, WholeBooking } from '@latchkey/api-contract/types';
import type { FormNoticeCode } from '@latchkey/site/urls';
import type { LookupInAddress } from '../../look-up/lookup-in-address.ts';
import type { CancellingUntil } from '../booking/cancelling-of.ts';

/** All states of the cancellation page, from the question to the reasons for refusal. */
export type CancellationModel =
  | {
      readonly kind: 'ready';
      readonly booking: WholeBooking;
      readonly quote: CancellationQuote;
      /** What cancelling costs from now to check-in. */
      readonly steps: readonly CancellingUntil[];
      readonly notice: FormNoticeCode | null;
    }
  | {
      readonly kind: 'closed';
      readonly bookingId: string;
      readonly reason: 'not_cancellable' | 'after_check_in';
      /** Cancelled already: by the guest in another tab, or by the hotel. */
      readonly isCancelled: boolean;
    }
  | {
      readonly kind: 'strange';
      readonly bookingId: string;
      readonly lookup: LookupInAddress | null;
      readonly notice: FormNoticeCode | null;
    }
  | { readonly kind: 'gone' | 'unavailable' };
