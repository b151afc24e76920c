import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { addonsFor, type ExtrasLeft } from './addons-for.ts';
import type { HourlyOffer, Sale, SellingHotel, SoldAddon, SoldRoom } from './basket.types.ts';

/** What the API sells by the hour on one date, and the hours the guest has chosen. */
export interface HoursOnSale {
  readonly date: LocalDate;
  /** 0 to 23 on the property's clocks; null while none is chosen. */
  readonly start: number | null;
  /** Length in hours; null where the hotel sells none. */
  readonly hours: number | null;
  readonly slots: readonly {
    readonly hour: number;
    readonly isOffered: boolean;
    readonly rooms: readonly {
      readonly roomTypeId: string;
      readonly lengths: readonly { readonly hours: number; readonly availableRooms: number }[];
    }[];
  }[];
  readonly extrasLeft?: ExtrasLeft | undefined;
  readonly prices: readonly {
    readonly roomTypeId: string;
    readonly ratePlanId: string;
    readonly hours: number;
    readonly priceBeforeTax: MinorUnits;
    readonly total: MinorUnits;
    readonly mostGuests?: number | undefined;
    readonly basePax?: number | undefined;
  }[];
}

/** Who wants hours, where, and the extras that go with them. */
export interface HoursAsked<Room extends SoldRoom> {
  readonly hotel: SellingHotel<Room>;
  readonly stay: { readonly guests: GuestCounts };
  readonly addons?: readonly SoldAddon[];
}

/**
 * The rooms that are free from the hour chosen for the length chosen. `terms` is null: the API computes the bill of an
 * hourly stay.
 */
export function hourlySale<Room extends SoldRoom>(
  { hotel, stay, addons = [] }: HoursAsked<Room>,
  asked: HoursOnSale,
): Sale<Room, HourlyOffer<Room>> {
  const offers = freePrices(asked).flatMap(({ price, freeRooms, startHour }) => {
    const rate = { date: asked.date, startHour, hours: price.hours, price: price.priceBeforeTax };
    const ofRoom = (room: Room, plan: Room['ratePlans'][number]): HourlyOffer<Room> => {
      return {
        room,
        plan,
        freeRooms,
        mostGuests: price.mostGuests,
        basePax: price.basePax,
        stay: { kind: 'hours', hours: rate },
        total: price.total,
      };
    };
    return hotel.HotelRooms.filter(({ id }) => id === price.roomTypeId).flatMap((room) =>
      room.ratePlans.filter(({ id }) => id === price.ratePlanId).map((plan) => ofRoom(room, plan)),
    );
  });
  const when = { kind: 'hours', date: asked.date, startHour: asked.start, hours: asked.hours } as const;
  return {
    hotel,
    party: stay.guests,
    offers,
    addons: addonsFor(addons, when, { left: asked.extrasLeft }),
    terms: null,
  };
}

/** The prices of what is free from the hour chosen for the length chosen, each with the rooms of its type. */
export function freePrices({
  slots,
  prices,
  start,
  hours,
}: Pick<HoursOnSale, 'slots' | 'prices' | 'start' | 'hours'>): FreePrice[] {
  const slot = slots.find(({ hour, isOffered }) => hour === start && isOffered);
  if (slot === undefined) return [];
  return prices.flatMap((price) => {
    const room = slot.rooms.find(({ roomTypeId }) => roomTypeId === price.roomTypeId);
    const freeRooms = room?.lengths.find((length) => length.hours === hours)?.availableRooms ?? 0;
    return price.hours === hours && freeRooms > 0 ? [{ price, freeRooms, startHour: slot.hour }] : [];
  });
}

interface FreePrice {
  readonly price: HoursOnSale['prices'][number];
  readonly freeRooms: number;
  readonly startHour: number;
}

/** Every length the hotel sells, ascending, in hours. */
export const lengthsOf = (prices: HoursOnSale['prices']): number[] =>
  [...new Set(prices.map(({ hours }) => hours))].toSorted((one, other) => one - other);
