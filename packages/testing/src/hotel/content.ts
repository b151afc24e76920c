import type { Review } from '@latchkey/api-contract/types';

const place = (
  name: string,
  kind: 'transport' | 'sight' | 'park' | 'shopping',
  lat: number,
  lng: number,
  distanceKm: number,
) => ({
  name,
  kind,
  geometry: { location: { lat, lng } },
  distanceKm,
  distanceMiles: distanceKm * 0.621371,
});
const review = (author_name: string, rating: number, time: string, text: string): Review => ({
  author_name,
  rating,
  time,
  text,
});

/** What the API says of the hotel beside its rooms. */
export const content = {
  reviews: {
    aggregate: { rating: 4.6, user_ratings_total: 312, distribution: [3, 5, 19, 71, 214], from: 'guests' as const },
    reviews: [
      review('Meera Iyer', 5, '2026-10-12', 'The first hotel in this city where I slept past seven.'),
      review(
        'Jonas Brandt',
        4,
        '2026-09-03',
        'Breakfast dosa made to order, and nobody hurried us. Parking is tight for a large car.',
      ),
      review('Huda Al Mansoori', 5, '2026-08-21', 'They moved our dates in ten minutes, by phone, at night.'),
      review('Tom Reed', 5, '2026-07-02', 'Quiet.'),
    ],
  },
  faqs: [
    { modifiedQuestion: 'Can I leave my bags before noon?', answer: 'Yes. From 7 am we keep them at reception.' },
    { modifiedQuestion: 'How far is the airport?', answer: '26 km. Allow an hour by day.' },
  ],
  policies: [{ name: 'Cancelling', text: 'Free until two days before, half the stay until the day before.' }],
  places: [
    place('Indiranagar metro', 'transport', 12.9783, 77.6387, 0.8),
    place('Ulsoor Lake', 'sight', 12.9838, 77.618, 2.6),
    place('MG Road', 'shopping', 12.9755, 77.6065, 3.8),
    place('Cubbon Park', 'park', 12.9763, 77.5929, 5.3),
    place('Lalbagh gardens', 'park', 12.9507, 77.5848, 6.6),
    place('Airport (BLR)', 'transport', 13.1986, 77.7066, 26),
  ],
};
