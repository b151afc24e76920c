import type { Hotel } from '@latchkey/api-contract/types';
import { image } from './image.ts';
import { rooms } from './rooms.ts';
import { theme } from './theme.ts';

/** Sandalwood Courtyard in Bengaluru, the first of the demo hotels, with three of its room types. */
export const hotel: Hotel = {
  id: 1760,
  name: 'Sandalwood Courtyard',
  headline: 'Twenty-two rooms around one quiet pool.',
  lead: 'Seven minutes on foot from Indiranagar metro, and once the gate is shut you would not know it.',
  description:
    'We built the rooms around the water, not around the road. You wake to parakeets and filter coffee, and the nearest horn is a street away.',
  story:
    'Opened in 1994 by the Rao family and still run by them. Teak floors, lime-washed walls, beds that guests ask the name of.',
  HotelImages: [
    image('coastal-resort-dusk-pool', 'The pool at dusk, every balcony lit'),
    image('breakfast-restaurant-garden-light', 'Breakfast room with green benches'),
    image('bathroom-freestanding-tub-sage', 'Bath under an arched window'),
    image('lobby-reception-brass-green', 'The reception', 'The reception. Someone is awake here all night.'),
  ],
  HotelRooms: rooms,
  address: '14, 7th Cross, Indiranagar, Bengaluru 560038',
  locality: 'Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  postalAddress: {
    streetAddress: '14, 7th Cross, Indiranagar',
    postalCode: '560038',
    addressLocality: 'Bengaluru',
    addressRegion: 'Karnataka',
    addressCountry: 'IN',
  },
  latitude: 12.9784,
  longitude: 77.6408,
  directions: 'Take the Purple Line to Indiranagar, exit B.',
  websiteSlug: 'sandalwood-courtyard',
  domain: 'sandalwood.localhost',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  googleRating: 4.6,
  created_dt: '2026-01-01T00:00:00Z',
  checkInTime: '12:00',
  checkOutTime: '11:00',
  confirmation: 'instant',
  vacationRental: false,
  phone: '+918041234567',
  email: 'reception@sandalwood.example',
  videoCallUrl: null,
  facilities: [
    'Pool, 7 am to 9 pm',
    'Wi-Fi in every room',
    'Breakfast room',
    'Parking for 12 cars',
    'Step-free to the pool',
    'Laundry by evening',
  ],
  rules: [
    { name: 'Quiet', text: '10 pm to 7 am' },
    { name: 'Children', text: 'welcome; under 12 at a lower price' },
    { name: 'Pets', text: 'sorry, none' },
    { name: 'At check-in', text: 'a photo ID for each adult' },
  ],
  theme,
  language: 'en',
  isFallback: false,
};
