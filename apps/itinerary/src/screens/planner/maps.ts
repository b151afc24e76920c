/** A place on the globe, degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const maps = 'https://www.google.com/maps';
const at = ({ lat, lng }: Point): string => `${lat},${lng}`;

/** The device's own maps at a place. */
export const placeUrl = (place: Point): string => `${maps}/search/?api=1&query=${at(place)}`;

/** The way from one place to another. */
export const wayUrl = (from: Point, to: Point, by: 'foot' | 'car'): string =>
  `${maps}/dir/?api=1&origin=${at(from)}&destination=${at(to)}&travelmode=${by === 'foot' ? 'walking' : 'driving'}`;

/** Google's maps take nine stops on the way at most. */
const mostWaypoints = 9;

/** A whole day: from the hotel over its stops and back. */
export const wholeDayUrl = (hotel: Point, stops: readonly Point[]): string =>
  `${maps}/dir/?api=1&origin=${at(hotel)}&destination=${at(hotel)}&waypoints=${stops.slice(0, mostWaypoints).map(at).join('%7C')}`;
