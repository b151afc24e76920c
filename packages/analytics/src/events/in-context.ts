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
  return { name: event.name, properties: redactedProperties({ ...context, ...event.properties }) };
}
