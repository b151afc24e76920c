import type { BookingSource, ReportGrouping } from '@latchkey/booking-core/reports';
import { gateways } from '@latchkey/booking-core/gateways';
import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { Gateway } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** From where bookings come. */
export const sourceWords: Readonly<Record<BookingSource, MessageDescriptor>> = {
  website: msg({ message: 'Hotel website', context: 'source of bookings' }),
  google: msg({ message: 'Google', context: 'source of bookings' }),
  campaign: msg({ message: 'Campaign links', context: 'source of bookings' }),
  desk: msg({ message: 'Phone and walk-in', context: 'source of bookings' }),
  program: msg({ message: 'Channel manager', context: 'source of bookings' }),
};

/** What a guest pays by at the property. */
const waysThere: Readonly<Record<WayAtProperty, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'way to pay' }),
  'card-terminal': msg({ message: 'Card terminal', context: 'way to pay' }),
  'bank-transfer': msg({ message: 'Bank transfer', context: 'way to pay' }),
};

const isThere = (way: Gateway | WayAtProperty): way is WayAtProperty => Object.hasOwn(waysThere, way);

/** By what money came in: what a guest pays by at the property, or the company behind a gateway. */
export const waySaid = (way: Gateway | WayAtProperty, say: (message: MessageDescriptor) => string): string =>
  isThere(way)
    ? say(waysThere[way])
    : (gateways[way].company ?? say(msg({ message: 'Online payments', context: 'way to pay' })));

/** How the nights of the table are put together. */
export const groupingWords: Readonly<Record<ReportGrouping, MessageDescriptor>> = {
  day: msg({ message: 'Days', context: 'rows of a report' }),
  week: msg({ message: 'Weeks', context: 'rows of a report' }),
  month: msg({ message: 'Months', context: 'rows of a report' }),
};
