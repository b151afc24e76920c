import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Part, Reach } from './who-may.table.ts';

/** The parts of the work. */
export const partNames: Readonly<Record<Part, MessageDescriptor>> = {
  bookings: msg`Bookings and guests`,
  money: msg`Refunds and agreed prices`,
  sale: msg`Rooms and prices on sale`,
  letters: msg`What guests ask and write`,
  reviews: msg`Answers to reviews`,
  journal: msg`Who did what`,
  keys: msg`Keys of programs`,
  people: msg({ message: 'People', context: 'who works at the hotel' }),
};

/** How far a role reaches. */
export const reachNames: Readonly<Record<Reach, MessageDescriptor>> = {
  whole: msg({ message: 'yes', context: 'a role may do it' }),
  read: msg({ message: 'reads', context: 'a role may look and change nothing' }),
  none: msg({ message: 'no', context: 'a role may not do it' }),
};
