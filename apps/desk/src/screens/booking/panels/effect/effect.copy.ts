import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RowKind } from './bill-rows.ts';

/** Lines of a bill that have no name of their own. */
export const rowWords: Readonly<Record<RowKind, MessageDescriptor>> = {
  room: msg({ message: 'Room', context: 'line of a bill' }),
  offers: msg({ message: 'Offers', context: 'line of a bill' }),
  tax: msg({ message: 'Tax', context: 'line of a bill' }),
  extra: msg({ message: 'Extra', context: 'line of a bill' }),
  fee: msg({ message: 'Convenience fee', context: 'line of a bill' }),
  'named-fee': msg({ message: 'Fee', context: 'line of a bill' }),
  agreed: msg({ message: 'As agreed', context: 'line of a bill' }),
};
