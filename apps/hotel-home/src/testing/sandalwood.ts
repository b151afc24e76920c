import type { Availability, Hotel, HotelImage, HotelRoom, RatePlan, Review, Site } from '@latchkey/api-contract/types';
import { pricingVersion } from '@latchkey/booking-core/pricing';
import type { Addon, OfferedPackage } from '../screens/home/home.model.ts';
import type { LocalDate } from '@latchkey/booking-core/dates';

const date = (text: string): LocalDate => text as LocalDate;
const image = (name: string, alt: string, caption: string | null = null): HotelImage => ({
  cdnImageUrl: `/images/1760/${name}.jpg`,
  alt,
  caption,
  width: 1920,
  height: 1280,
});

const flexible: RatePlan = {
  id: 'flexible',
  name: 'Breakfast, free to change your mind',
  inclusions: ['breakfast'],
  cancellation: [
    { hoursBeforeCheckIn: 48, percent: 0 },
    { hoursBeforeCheckIn: 24, percent: 50 },
  ],
  payment: ['full', 'advance', 'at-property'],
};
const fixed: RatePlan = { id: 'fixed', name: 'Room only, fixed', inclusions: [], cancellation: [], payment: ['full'] };

const room = (
  more: Pick<HotelRoom, 'id' | 'name' | 'sentence' | 'images' | 'beds' | 'sizeSqm' | 'maxPax'>,
): HotelRoom => ({
  description: 'Teak floor, lime-washed walls, a bed guests ask the name of.',
  defaultPrice: 6200,
  minPax: 1,
  maxBeds: more.maxPax,
  maxRooms: 4,
  dormBed: false,
  extraAdult: true,
  extraChild: true,
  hourly: false,
  amenities: ['Rain shower', 'Desk', 'Filter coffee'],
  ratePlans: [flexible, fixed],
  ...more,
});

const theme = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };

/** The house of the mockups. */
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
    image('coastal-resort-dusk-pool', 'The pool court at dusk, every balcony lit'),
    image('breakfast-restaurant-garden-light', 'Breakfast room with green benches'),
    image('bathroom-freestanding-tub-sage', 'Bath under an arched window'),
    image('lobby-reception-brass-green', 'The desk', 'The desk. Someone is awake at it all night.'),
  ],
  HotelRooms: [
    room({
      id: 'teak-king',
      name: 'Teak King',
      sentence: 'Ground floor, a door straight onto the court. The quietest corner of the house.',
      images: [image('deluxe-king-room-sea-view', 'Teak King'), image('bathroom-freestanding-tub-sage', 'Its bath')],
      beds: [{ kind: 'king', count: 1 }],
      sizeSqm: 26,
      maxPax: 3,
    }),
    room({
      id: 'indigo-twin',
      name: 'Indigo Twin',
      sentence: 'Two beds under painted arches. Morning light from two sides.',
      images: [image('twin-room-heritage-indigo', 'Indigo Twin')],
      beds: [{ kind: 'single', count: 2 }],
      sizeSqm: 28,
      maxPax: 2,
    }),
    room({
      id: 'skyline-suite',
      name: 'Skyline Suite',
      sentence: 'The top floor, a sitting room and the whole city in the window.',
      images: [image('suite-living-room-skyline-navy', 'Skyline Suite')],
      beds: [{ kind: 'king', count: 1 }],
      sizeSqm: 54,
      maxPax: 4,
    }),
  ],
  address: '14, 7th Cross, Indiranagar, Bengaluru 560038',
  locality: 'Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
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
  email: 'desk@sandalwood.example',
  videoCallUrl: null,
  facilities: [
    'Pool, 7 am to 9 pm',
    'Wi-Fi in every room',
    'Breakfast room',
    'Parking for 12 cars',
    'Step-free to the court',
    'Laundry by evening',
  ],
  rules: [
    { name: 'Quiet', text: '10 pm to 7 am' },
    { name: 'Children', text: 'welcome; under 12 at a lower price' },
    { name: 'Pets', text: 'sorry, none' },
    { name: 'At the desk', text: 'a photo ID for each adult' },
  ],
  theme,
  language: 'en',
  isFallback: false,
};

