import type { TimeRequestKind } from '@latchkey/booking-core/stay';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a guest can ask for around a stay. */
export const timeKindWords: Readonly<Record<TimeRequestKind, MessageDescriptor>> = {
  arrival: msg`Arrive early`,
  late_arrival: msg`Arrive late`,
  departure: msg`Leave late`,
};

/** The same with its time, `{at}`. */
export const requestKindWords: Readonly<Record<TimeRequestKind, MessageDescriptor>> = {
  arrival: msg({ message: 'Early arrival, {at}' }),
  late_arrival: msg({ message: 'Late arrival, {at}' }),
  departure: msg({ message: 'Late departure, {at}' }),
};
