import type { HousingRefusal } from './housing-refusals.ts';
import type { RuledExtra } from '../extras/goes-with.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { Bill, PricedAddon, PricedRoom, GuestCounts, StayToPrice } from '../pricing/pricing.types.ts';
import type { RoomOfParts } from '../rooms/room-parts.ts';
import type { RoomCapacity } from '../rooms/occupancy.ts';
import type { ChosenAddon, ChosenRoom } from './stay-choice.types.ts';

/** A room type of a hotel with its rate plans, as much of it as choosing rooms needs. */
export interface SoldRoom extends RoomCapacity, RoomOfParts {
  readonly id: string;
  readonly ratePlans: readonly { readonly id: string }[];
}

/** A hotel's room types. The API's hotel has this shape. */
export interface SellingHotel<Room extends SoldRoom = SoldRoom> {
  readonly HotelRooms: readonly Room[];
}

/** A rate plan of a room type that is on sale for the nights or hours asked. */
export interface Offer<Room extends SoldRoom = SoldRoom> {
  readonly room: Room;
  readonly plan: Room['ratePlans'][number];
  /** Rooms of the type that are free for the whole stay; all rate plans of the type share them. */
  readonly freeRooms: number;
  /** Guests that one room takes at most at these prices; as many as it can hold where it is not said. */
  readonly mostGuests?: number | undefined;
  /** Of hours: for how many guests the room usually is, others are extra ones. All are usual where it is not said. */
  readonly basePax?: number | undefined;
  /** The rates of one room: each night, or the hours. */
  readonly stay: PricedRoom['stay'];
}

/** An offer by the hour, with the API's own price of one room: everything mandatory in it, in minor units. */
export interface HourlyOffer<Room extends SoldRoom = SoldRoom> extends Offer<Room> {
  readonly total: MinorUnits;
}

/** An extra on sale. Its price has its tax in it, unless a tax is said to be on it. */
export type SoldAddon = Omit<PricedAddon, 'quantity'> &
  Omit<RuledExtra, 'category'> & {
    /** On how many of the nights of the stay it can be had; once where it is absent. */
    readonly times?: number | undefined;
  };

/** Rate plans and extras that are sold together, each at its own price. */
export interface SoldPackage {
  readonly packageId: string;
  readonly ratePlans: readonly { readonly roomTypeId: string; readonly ratePlanId: string }[];
  readonly addonIds: readonly string[];
}

/** Taxes, fees and offers that a bill needs; they come with the API's availability. */
export type PricingTerms = Omit<StayToPrice, 'rooms' | 'addons' | 'coupon'>;

/** Everything a guest can choose from for one party and one stay, by the night or by the hour. */
export interface Sale<Room extends SoldRoom = SoldRoom, O extends Offer<Room> = Offer<Room>> {
  readonly hotel: SellingHotel<Room>;
  readonly party: GuestCounts;
  readonly offers: readonly O[];
  /** Whether the free rooms of whatever types hold the party in one booking; absent where the engine has not said it. */
  readonly housesParty?: boolean | undefined;
  /** Those that go with such a stay; whether one goes with a room is asked of each room. */
  readonly addons: readonly SoldAddon[];
  /** Null where only the API knows what the bill is made of. */
  readonly terms: PricingTerms | null;
}

/** What a selection comes to, or why it cannot be booked as it is. */
export type Basket =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'refused';
      readonly code: HousingRefusal;
      /** What is chosen so far, with who sleeps there. */
      readonly rooms: ChosenRoom[];
      /** What is chosen so far costs this; null where the sale has no terms. */
      readonly bill: Bill | null;
      /** Who has no room yet. */
      readonly left: GuestCounts;
    }
  | {
      readonly kind: 'ready';
      readonly rooms: ChosenRoom[];
      readonly addons: ChosenAddon[];
      /** Null where the sale has no terms: the API's quote has the bill. */
      readonly bill: Bill | null;
    };
