import type { Hotel } from '@latchkey/api-contract/types';
import type { Ratings, HomeModel } from '../home.model.ts';
import type { StructuredAddresses } from './structured-addresses.ts';
import { structuredOffers, structuredRoom } from './structured-rooms.ts';

/** The times of docs/rules.md, "Figures", written as the vocabulary requires, where the hotel sets no times of its own. */
const defaultTimes = { checkin: '12:00', checkout: '11:00' } as const;

/** The home as search engines read it: the hotel with its rooms, what they cost on the dates asked, questions, and where the page stands. */
export function structuredData(model: HomeModel, addresses: StructuredAddresses, crumbs: readonly Crumb[]): object[] {
  const questions = model.faqs.map(({ modifiedQuestion, answer }) => ({
    '@type': 'Question',
    name: modifiedQuestion,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [
    {
      '@context': 'https://schema.org',
      ...structuredHotel(model.hotel, model.ratings, addresses),
      containsPlace: model.hotel.HotelRooms.map((room) => structuredRoom(room, addresses)),
      makesOffer: structuredOffers(model, addresses),
    },
    ...(questions.length === 0
      ? []
      : [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }]),
    ...(crumbs.length < 2 ? [] : [breadcrumbs(crumbs)]),
  ];
}

/** The hotel itself; a holiday home is a vacation rental (docs/rules.md, "Figures": ids 10, 493, 1613, 1858). */
function structuredHotel(hotel: Hotel, ratings: Ratings, { origin, home, inLanguage }: StructuredAddresses): object {
  const rating = ratings.aggregate;
  return {
    '@type': hotel.vacationRental ? 'VacationRental' : 'Hotel',
    '@id': home,
    identifier: String(hotel.id),
    name: hotel.name,
    description: hotel.description,
    url: inLanguage(home),
    telephone: hotel.phone,
    currenciesAccepted: hotel.currency,
    image: hotel.HotelImages.slice(0, 8).map(({ cdnImageUrl }) => `${origin}${cdnImageUrl}`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressRegion: hotel.state,
      addressCountry: hotel.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    checkinTime: hotel.checkInTime || defaultTimes.checkin,
    checkoutTime: hotel.checkOutTime || defaultTimes.checkout,
    amenityFeature: hotel.facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.rating,
            reviewCount: rating.user_ratings_total,
            bestRating: 5,
            worstRating: 1,
          },
        }),
  };
}

/** A page on the way to this one. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way from the first page to this one. */
export const breadcrumbs = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
});
