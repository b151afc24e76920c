import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Lines below a bill. */
export const totalWords = {
  total: msg({ message: 'Total', context: 'line of a bill' }),
  paid: msg({ message: 'Paid', context: 'line of a bill' }),
  toPay: msg({ message: 'To pay at the hotel', context: 'line of a bill' }),
  back: msg({ message: 'Goes back', context: 'line of a bill' }),
  kept: msg({ message: 'Kept', context: 'line of a bill' }),
  adjusted: msg({ message: 'Adjustment', context: 'line of a bill' }),
  givenBack: msg({ message: 'Given back at the hotel', context: 'line of a bill' }),
  owedThere: msg({ message: 'To be given back at the hotel', context: 'line of a bill' }),
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
