import type { Availability } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { pricingVersion } from '@latchkey/booking-core/pricing';

const date = (text: string): LocalDate => text as LocalDate;
const nights = ['2026-11-27', '2026-11-28', '2026-11-29'].map(date);
const pricing = (ratePlanId: string, price: number): Availability['rooms'][number]['pricing'][number] => ({
  ratePlanId,
  priceForPax: [],
  nightly: nights.map((night) => ({ date: night, priceForPax: [{ pax: 2, price }], extraAdult: 900, extraChild: 500 })),
});

/** Three nights from 27 November 2026, on which the suite is taken. */
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
