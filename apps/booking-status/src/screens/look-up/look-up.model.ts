import type { MaskedBooking } from '@latchkey/api-contract/types';
import type { FormNoticeCode } from '@latchkey/site/urls';
import type { LookupInAddress } from '../../look-up/lookup-in-address.ts';
import type { LookUpAct } from '@latchkey/site/urls';

/** Where a guest stands who looks for a booking. */
export type LookUpModel = {
  readonly act: LookUpAct;
  /** The hotel whose bookings are looked through; null on the provider's own domains. */
  readonly hotelId: number | null;
  readonly notice: FormNoticeCode | null;
} & (
  | { readonly kind: 'identify' }
  | { readonly kind: 'code'; readonly lookup: LookupInAddress }
  | { readonly kind: 'found'; readonly bookings: readonly MaskedBooking[] }
);
