import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound } from '../schemas/problem.ts';
import { locale } from '../schemas/scalars.ts';

export const itineraryPurpose = z.enum(['leisure', 'family', 'business', 'romance', 'culture', 'food']);

export const itineraryStop = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  kind: z.enum(['meal', 'visit', 'rest']),
  placeName: z.string(),
  placeKind: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** From the stop before, in a straight line. */
  travelKm: z.number(),
  travelMinutes: z.int(),
});

export const formOperations = {
  createItinerary: operation({
    summary: 'Plan days around the hotel; the same input gives the same plan',
    body: z.object({
      hotelId: z.int().positive(),
      days: z.int().min(1).max(3),
      purpose: itineraryPurpose,
      email: z.email().max(254).optional(),
      language: locale.optional(),
    }),
    responses: { 200: z.object({ days: z.array(z.object({ day: z.int(), stops: z.array(itineraryStop) })) }), 404: notFound },
  }),
};
