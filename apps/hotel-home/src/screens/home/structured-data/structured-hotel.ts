import type { Hotel } from '@latchkey/api-contract/types';
import { isVacationRental } from '@latchkey/booking-core/rental';
import type { AggregateRating, Hotel as HotelThing, PostalAddress, Review, VacationRental } from 'schema-dts';
import type { Ratings } from '../home.model.ts';
import type { StructuredAddresses } from '../../../offer/structured-data/structured-addresses.ts';
import { structuredAmenities } from '../../../offer/structured-data/structured-amenities.ts';
import { structuredHome, structuredRoom } from '../../../offer/structured-data/structured-rooms.ts';

type LodgingThing = Exclude<HotelThing | VacationRental, string>;

/** Digits behind the point that Google wants of a rental's place: about a metre. */
const coordinateDigits = 5;

/**
 * The hotel itself with its rooms, or a home that is let whole as a vacation rental
 * (https://developers.google.com/search/docs/appearance/structured-data/vacation-rental).
 */
export function structuredHotel(hotel: Hotel, ratings: Ratings, addresses: StructuredAddresses): LodgingThing {
  const { origin, home, inLanguage } = addresses;
  const isRental = isVacationRental(hotel);
  const [latitude, longitude] = [hotel.latitude.toFixed(coordinateDigits), hotel.longitude.toFixed(coordinateDigits)];
  const common = {
    '@id': home,
    identifier: String(hotel.id),
    name: hotel.name,
    description: hotel.description,
    url: inLanguage(home),
    telephone: hotel.phone,
    email: hotel.email,
    currenciesAccepted: hotel.currency,
    image: picturesOf(hotel, isRental).map((picture) => `${origin}${picture}`),
    address: structuredAddress(hotel),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    latitude,
    longitude,
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    amenityFeature: structuredAmenities(hotel.facilities, hotel.facilityMarks, isRental),
  } as const;
  if (!isRental)
    return {
      '@type': 'Hotel',
      ...common,
      containsPlace: hotel.HotelRooms.map((room) => structuredRoom(room, addresses)),
    };
  return {
    '@type': 'VacationRental',
    ...common,
    containsPlace: hotel.HotelRooms.map((room) => structuredHome(room, addresses)),
    ...ownReviews(ratings),
  };
}

/** The parts of the address that are known; of an older engine's answer only the place. What is undefined is not in the JSON. */
const structuredAddress = ({ postalAddress, city, state }: Hotel): PostalAddress =>
  ({
    '@type': 'PostalAddress',
    ...(postalAddress ?? { addressLocality: city, addressRegion: state }),
  }) as PostalAddress;

/** A rental shows all its pictures, of the home and its rooms: at least eight are wanted, where it has them. */
function picturesOf({ HotelImages, HotelRooms }: Hotel, isRental: boolean): string[] {
  const all = [...HotelImages, ...HotelRooms.flatMap(({ images }) => images)].map(({ cdnImageUrl }) => cdnImageUrl);
  return isRental ? [...new Set(all)] : HotelImages.slice(0, 8).map(({ cdnImageUrl }) => cdnImageUrl);
}

/**
 * What guests of a rental wrote here. A hotel's own site may not mark up ratings of itself
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet, "self-serving reviews"). Ratings of
 * another site, stand-in figures, and ratings of an unknown source are not marked up either.
 */
function ownReviews({ aggregate, reviews }: Ratings): { aggregateRating?: AggregateRating; review?: Review[] } {
  if (aggregate?.from !== 'guests') return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: aggregate.rating,
      reviewCount: aggregate.user_ratings_total,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews
      .filter(({ author_name: author }) => author !== '')
      .map(({ rating, author_name: name, time, text }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        author: { '@type': 'Person', name },
        datePublished: time.slice(0, 10),
        reviewBody: text,
      })),
  };
}
