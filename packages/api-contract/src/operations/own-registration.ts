import { z } from 'zod';
import { operation } from '../operation.ts';
import { needsCode, ofBooking } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { registrationEntry, registrationPlace, registrationScheme } from '../schemas/registration.ts';
import { localDate } from '../schemas/scalars.ts';

export const ownRegistration = z.object({
  scheme: registrationScheme,
  country: z.string().nullable(),
  /** Whom the law registers. */
  who: z.enum(['foreigners', 'all']),
  /** The law, as its country cites it. */
  source: z.string(),
  arrival: localDate,
  departure: localDate,
  /** The last day on which it is kept; null where it goes once the authority has taken it. */
  keptUntil: localDate.nullable(),
  /** Whether the guest can still change it. */
  isOpen: z.boolean(),
  /** What has closed it: the arrival, the property's confirmation or report, or the end of the stay. */
  closedBy: z.enum(['arrived', 'confirmed', 'over']).nullable(),
  /** Of numbers of documents and visas the last four signs alone. */
  places: z.array(registrationPlace.omit({ confirmedBy: true })),
});

/** What a guest fills in before arrival. */
export const ownRegistrationOperations = {
  getOwnRegistration: operation({
    summary:
      'What the law asks of the travellers of a booking, and what was filled in, for a device that made the booking or has entered a code',
    params: ofBooking,
    responses: { 200: ownRegistration, 403: needsCode, 404: notFound, 409: refusal('no_duty') },
  }),
  keepOwnRegistration: operation({
    summary:
      'Fill in, also in part, what the law asks of a traveller. An empty number leaves the one that was given; an entry without a field deletes what was filled in',
    params: ofBooking,
    body: z
      .strictObject({ place: z.int().min(0).max(99), entry: registrationEntry })
      .meta({ examples: [{ place: 0, entry: { surname: 'Hartwig', nationality: 'DE' } }] }),
    responses: {
      200: ownRegistration,
      403: needsCode,
      404: notFound,
      409: refusal('no_duty', 'closed', 'cannot_keep'),
    },
  }),
};
