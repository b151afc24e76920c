import type { TravellerFact } from '@latchkey/booking-core/validation';
import type { MessageDescriptor } from '@lingui/core';

/** What each fact is called that a traveller gave beside the name. */
export const travellerFactNames: Readonly<Record<TravellerFact, MessageDescriptor>> = {};
