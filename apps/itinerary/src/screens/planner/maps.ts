/** A place on the globe, degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

const maps = 'https://www.google.com/maps';
const at = ({ lat, lng }: GeoPoint): string => `${lat},${lng}`;

/** The device's own maps at a place. */
export const placeUrl = (place: GeoPoint): string => `${maps}/search/?api=1&query=${at(place)}`;

/** The way from one place to another. */
export const wayUrl = (from: GeoPoint, to: GeoPoint, by: 'foot' | 'car'): string =>
  `${maps}/dir/?api=1&origin=${at(from)}&destination=${at(to)}&travelmode=${by === 'foot' ? 'walking' : 'driving'}`;

/** Google's maps take nine stops on the way at most. */
const mostWaypoints = 9;

/** A whole day: from the hotel over its stops and back. */
export const wholeDayUrl = (hotel: GeoPoint, stops: readonly GeoPoint[]): string =>
  `${maps}/dir/?api=1&origin=${at(hotel)}&destination=${at(hotel)}&waypoints=${stops.slice(0, mostWaypoints).map(at).join('%7C')}`;
