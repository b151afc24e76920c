import { addDays } from '../dates/local-date.ts';
import type { StayHours } from '../extras/goes-with.ts';
import { addonsFor, type ExtrasLeft } from './addons-for.ts';
import type { NightlyRate, GuestCounts } from '../pricing/pricing.types.ts';
import type { PricingTerms, Sale, SellingHotel, SoldAddon, SoldRoom } from './basket.types.ts';

/** What the API says is free on the nights asked, and the terms that its bill is made of. */
export interface NightsOnSale extends PricingTerms {
  readonly housesParty?: boolean | undefined;
  readonly extrasLeft?: ExtrasLeft | undefined;
  readonly rooms: readonly {
    readonly roomTypeId: string;
    readonly availableRooms: number;
    readonly pricing: readonly {
      readonly ratePlanId: string;
      readonly nightly: readonly NightlyRate[];
      readonly mostGuests?: number | undefined;
    }[];
  }[];
}

/** What a sale by the night is made of. */
export interface NightsAsked<Room extends SoldRoom> {
  readonly hotel: SellingHotel<Room>;
  /** Null when rooms and prices could not be read: nothing is on sale. */
  readonly availability: NightsOnSale | null;
  readonly stay: { readonly guests: GuestCounts };
  readonly addons?: readonly SoldAddon[];
}

/**
 * Every rate plan on sale for the nights asked, in the API's order: available rooms first, by lowest price. A rate plan
 * that the hotel does not list is left out.
 */
export function nightlySale<Room extends SoldRoom>({
  hotel,
  availability,
  stay,
  addons = [],
}: NightsAsked<Room>): Sale<Room> {
  const offers = availability?.rooms.flatMap(({ roomTypeId, availableRooms, pricing }) => {
    const room = hotel.HotelRooms.find(({ id }) => id === roomTypeId);
    if (room === undefined || availableRooms === 0) return [];
    return pricing.flatMap(({ ratePlanId, nightly, mostGuests }) => {
      const plan: Room['ratePlans'][number] | undefined = room.ratePlans.find(({ id }) => id === ratePlanId);
      return plan === undefined
        ? []
        : [{ room, plan, freeRooms: availableRooms, mostGuests, stay: { kind: 'nights' as const, nights: nightly } }];
    });
  });
  return {
    hotel,
    party: stay.guests,
    offers: offers ?? [],
    housesParty: availability?.housesParty,
    addons: addonsFor(addons, whenOf(availability), { today: availability?.bookedOn, left: availability?.extrasLeft }),
    terms: availability,
  };
}

function whenOf(availability: NightsOnSale | null): StayHours {
  if (availability === null) return { kind: 'nights' };
  const { checkIn, rooms } = availability;
  const nights = rooms.flatMap(({ pricing }) => pricing.map(({ nightly }) => nightly.length))[0];
  return nights === undefined ? { kind: 'nights' } : { kind: 'nights', checkIn, checkOut: addDays(checkIn, nights) };
}
