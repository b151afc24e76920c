import type { MinorUnits } from '../currency/currency.types.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';

/** A room type the guest has chosen, as often as `guests` has entries (docs/rules.md, "Entities"). */
export interface SelectedRoom {
  readonly id: string;
  /** Who sleeps in each of its rooms. */
  readonly guests: readonly GuestCounts[];
}

/** A rate plan for one room; `idx` tells the rooms of a type apart, from 0. */
export interface SelectedRatePlan {
  readonly id: string;
  readonly roomTypeId: string;
  readonly idx: number;
}

/** An extra for a room; of a `person` one each guest may have one. */
export interface SelectedAddon {
  /** Absent where it is not known: a `person` one is then told apart by its price and room. */
  readonly id?: string;
  readonly hotelRoomId: string;
  readonly price: MinorUnits;
  readonly category: 'person' | 'room';
}

/** An extra for the whole booking. */
export interface SelectedHotelAddon {
  readonly id: string;
  readonly price: MinorUnits;
}

/** Several rate plans sold together. */
export interface StayPackage {
  readonly id: string;
  readonly ratePlans: readonly SelectedRatePlan[];
}

/** What a guest has put together, by the names of docs/rules.md, "Entities". */
export interface StaySelection {
  readonly selectedRooms: readonly SelectedRoom[];
  readonly selectedRatePlans: readonly SelectedRatePlan[];
  readonly selectedAddons: readonly SelectedAddon[];
  readonly selectedHotelAddons: readonly SelectedHotelAddon[];
  /** Rooms wanted of a type, by its id. */
  readonly updatedRoomCount: Readonly<Record<string, number>>;
  readonly couponCode: string | null;
  readonly couponName: string | null;
  readonly selectedPackage: StayPackage | null;
  readonly showHourly: boolean;
}
