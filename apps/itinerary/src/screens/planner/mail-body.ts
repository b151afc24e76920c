import type { OperationInput } from '@latchkey/api-contract/types';
import { writeChanges, writeKept } from '@latchkey/booking-core/itinerary';
import type { Locale } from '@latchkey/site/urls';
import type { Choices } from './planner.choices.ts';

/** A plan that is to be mailed, as the engine is asked for it by the page's script or without one. */
export const mailBody = (
  hotelId: number,
  { days, purpose, from, arrive, keep, changes }: Choices,
  { email, language }: { readonly email: string; readonly language: Locale },
): OperationInput<'createItinerary'>['body'] => ({
  hotelId,
  days,
  purpose,
  email: email.trim(),
  language,
  ...(from === null ? {} : { from }),
  ...(arrive === null ? {} : { arrivesAt: arrive }),
  kept: writeKept(keep),
  changes: writeChanges(changes),
});
