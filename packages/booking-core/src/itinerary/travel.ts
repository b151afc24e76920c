import { distanceBetween, type Coordinates } from '../distance/distance.ts';
import type { ItineraryLeg, ItineraryPlace } from './itinerary.types.ts';

/** Streets are longer than the straight line: by about this factor in towns. */
const detour = 1.3;
const walkingKmPerHour = 4.5;
const drivingKmPerHour = 22;
/** To find a car and to leave it again. */
const minutesAroundDrive = 8;
/** In a straight line: 20 minutes on foot. Beyond it one takes a car. */
const longestWalkKm = 1.2;

/**
 * An estimate of the way between two places: on foot up to 1.2 km in a straight line, beyond that by car through a town.
 * A way over a stop of ten minutes or more takes at least as long as the direct one, so that later stops stay reachable
 * when one is left out.
 */
export function legBetween(from: Coordinates, to: Coordinates): ItineraryLeg {
  const { km } = distanceBetween(from, to);
  if (km <= longestWalkKm) return { km, minutes: Math.ceil(((km * detour) / walkingKmPerHour) * 60), by: 'foot' };
  return { km, minutes: Math.ceil(minutesAroundDrive + ((km * detour) / drivingKmPerHour) * 60), by: 'car' };
}

/** Where a place lies. */
export const pointOf = ({ latitude, longitude }: Pick<ItineraryPlace, 'latitude' | 'longitude'>): Coordinates => ({
  lat: latitude,
  lng: longitude,
});
