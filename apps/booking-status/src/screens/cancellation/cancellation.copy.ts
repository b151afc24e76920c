import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CancellationQuote } from '@latchkey/api-contract/types';

/** Why nothing comes back, for each way in which a cancellation can end. `refund` has a sum instead. */
export const refundWords: Readonly<Record<CancellationQuote['code'], MessageDescriptor | null>> = {
  refund: null,
  nothing_paid: msg`Nothing has been paid, so nothing is charged here and there is no refund.`,
  fee_covers_payment: msg`The cancellation fee is as much as you have paid, so there is no refund.`,
  paid_less_than_refund: msg`The hotel set a refund that is more than you paid, so nothing can be refunded here. Please call the hotel.`,
};
