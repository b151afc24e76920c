import type { Destination } from '../events/event-names.ts';
import type { MeasuredEvent } from '../events/measured-event.ts';

/** A service that events can be given to in this document. */
export interface Outlet {
  readonly destination: Destination;
  /** `isUrgent`: the page may be gone in a moment. */
  send(event: MeasuredEvent, isUrgent: boolean): void;
}
