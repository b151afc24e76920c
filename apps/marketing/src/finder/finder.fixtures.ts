import type { HotelFound } from '@latchkey/api-contract/types';

/** A hotel that a search has found. */
export const foundHotel: HotelFound = {
  id: 1760,
  name: 'Sandalwood Courtyard',
  locality: 'Indiranagar',
  city: 'Bengaluru',
  country: 'India',
  websiteSlug: 'sandalwood-courtyard',
  domain: 'sandalwood.localhost',
  currency: 'INR',
  image: { cdnImageUrl: '/images/1760/pool.jpg', alt: 'The pool', caption: null, width: 1920, height: 1280 },
  theme: { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null },
  latitude: 12.9718,
  longitude: 77.6411,
  googleRating: 4.6,
  confirmation: 'instant',
  vacationRental: false,
  paysAtProperty: true,
  stay: { kind: 'free', total: 11_235, roomCount: 1 },
};
