import type { CashMoveKind, DayLineKind } from '@latchkey/booking-core/counter';
import { gateways } from '@latchkey/booking-core/gateways';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { Gateway } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CounterAct, CounterProblem } from './counter.model.ts';

export const problemWords: Readonly<Record<CounterProblem, MessageDescriptor>> = {
  sum_invalid: msg`Please enter an amount, such as 5000.`,
  count_missing: msg`Please count the cash first. For an empty drawer, enter 0.`,
  note_missing: msg`Please say what it was for.`,
  reason_missing: msg`Please give a reason for the difference.`,
  shift_open: msg`Your cash drawer is already open.`,
  shift_closed: msg`This cash drawer has been closed.`,
  not_own_shift: msg`Only the person whose drawer it is, a manager or the owner can do this.`,
  not_open: msg`This day has already been closed.`,
  too_early: msg`This day has not begun yet.`,
  not_allowed: msg`Your role does not allow this.`,
  unavailable: msg`No connection. Please check the counter before you try again.`,
};

export const doneWords: Readonly<Record<CounterAct, MessageDescriptor>> = {
  opened: msg`The cash drawer is open.`,
  moved: msg`Recorded in the cash drawer.`,
  counted: msg`The count has been recorded.`,
  closed: msg`The cash drawer has been closed.`,
  ended: msg`The day has been closed.`,
  hour: msg`The time has been saved.`,
};

export const moveWords: Readonly<Record<CashMoveKind, MessageDescriptor>> = {
  in: msg({ message: 'Pay in', context: 'cash put into the drawer' }),
  out: msg({ message: 'Pay out', context: 'cash spent out of the drawer' }),
  drop: msg({ message: 'Safe drop', context: 'cash taken to the safe' }),
};

export const kindWords: Readonly<Record<DayLineKind, MessageDescriptor>> = {
  room: msg({ message: 'Rooms', context: 'line of a day report' }),
  other: msg({ message: 'Extras and fees as booked', context: 'line of a day report' }),
  extra: msg({ message: 'Charges added', context: 'line of a day report' }),
  fee: msg({ message: 'Fees', context: 'line of a day report' }),
  adjustment: msg({ message: 'Adjustments', context: 'line of a day report' }),
  transfer: msg({ message: 'Transfers between stays', context: 'line of a day report' }),
  tax: msg({ message: 'Tax', context: 'line of a day report' }),
  payment: msg({ message: 'Payment', context: 'line of a day report' }),
  refund: msg({ message: 'Refund', context: 'line of a day report' }),
};

const waysThere: Readonly<Record<WayAtProperty, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'way to pay' }),
  'card-terminal': msg({ message: 'Card terminal', context: 'way to pay' }),
  'bank-transfer': msg({ message: 'Bank transfer', context: 'way to pay' }),
};

const isThere = (way: Gateway | WayAtProperty): way is WayAtProperty => Object.hasOwn(waysThere, way);

/** By what money came in or went back. */
export const waySaid = (way: Gateway | WayAtProperty, say: (message: MessageDescriptor) => string): string =>
  isThere(way)
    ? say(waysThere[way])
    : (gateways[way].company ?? say(msg({ message: 'Online payments', context: 'way to pay' })));
