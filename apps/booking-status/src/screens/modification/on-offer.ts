import type { Availability, Hotel, HotelRoom, ModificationQuote, WholeBooking } from '@latchkey/api-contract/types';
import {
  addedByRoom,
  hourlySale,
  lengthsOf,
  nightlySale,
  priceOneRoom,
  type ChosenRoom,
  type Offer,
  type RoomCount,
  type StayChoice,
  type StayWish,
} from '@latchkey/booking-core/basket';
import type { Bill, GuestCounts } from '@latchkey/booking-core/pricing';
import type { HoursModel } from '@latchkey/stay/use-stay';
import { agreedRooms } from './agreed-rooms.ts';
import type { OfferedRooms } from './modification.model.ts';
import { isSameDays, roomField } from './wish-fields.ts';

/** An offer of the dates, its free rooms without those that the booking has itself, with the price of one room. */
interface PricedOffer {
  readonly offer: Offer<HotelRoom>;
  /** One room for the whole stay, all taxes included. */
  readonly price: number | null;
}

type HotelOfRooms = Pick<Hotel, 'HotelRooms'>;

interface Changed {
  readonly booking: Pick<WholeBooking, 'selection' | 'total'>;
  readonly booked: StayWish;
  readonly wanted: StayWish;
  /** What the change costs, where it is priced. */
  readonly quote: Pick<ModificationQuote, 'selection' | 'oldTotal' | 'newTotal'> | null;
}

/** What can be had on the dates that are wanted, with how many of each: what is booked is always among it. */
export function roomsOnOffer(
  hotel: HotelOfRooms,
  free: readonly PricedOffer[],
  { booking, booked, wanted, quote }: Changed,
): OfferedRooms[] {
  const added = quote === null ? null : roomsAdded(booking, quote);
  return hotel.HotelRooms.flatMap((room) => {
    const own = booked.rooms
      .filter(({ roomTypeId }) => roomTypeId === room.id)
      .reduce((sum, { roomCount }) => sum + roomCount, 0);
    return room.ratePlans.flatMap((plan): OfferedRooms[] => {
      const plain = { roomTypeId: room.id, ratePlanId: plan.id };
      const found = free.find(({ offer }) => offer.room.id === room.id && offer.plan.id === plan.id);
      const roomCount = countOf(wanted.rooms, plain);
      if (found === undefined && countOf(booked.rooms, plain) === 0 && roomCount === 0) return [];
      return [
        {
          ...plain,
          roomName: room.name,
          ratePlanName: plan.name,
          isDorm: room.dormBed,
          roomCount,
          most: Math.min(room.maxRooms, Math.max((found?.offer.freeRooms ?? 0) + own, roomCount)),
          agreed: agreedRooms(booking, booked, wanted, plain),
          price: added !== null && roomField(added) === roomField(plain) ? added.each : (found?.price ?? null),
        },
      ];
    });
  });
}

/**
 * The rooms of one kind that a change adds to what stays as it is, with what each of them costs by its quote: null where
 * that is no whole sum. Null where the change does more.
 */
function roomsAdded(
  { selection: before }: Changed['booking'],
  { selection: after, oldTotal, newTotal }: NonNullable<Changed['quote']>,
): (Omit<RoomCount, 'roomCount'> & { readonly each: number | null }) | null {
  if (before === undefined || !isSameDays(before.stay, after.stay)) return null;
  if (extrasKey(before) !== extrasKey(after)) return null;
  const added = [...after.rooms];
  for (const room of before.rooms) {
    const at = added.findIndex((other) => roomKey(other) === roomKey(room));
    if (at === -1) return null;
    added.splice(at, 1);
  }
  const [first] = added;
  if (first === undefined || added.some((room) => roomField(room) !== roomField(first))) return null;
  const each = (newTotal - oldTotal) / added.length;
  const { roomTypeId, ratePlanId } = first;
  return { roomTypeId, ratePlanId, each: Number.isInteger(each) ? each : null };
}

const roomKey = (room: ChosenRoom): string =>
  JSON.stringify([roomField(room), room.adults, room.childAges, room.infants]);
const extrasKey = ({ addons = [] }: Pick<StayChoice, 'addons'>): string =>
  JSON.stringify(addons.map(({ addonId, quantity }) => [addonId, quantity]));

const countOf = (rooms: readonly RoomCount[], plain: Omit<RoomCount, 'roomCount'>): number =>
  rooms.find(({ roomTypeId, ratePlanId }) => roomTypeId === plain.roomTypeId && ratePlanId === plain.ratePlanId)
    ?.roomCount ?? 0;

/**
 * The rooms that are free for nights, each at the price for those who would sleep in it: who does in the rooms of this
 * type that are wanted, else as many of the party as one holds. With a bill of the same nights it is what the room adds to
 * it.
 */
export function freeForNights(
  hotel: HotelOfRooms,
  availability: Availability,
  guests: GuestCounts,
  placed: readonly ChosenRoom[],
  bill: Bill | null,
): PricedOffer[] {
  const freeOf = new Map(availability.rooms.map((room) => [room.roomTypeId, room.availableRooms]));
  // Rooms that only the booking itself has are not free, and have their price all the same.
  const rooms = availability.rooms.map((room) => ({ ...room, availableRooms: Math.max(1, room.availableRooms) }));
  const sale = nightlySale({ hotel, availability: { ...availability, rooms }, stay: { guests } });
  return sale.offers.map((offer) => {
    const party = placed.find(({ roomTypeId }) => roomTypeId === offer.room.id) ?? guests;
    const terms = { ...sale, party };
    return {
      offer: { ...offer, freeRooms: freeOf.get(offer.room.id) ?? 0 },
      price: bill === null ? (priceOneRoom(terms, offer)?.total ?? null) : addedByRoom(terms, offer, bill),
    };
  });
}

/** The rooms that are free from the hour that is wanted, and the lengths that the hotel sells. */
export function freeForHours(
  hotel: HotelOfRooms,
  { slots, prices }: Pick<HoursModel, 'slots' | 'prices'>,
  { stay, guests }: { readonly stay: Extract<StayWish['stay'], { kind: 'hours' }>; readonly guests: GuestCounts },
): { readonly free: PricedOffer[]; readonly starts: number[]; readonly lengths: number[] } {
  const { date, startHour, hours } = stay;
  const { offers } = hourlySale({ hotel, stay: { guests } }, { date, start: startHour, hours, slots, prices });
  return {
    free: offers.map((offer) => ({ offer, price: offer.total })),
    starts: slots.filter(({ isOffered, hour }) => isOffered || hour === startHour).map(({ hour }) => hour),
    lengths: [...new Set([...lengthsOf(prices), hours])].toSorted((one, other) => one - other),
  };
}
