import { CoreError } from '../defect/core-error.ts';

/** A place on the globe, degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusKm = 6371;
const milesPerKm = 0.621371;

/**
 * The great-circle distance of two places, in kilometres and miles, each rounded to 2 decimals (docs/rules.md,
 * "Figures": radius 6371 km, factor 0.621371). Throws `out_of_range` for coordinates out of range.
 */
export function distanceBetween(from: Coordinates, to: Coordinates): { readonly km: number; readonly miles: number } {
  check(from, 'from');
  check(to, 'to');
  const halfChord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const km = 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(halfChord)));
  return { km: hundredths(km), miles: milesOf(km) };
}

/** Kilometres as miles, rounded to 2 decimals (docs/rules.md, "Figures"). */
export function milesOf(km: number): number {
  return hundredths(km * milesPerKm);
}

function check(place: Coordinates, argument: string): void {
  if (!(Math.abs(place.lat) <= 90) || !(Math.abs(place.lng) <= 180)) throw new CoreError('out_of_range', argument);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
