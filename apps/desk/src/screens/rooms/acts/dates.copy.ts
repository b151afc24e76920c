import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why other dates have no price. */
export const datesProblems = ['sold_out', 'invalid_dates', 'not_for_sale', 'not_modifiable', 'unavailable'] as const;
export type DatesProblem = (typeof datesProblems)[number];

export const datesProblemWords: Readonly<Record<DatesProblem, MessageDescriptor>> = {
  sold_out: msg`No room of this type is left on the added nights.`,
  invalid_dates: msg`These dates make no stay.`,
  not_for_sale: msg`These nights are not sold on the plan of this stay.`,
  not_modifiable: msg`This stay cannot be changed here. Its page says what can be done.`,
  unavailable: msg`Nothing is known of it: no connection. Try again.`,
};
