import type { HotelRoom, RatePlan } from '@latchkey/api-contract/types';
import { image } from './image.ts';

const flexible: RatePlan = {
  id: 'flexible',
  name: 'Breakfast included',
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

/** Two room types that hold three and two guests, and a suite for four. */
export const rooms: HotelRoom[] = [
  room({
    id: 'teak-king',
    name: 'Teak King',
    sentence: 'Ground floor, a door straight onto the garden. The quietest corner of the hotel.',
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
];
