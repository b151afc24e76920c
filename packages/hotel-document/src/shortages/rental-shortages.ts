import { isVacationRental, rentalPictures } from '@latchkey/booking-core/rental';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

/** Decimals of a coordinate that search engines want of a vacation rental: about a metre. */
const coordinateDecimals = 5;

/** What search engines miss in a home that is let whole; it is sold all the same. Nothing of any other hotel. */
export function rentalShortages({
  id,
  vacationRental,
  images,
  rooms,
  latitude,
  longitude,
}: Pick<HotelFacts, 'id' | 'vacationRental' | 'images' | 'rooms' | 'latitude' | 'longitude'>): string[] {
  if (!isVacationRental({ id, vacationRental })) return [];
  const pictures = new Set([...images, ...rooms.flatMap((room) => room.images)]).size;
  const isRough = [latitude, longitude].some(
    (degrees) => (String(degrees).split('.')[1] ?? '').length < coordinateDecimals,
  );
  return [
    ...(pictures < rentalPictures ? [`has ${pictures} pictures: a vacation rental is to have ${rentalPictures}`] : []),
    ...(isRough ? [`latitude and longitude are to have ${coordinateDecimals} decimals for a vacation rental`] : []),
  ];
}
