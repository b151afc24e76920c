import type { LocalDate } from '@latchkey/booking-core/dates';
import { priceStay, type NightlyRate } from '@latchkey/booking-core/pricing';
import { pricerOf, pricingTerms } from '../availability/pricing-terms.ts';

interface RoomsOfOneKind {
  /** Of the room type. */
  readonly id: string;
  readonly ratePlanId: string;
  readonly rooms: number;
  /** In each. */
  readonly adults: number;
}

/** What rooms of one type and plan cost for these nights; a fee for the whole booking is in it once. */
export function roomsTotal(
  sale: Parameters<typeof pricerOf>[0],
  today: LocalDate,
  { id: roomTypeId, ratePlanId, rooms, adults }: RoomsOfOneKind,
  nights: readonly NightlyRate[],
): number {
  const checkIn = nights[0]?.date ?? today;
  const guests = { adults, childAges: [], infants: 0 };
  const offer = { roomTypeId, ratePlanId };
  if (rooms === 1) return pricerOf(sale, today, checkIn)(nights, guests, offer).total;
  const room = { ...offer, guests, stay: { kind: 'nights' as const, nights } };
  return priceStay({
    ...pricingTerms(sale, today, checkIn),
    rooms: Array.from({ length: rooms }, () => room),
    coupon: null,
    addons: [],
    advance: null,
  }).total;
}
