import { wishOf } from '@latchkey/booking-core/basket';
import { availability, hotel, wholeBooking } from '@latchkey/testing/hotel';
import { expect, test } from 'vitest';
import { freeForNights, roomsOnOffer } from './on-offer.ts';

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
  const forAll = priceOf(freeForNights(hotel, ofOneToTwo, two, [], null));
  const forOne = priceOf(freeForNights(hotel, ofOneToTwo, two, [{ roomTypeId, ratePlanId: 'any', ...one }], null));
  // With 5 % tax; of three nights for two, ₹1,000 go off, since more than ₹15,000 earn it.
  expect([forOne, forAll]).toEqual([12_600, 17_850]);
});

test('a room that only the booking itself has is none that is free, and has its price', () => {
  const full = { ...ofOneToTwo, rooms: ofOneToTwo.rooms.map((room) => ({ ...room, availableRooms: 0 })) };
  const free = freeForNights(hotel, full, two, [], null);
  expect(free.find(({ offer }) => offer.room.id === roomTypeId)?.offer.freeRooms).toBe(0);
  expect(priceOf(free)).toBe(priceOf(freeForNights(hotel, ofOneToTwo, two, [], null)));
});

test('a room costs what it adds to the bill of the stay: its taxes are rounded with those of the others', () => {
  const [tax] = wholeBooking.bill.taxes;
  if (tax === undefined) throw new Error('a tax');
  const at6001 = {
    ...availability,
    taxes: availability.taxes.map((one) => ({ ...one, id: tax.taxId, tax: tax.rate })).slice(0, 1),
    rooms: availability.rooms.map((room) => ({
      ...room,
      pricing: room.pricing.map((plan) => ({
        ...plan,
        nightly: plan.nightly.map((night) => ({ ...night, priceForPax: [{ pax: 2, price: 6001 }] })),
      })),
    })),
  };
  const beside = (base: number, amount: number): number =>
    priceOf(freeForNights(hotel, at6001, two, [], { ...wholeBooking.bill, taxes: [{ ...tax, base, amount }] }));
  // Three nights less ₹1,000 are ₹17,003, and 2.5 % of it ₹425.08; of ₹19 it is 48 paise, and of both ₹425.55.
  expect(tax.rate).toBe(2.5);
  expect([beside(0, 0), beside(19, 0), beside(20, 1)]).toEqual([17_428, 17_429, 17_428]);
});

test('rooms of one kind that a change adds cost what its quote says', () => {
  const { selection, total } = wholeBooking;
  const [room] = selection?.rooms ?? [];
  if (selection === undefined || room === undefined) throw new Error('a room');
  const booked = wishOf(selection);
  const free = freeForNights(hotel, availability, two, [], null);
  const twin = { ...room, roomTypeId: 'indigo-twin', ratePlanId: 'flexible' };
  const priceWith = (rooms: (typeof room)[], newTotal: number, more: Partial<typeof selection> = {}) => {
    const changed = { hotelId: hotel.id, ...selection, rooms: rooms as typeof selection.rooms, ...more };
    const quote = { selection: changed, oldTotal: total, newTotal };
    const wanted = wishOf(changed);
    const offered = roomsOnOffer(hotel, free, { booking: wholeBooking, booked, wanted, quote });
    return offered.find((one) => one.roomTypeId === 'indigo-twin' && one.ratePlanId === 'flexible')?.price;
  };
  const today = free.find(({ offer }) => offer.room.id === 'indigo-twin' && offer.plan.id === 'flexible')?.price;
  expect(today).toBeGreaterThan(0);
  expect(priceWith([room, twin], total + 5359)).toBe(5359);
  expect(priceWith([room, twin, twin], total + 10_718)).toBe(5359);
  // No whole sum for each of the two, and the bill beside it has their sum.
  expect(priceWith([room, twin, twin], total + 10_719)).toBeNull();
  // The change does something else as well.
  expect(priceWith([room, twin], total + 5359, { addons: [{ addonId: 'thali-dinner', quantity: 1 }] })).toBe(today);
  expect(priceWith([twin], total + 5359)).toBe(today);
  expect(priceWith([{ ...room, adults: 1 }, twin], total + 5359)).toBe(today);
});
