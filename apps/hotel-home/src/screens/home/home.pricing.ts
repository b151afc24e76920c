import type { Availability, HotelRoom, RatePlan, RoomAvailability, StaySelection } from '@latchkey/api-contract/types';
import {
  priceStay,
  type Bill,
  type PricedAddon,
  type PricedRoom,
  type RoomGuests,
} from '@latchkey/booking-core/pricing';
import type { CouponOffer } from '@latchkey/booking-core/promotion';
import { fits, roomsFor } from '@latchkey/booking-core/rooms';
import type { GuestCounts } from '@latchkey/site/urls';
import type { SelectedRatePlan } from '@latchkey/visit';
import type { HomeModel } from './home.model.ts';
import { placeGuests } from './place-guests.ts';

/** A rate plan of a room as it is offered on the dates searched. */
export interface Offer {
  readonly room: HotelRoom;
  readonly plan: RatePlan;
  readonly available: RoomAvailability;
  readonly nightly: RoomAvailability['pricing'][number]['nightly'];
}

/** What a selection comes to, or why it cannot be booked as it is. */
export type PricedSelection =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly code: 'max_occupancy' | 'max_rooms' }
  | {
      readonly kind: 'priced';
      readonly bill: Bill;
      readonly rooms: StaySelection['rooms'];
      readonly addons: NonNullable<StaySelection['addons']>;
    };

/** Every rate plan on sale, in the API's order: available rooms first, by lowest price. */
export function offersOf({ hotel, availability }: Pick<HomeModel, 'hotel' | 'availability'>): Offer[] {
  return (availability?.rooms ?? []).flatMap((available) => {
    const room = hotel.HotelRooms.find(({ id }) => id === available.roomTypeId);
    if (room === undefined || available.availableRooms === 0) return [];
    return available.pricing.flatMap(({ ratePlanId, nightly }) => {
      const plan = room.ratePlans.find(({ id }) => id === ratePlanId);
      return plan === undefined ? [] : [{ room, plan, available, nightly }];
    });
  });
}

/** Prices a selection with the same arithmetic as the API. A plan no longer on sale is left out. `coupon` is what a code the guest has entered gives. */
export function priceSelection(
  model: Pick<HomeModel, 'hotel' | 'availability' | 'stay'>,
  selected: readonly SelectedRatePlan[],
  addons: readonly PricedAddon[] = [],
  coupon: CouponOffer | null = null,
): PricedSelection {
  const { availability, stay } = model;
  const offers = offersOf(model);
  const chosen = selected.flatMap(({ roomTypeId, ratePlanId, roomCount }) => {
    const offer = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
    return offer === undefined ? [] : Array.from({ length: roomCount }, () => offer);
  });
  if (availability === null || chosen.length === 0) return { kind: 'empty' };
  if (
    chosen.some(
      ({ room, available }) =>
        chosen.filter((other) => other.room === room).length > Math.min(room.maxRooms, available.availableRooms),
    )
  ) {
    return { kind: 'refused', code: 'max_rooms' };
  }
  const guests = placeGuests(
    stay.guests,
    chosen.map(({ room }) => room.maxPax),
  );
  if (guests === null) return { kind: 'refused', code: 'max_rooms' };
  const placed = chosen.map((offer, place) => ({ offer, guests: guests[place] as RoomGuests }));
  if (!placed.every(({ offer, guests: inside }) => fits(offer.room, inside)))
    return { kind: 'refused', code: 'max_occupancy' };
  return {
    kind: 'priced',
    bill: billOf(availability, placed, addons, coupon),
    addons: addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    rooms: placed.map(({ offer, guests: { adults, childAges, infants } }) => ({
      roomTypeId: offer.room.id,
      ratePlanId: offer.plan.id,
      adults,
      childAges: [...childAges],
      infants,
    })),
  };
}

/** The rooms of one plan that a party needs and what the whole stay costs in them; null where they never hold it. */
export function priceOffer(
  availability: Availability,
  offer: Offer,
  party: GuestCounts,
): { readonly roomCount: number; readonly total: number } | null {
  const shares = roomsFor(
    { ...offer.room, maxRooms: Math.min(offer.room.maxRooms, offer.available.availableRooms) },
    party,
  );
  if (shares === null) return null;
  return {
    roomCount: shares.length,
    total: billOf(
      availability,
      shares.map((guests) => ({ offer, guests })),
    ).total,
  };
}

function billOf(
  availability: Availability,
  placed: readonly { readonly offer: Offer; readonly guests: RoomGuests }[],
  addons: readonly PricedAddon[] = [],
  coupon: CouponOffer | null = null,
): Bill {
  const { currency, bookedOn, checkIn, taxes, promotions, convenienceFee, advance } = availability;
  const rooms = placed.map(({ offer, guests }): PricedRoom => ({
    roomTypeId: offer.room.id,
    ratePlanId: offer.plan.id,
    guests,
    stay: { kind: 'nights', nights: offer.nightly },
  }));
  return priceStay({ currency, bookedOn, checkIn, rooms, taxes, promotions, coupon, addons, convenienceFee, advance });
}
