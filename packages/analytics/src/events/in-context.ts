import { contextOf, hotelContextOf, type EventPage } from '../context/context.ts';
import { isOfGhcMode } from './event-names.ts';
import { redactedProperties, type MeasuredEvent } from './measured-event.ts';

/**
 * An event with its context and without anything personal, as it may leave; null where the visit is not of the mode that
 * the event is sent in.
 */
export function inContext(event: MeasuredEvent, page: EventPage): MeasuredEvent | null {
  if (isOfGhcMode(event.name) && page.source?.isGhc !== true) return null;
  const context = isOfGhcMode(event.name) ? hotelContextOf(page) : contextOf(page);
  return { name: event.name, properties: redactedProperties({ ...context, ...ownDates(event), ...event.properties }) };
}

/** An event that knows its stay knows it better than the page that it happens on. */
function ownDates({ properties }: MeasuredEvent): object {
  const { checkin_date: checkIn, checkout_date: checkOut } = properties as Readonly<Record<string, unknown>>;
  return typeof checkIn === 'string' && typeof checkOut === 'string' ? { start_date: checkIn, end_date: checkOut } : {};
}
