import { mostRooms } from '@latchkey/booking-core/rooms';
import { z } from 'zod';
import { localDate, minorUnits } from './scalars.ts';

const nights = z.int().min(1).max(1000);
const ids = z.array(z.string().max(40)).min(1).max(60);

/** core's `OfferScope`, field for field: of a hotel's file, and of its offers as a browser gets them. */
export const offerScopeFields = {
  validFrom: localDate.optional(),
  validTo: localDate.optional(),
  stayFrom: localDate.optional(),
  stayTo: localDate.optional(),
  minNights: nights.optional(),
  maxNights: nights.optional(),
  minTotal: minorUnits.min(0).optional(),
  minRooms: z.int().min(1).max(mostRooms).optional(),
  roomTypeIds: ids.optional(),
  ratePlanIds: ids.optional(),
  combinable: z.boolean().optional(),
};
