import type { MinorUnits } from '../currency/currency.types.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';

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
  readonly ratePlans: StaySelection['selectedRatePlans'];
}

/** What a guest has put together, by the names of docs/rules.md, "Entities". */
export interface StaySelection {
  /** The room types, each as often as `guests` has entries: who sleeps in each of its rooms. */
  readonly selectedRooms: readonly { readonly id: string; readonly guests: readonly GuestCounts[] }[];
  /** The rate plan of each room; `idx` tells the rooms of a type apart, from 0. */
  readonly selectedRatePlans: readonly { readonly id: string; readonly roomTypeId: string; readonly idx: number }[];
  readonly selectedAddons: readonly SelectedAddon[];
  readonly selectedHotelAddons: readonly SelectedHotelAddon[];
  /** Rooms wanted of a type, by its id. */
  readonly updatedRoomCount: Readonly<Record<string, number>>;
  readonly couponCode: string | null;
  readonly couponName: string | null;
  readonly selectedPackage: StayPackage | null;
  readonly showHourly: boolean;
}
