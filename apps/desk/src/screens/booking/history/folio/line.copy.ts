import type { PropertyFolio } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Line = PropertyFolio['lines'][number];

/** What a line is called that has no name of its own. */
export const kindWords: Readonly<Record<Line['kind'], MessageDescriptor>> = {
  night: msg({ message: 'Night', context: 'line of an account' }),
  tax: msg({ message: 'Tax', context: 'line of an account' }),
  extra: msg({ message: 'Extra', context: 'line of an account' }),
  fee: msg({ message: 'Fee', context: 'line of an account' }),
  adjustment: msg({ message: 'Adjustment', context: 'line of an account' }),
  transfer: msg({ message: 'Moved', context: 'line of an account' }),
  payment: msg({ message: 'Paid', context: 'line of an account' }),
  refund: msg({ message: 'Given back', context: 'line of an account' }),
  deposit_held: msg({ message: 'Security deposit, held', context: 'line of an account' }),
  deposit_kept: msg({ message: 'Security deposit, taken', context: 'line of an account' }),
  deposit_returned: msg({ message: 'Security deposit, released', context: 'line of an account' }),
};

/** Codes of the engine; other reasons are words that somebody typed, or kinds of offers. */
export const reasonWords: Readonly<Record<string, MessageDescriptor>> = {
  agreed_price: msg({ message: 'Agreed price', context: 'line of an account' }),
  coupon: msg({ message: 'Code', context: 'line of an account' }),
  change: msg({ message: 'Fee for a change or an early departure', context: 'line of an account' }),
  cancelled: msg({ message: 'Fee for cancelling', context: 'line of an account' }),
  no_show: msg({ message: 'Fee for a no-show', context: 'line of an account' }),
  price_changed: msg({ message: 'Price changed', context: 'line of an account' }),
  dispute_lost: msg({ message: 'Taken back by the bank', context: 'line of an account' }),
  stay_called_off: msg({ message: 'Stay called off', context: 'line of an account' }),
};

/** Of an adjustment that was agreed and that no code above names. */
export const offerWords = msg({ message: 'Offer', context: 'line of an account' });
export const onlineWords = msg({ message: 'online', context: 'how money came or went' });
