import { z } from 'zod';
import { operation } from '../operation.ts';
import { refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { numberInQuery } from '../schemas/scalars.ts';

export const propertyChangeOperations = {
  followChanges: operation({
    summary:
      'Follow what changes of the property’s bookings, as server-sent events: `booking`, with the booking’s id and the number of the change, which is also the event’s; `answers`, where something was asked on the property’s site; `rooms`, where a room’s state or closing changed; and `rates`, where prices or rooms on sale did. Who may not know bookings hears of `rooms` alone',
    headers: propertyKey.extend({
      /** The last event that was heard, as browsers send it when they come again. */
      'last-event-id': z.string().max(20).optional(),
    }),
    query: z.strictObject({
      /** What changed after this number; from now on where it is not given. */
      after: numberInQuery(z.int().min(0)).optional(),
    }),
    streams: true,
    responses: {
      200: z.string().meta({
        examples: ['id: 412\nevent: booking\ndata: {"bookingId":"1760_q3X0mJ6mV0Kx8m2b5r1c9w","version":412}\n\n'],
      }),
      ...refusedCaller,
      /** As many follow as may: of a session, a person, a hotel, a network address or the engine. `Retry-After` says when to come again. */
      503: refusal('too_many_followers'),
    },
  }),
};
