import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How a refund stands: `over` failed for good, `waiting` is in dispute at the bank. */
export const refundStates: Readonly<
  Record<'pending' | 'processed' | 'failed' | 'waiting' | 'over', MessageDescriptor>
> = {
  pending: msg({ message: 'Refund on its way', context: 'line of a bill' }),
  processed: msg({ message: 'Refunded', context: 'line of a bill' }),
  failed: msg({ message: 'Refund failed, tried again', context: 'line of a bill' }),
  waiting: msg({ message: 'Refund waits for the bank', context: 'line of a bill' }),
  over: msg({ message: 'Refund cannot be made online: you owe it', context: 'line of a bill' }),
};
