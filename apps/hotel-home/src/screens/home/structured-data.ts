import type { HomeModel } from './home.model.ts';

/** Specification section 9, written as the vocabulary requires (design.md, "Settled"), where the hotel sets no times of its own. */
const defaultTimes = { checkin: '12:00', checkout: '11:00' } as const;

/** The hotel as search engines read it; a house to oneself is a vacation rental. */
export function structuredData({ hotel, ratings, faqs }: HomeModel, url: string, origin: string): object[] {
  const rating = ratings.aggregate;
  const place = {
    '@context': 'https://schema.org',
    '@type': hotel.vacationRental ? 'VacationRental' : 'Hotel',
    '@id': url,
    identifier: String(hotel.id),
    name: hotel.name,
    description: hotel.description,
    url,
    telephone: hotel.phone,
    image: hotel.HotelImages.slice(0, 8).map(({ cdnImageUrl }) => `${origin}${cdnImageUrl}`),
    address: { '@type': 'PostalAddress', streetAddress: hotel.address, addressLocality: hotel.city, addressRegion: hotel.state, addressCountry: hotel.country },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    checkinTime: hotel.checkInTime || defaultTimes.checkin,
    checkoutTime: hotel.checkOutTime || defaultTimes.checkout,
    amenityFeature: hotel.facilities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ...(rating === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.rating, reviewCount: rating.user_ratings_total, bestRating: 5, worstRating: 1 } }),
  };
  const questions = faqs.map(({ modifiedQuestion, answer }) => ({
    '@type': 'Question',
    name: modifiedQuestion,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return questions.length === 0 ? [place] : [place, { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }];
}
