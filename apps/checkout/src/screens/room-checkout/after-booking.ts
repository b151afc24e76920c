import type { OperationReply } from '@latchkey/api-contract/types';
import { urlOf } from '@latchkey/site/urls';
import type { PaymentMethod } from './room-checkout.model.ts';

/** A booking as it was just made. */
export type MadeBooking = Extract<OperationReply<'createBooking'>, { readonly status: 201 }>['body'];

/** Where a booking that was just made leads: to its payment, or to the confirmation where nothing is to be paid now. */
export const afterBooking = (
  { bookingId, status }: Pick<MadeBooking, 'bookingId' | 'status'>,
  method: PaymentMethod,
): string =>
  status === 'payment_pending'
    ? urlOf('checkout', { bookingId }, method === 'instalments' ? { pay: 'instalments' } : {})
    : urlOf('confirmation', { bookingId });
