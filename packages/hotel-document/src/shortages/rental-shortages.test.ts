import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { rentalShortages } from './rental-shortages.ts';

type Facts = Parameters<typeof rentalShortages>[0];
const rooms = [{ images: ['bed', 'bath'] }] as HotelFacts['rooms'];
const home: Facts = {
  id: 493,
  vacationRental: true,
  images: ['pool', 'bed', 'hall'],
  rooms,
  latitude: 15.59541,
  longitude: 73.74142,
};

// https://developers.google.com/search/docs/appearance/structured-data/vacation-rental: at least 8 photos, 5 decimals.
it('names the pictures and decimals that a vacation rental lacks, each picture counted once', () => {
  expect(rentalShortages(home)).toEqual(['has 4 pictures: a vacation rental is to have 8']);
  expect(rentalShortages({ ...home, latitude: 15.59 })).toHaveLength(2);
  expect(rentalShortages({ ...home, images: ['1', '2', '3', '4', '5', '6'] })).toEqual([]);
});

it('asks nothing of a hotel', () => expect(rentalShortages({ ...home, id: 1760, vacationRental: false })).toEqual([]));
