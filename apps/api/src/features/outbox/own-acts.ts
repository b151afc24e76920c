import type { BookingEventType } from '../../database/booking-event-type.ts';

/** Events that only the property causes, and so are never mailed to it. */
export const ownActs = [
  'rejected',
  'accepted',
  'no_show',
  'no_show_undone',
  'refunded_by_property',
  'price_revised',
  'request_answered',
] as const satisfies readonly BookingEventType[];
