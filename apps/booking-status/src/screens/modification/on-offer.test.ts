import { availability, hotel } from '@latchkey/testing/hotel';
import { expect, test } from 'vitest';
import { freeForNights } from './on-offer.ts';

const [first] = availability.rooms;
const roomTypeId = first?.roomTypeId ?? '';
const ofOneToTwo = {
  ...availability,
  rooms: availability.rooms.map((room) => ({
    ...room,
    pricing: room.pricing.map((plan) => ({
      ...plan,
      nightly: plan.nightly.map((night) => ({
        ...night,
        priceForPax: [
          { pax: 1, price: 4000 },
          { pax: 2, price: 6000 },
        ],
      })),
    })),
  })),
};
const two = { adults: 2, childAges: [], infants: 0 };
const one = { adults: 1, childAges: [], infants: 0 };
const priceOf = (free: ReturnType<typeof freeForNights>): number =>
  free.find(({ offer }) => offer.room.id === roomTypeId)?.price ?? 0;

test('a room has the price for those who would sleep in it', () => {
  const forAll = priceOf(freeForNights(hotel, ofOneToTwo, two, []));
  const forOne = priceOf(freeForNights(hotel, ofOneToTwo, two, [{ roomTypeId, ratePlanId: 'any', ...one }]));
  // With 5 % tax; of three nights for two, ₹1,000 go off, since more than ₹15,000 earn it.
  expect([forOne, forAll]).toEqual([12_600, 17_850]);
});

test('a room that only the booking itself has is none that is free, and has its price', () => {
  const full = { ...ofOneToTwo, rooms: ofOneToTwo.rooms.map((room) => ({ ...room, availableRooms: 0 })) };
  const free = freeForNights(hotel, full, two, []);
  expect(free.find(({ offer }) => offer.room.id === roomTypeId)?.offer.freeRooms).toBe(0);
  expect(priceOf(free)).toBe(priceOf(freeForNights(hotel, ofOneToTwo, two, [])));
});
