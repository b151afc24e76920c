import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Part, Reach } from './who-may.table.ts';

/** The parts of the work. */
export const partNames: Readonly<Record<Part, MessageDescriptor>> = {
  bookings: msg`Bookings and guests`,
  rooms: msg`Rooms and their states`,
  folio: msg`Folio and payments`,
  prices: msg`Prices and refunds`,
  reports: msg`Reports, invoices, exports`,
  set_up: msg`Set-up and publishing`,
  people: msg`People, payment accounts, leaving`,
};

/** How far a role reaches. */
export const reachNames: Readonly<Record<Reach, MessageDescriptor>> = {
  whole: msg({ message: 'yes', context: 'a role may do it' }),
  bounded: msg({ message: 'within bounds', context: 'a role may do it up to a sum' }),
  departures: msg`surname and departure`,
  read: msg({ message: 'reads', context: 'a role may look and change nothing' }),
  none: msg({ message: 'no', context: 'a role may not do it' }),
};