const nights = ['2026-11-27', '2026-11-28', '2026-11-29'].map(date);
const pricing = (ratePlanId: string, price: number): Availability['rooms'][number]['pricing'][number] => ({
  ratePlanId,
  priceForPax: [],
  nightly: nights.map((night) => ({ date: night, priceForPax: [{ pax: 2, price }], extraAdult: 900, extraChild: 500 })),
});

export const availability: Availability = {
  hotelId: 1760,
  checkIn: date('2026-11-27'),
  checkOut: date('2026-11-30'),
  currency: 'INR',
  bookedOn: date('2026-11-20'),
  rooms: [
    {
      roomTypeId: 'teak-king',
      name: 'Teak King',
      availableRooms: 2,
      minStay: 1,
      fits: true,
      pricing: [pricing('flexible', 6200), pricing('fixed', 5600)],
    },
    {
      roomTypeId: 'indigo-twin',
      name: 'Indigo Twin',
      availableRooms: 6,
      minStay: 1,
      fits: true,
      pricing: [pricing('fixed', 5800), pricing('flexible', 6600)],
    },
    { roomTypeId: 'skyline-suite', name: 'Skyline Suite', availableRooms: 0, minStay: 1, fits: true, pricing: [] },
  ],
  taxes: ['cgst', 'sgst'].map((id, place) => ({
    id,
    name: id.toUpperCase(),
    level: 'room',
    taxType: 'percentage',
    tax: 2.5,
    inclusive: false,
    index: place,
    useIndex: null,
    priceFrom: null,
    priceTo: 7500,
    validFrom: null,
    validTo: null,
  })),
  promotions: [
    { id: 'long', kind: 'flat-above', above: 15_000, off: 1000 },
    { id: 'early', kind: 'early-bird', daysAhead: 30, percent: 12 },
  ],
  convenienceFee: null,
  advance: { kind: 'percentage', percent: 25 },
  pricingVersion,
};

/** An extra of each kind. */
export const addons: readonly Addon[] = [
  { addonId: 'airport-car', name: 'Airport car, one way', category: 'booking', price: 1400 },
  { addonId: 'thali-dinner', name: 'Dinner thali in the court', category: 'person', price: 650 },
  { addonId: 'late-checkout', name: 'Room until 4 pm', category: 'room', price: 1200 },
];

export const packages: readonly OfferedPackage[] = [
  {
    packageId: 'two-at-table',
    name: 'Landed and fed',
    text: 'A Teak King with breakfast, a car from the airport, and a thali dinner in the court.',
    ratePlans: [{ roomTypeId: 'teak-king', ratePlanId: 'flexible' }],
    addonIds: ['thali-dinner', 'airport-car'],
  },
];

export const site: Site = {
  kind: 'hotel',
  host: 'sandalwood.localhost',
  name: hotel.name,
  languages: ['en', 'de', 'ar', 'hi'],
  theme,
  hotel: {
    id: 1760,
    name: hotel.name,
    locality: hotel.locality,
    city: hotel.city,
    address: hotel.address,
    phone: hotel.phone,
    videoCallUrl: null,
    currency: 'INR',
    timeZone: hotel.timeZone,
    websiteSlug: hotel.websiteSlug,
    payment: { gateway: 'razorpay', scriptUrl: '', keyId: '', modes: ['online', 'at-property'], advance: null },
  },
};

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

/** What the API says of the house beside its rooms. */
export const content = {
  reviews: {
    aggregate: { rating: 4.6, user_ratings_total: 312, distribution: [3, 5, 19, 71, 214] },
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
    { modifiedQuestion: 'Can I leave my bags before noon?', answer: 'Yes. From 7 am we keep them at the desk.' },
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

/** 20 November 2026, 6:50 in the morning in Bengaluru. */
export const now = Date.parse('2026-11-20T01:20:00Z');
