import type { BookingEventType } from '../../database/booking-event-type.ts';

/** Whether an event is the end of a stay whose rest was not paid: the clock cancels for nothing else. */
export const isEndedUnpaid = ({ type, actor }: { readonly type: BookingEventType; readonly actor: string }): boolean =>
  type === 'cancelled' && actor === 'clock';
