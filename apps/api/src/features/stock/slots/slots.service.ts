import type { StayTime } from '@latchkey/booking-core/basket';
import type { Slot } from '@latchkey/api-contract/types';
import { addDays, lastDayOnSale, type LocalDate, isStayDate } from '@latchkey/booking-core/dates';
import { priceStay, type GuestCounts } from '@latchkey/booking-core/pricing';
import { placeSome, type PlaceableRoom } from '@latchkey/booking-core/rooms';
import { areHoursOnSale } from '@latchkey/booking-core/stay';
import { hourlySlots, todayIn } from '@latchkey/booking-core/time';
import { bookingLinesOf, freeFor, timesFree } from '@latchkey/booking-core/inventory';
import type { Database } from '../../../database/database.types.ts';
import { pricingTerms } from '../availability/pricing-terms.ts';
import { basePaxOf, hoursFor, type HotelRecord, mostGuestsFor, placesOf } from '../../catalogue/catalogue.ts';
import { extrasLeft } from '../../extras/extras.ts';
import { inventoryBetween, type InventoryRow } from '../inventory/inventory.queries.ts';
import { byKey, keyOf } from '../inventory/inventory.service.ts';

interface HourlyPrice {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly hours: number;
  readonly priceBeforeTax: number;
  readonly total: number;
  /** Guests that one room is sold to at most for these hours; absent where it is as many as it takes. */
  readonly mostGuests?: number;
  /** For how many guests the room usually is, where it does not take every kind of extra guest. */
  readonly basePax?: number;
}

export interface Slots {
  readonly prices: HourlyPrice[];
  readonly slots: Slot[];
  readonly extrasLeft?: Record<string, number>;
}

/**
 * What is sold by the hour on a date: prices by length with every mandatory charge, each of one room with as many of the
 * party in it as it holds, and what is free from each hour.
 */
export async function slotsOf(
  db: Database,
  hotel: HotelRecord,
  date: LocalDate,
  now: Date,
  party: GuestCounts,
): Promise<Slots | { refused: 'invalid_dates' }> {
  const today = todayIn(hotel.sale.timeZone, now.getTime());
  if (!isStayDate(date) || date < today) return { refused: 'invalid_dates' };
  const inventory = byKey(await inventoryBetween(db, hotel.id, date, addDays(date, 1)));
  const prices = date > lastDayOnSale(today, hotel.sale.daysOnSale) ? [] : pricesOf(hotel, today, date, party);
  const slots = hourlySlots(date, hotel.sale.timeZone, now.getTime()).map(({ hour, shown, isOffered }): Slot => {
    const rooms = isOffered ? roomsFrom(hotel, prices, inventory, date, hour) : [];
    if (rooms.length > 0) return { hour, shown, isOffered: true, rooms };
    const closedAs = !isOffered ? 'past' : isSoldFrom(hotel, prices, hour) ? 'sold_out' : 'not_sold';
    return { hour, shown, isOffered: false, closedAs, rooms };
  });
  const left = await extrasLeft(db, hotel, { kind: 'hours', date, startHour: 0, hours: 1 });
  return { prices, slots, ...(Object.keys(left).length === 0 ? {} : { extrasLeft: left }) };
}

function pricesOf(hotel: HotelRecord, today: LocalDate, date: LocalDate, party: GuestCounts): HourlyPrice[] {
  const { sale } = hotel;
  const terms = pricingTerms(sale, today, date);
  return (sale.isClosed ? [] : sale.rooms).flatMap((room) =>
    Object.entries(room.hourly === null ? {} : room.prices).flatMap(([ratePlanId, { hourly }]) =>
      [...new Set(hourly.filter(({ price }) => price > 0).map(({ hours }) => hours))].flatMap((hours) => {
        const mostGuests = Math.min(room.maxPax, mostGuestsFor(hourly, hours));
        const priced = { ...room, maxPax: mostGuests, basePax: basePaxOf(room, ratePlanId) };
        const guests = inOneRoom(priced, party);
        const price = hoursFor(hourly, hours, placesOf(guests))?.price ?? 0;
        if (price === 0) return [];
        const stay = { kind: 'hours' as const, hours: { date, startHour: 0, hours, price } };
        const offer = { roomTypeId: room.id, ratePlanId };
        const bill = priceStay({
          ...terms,
          rooms: [{ ...offer, guests, stay }],
          coupon: null,
          addons: [],
          advance: null,
        });
        const takesAll = room.extraAdult && room.extraChild;
        return [
          {
            ...offer,
            hours,
            priceBeforeTax: bill.roomsTotal - bill.discount,
            total: bill.total,
            ...(mostGuests < room.maxPax ? { mostGuests } : {}),
            ...(takesAll ? {} : { basePax: priced.basePax }),
          },
        ];
      }),
    ),
  );
}

/** Who of a party sleeps in one room: as many as it holds, or as many as there are where it asks for more. */
function inOneRoom(room: PlaceableRoom, party: GuestCounts): GuestCounts {
  const [guests] = placeSome(party, [room])?.placed ?? [];
  return guests ?? { adults: Math.max(1, Math.min(placesOf(party), room.maxPax)), childAges: [], infants: 0 };
}

/** Whether a room of the hotel can be had from an hour on, when it is free. */
const isSoldFrom = (hotel: HotelRecord, prices: readonly HourlyPrice[], hour: number): boolean =>
  hotel.sale.rooms.some(
    ({ id, hourly }) =>
      hourly !== null &&
      prices.some(({ roomTypeId, hours }) => roomTypeId === id && areHoursOnSale(hourly, hour, hours)),
  );

function roomsFrom(
  hotel: HotelRecord,
  prices: readonly HourlyPrice[],
  inventory: ReadonlyMap<string, InventoryRow>,
  date: LocalDate,
  hour: number,
): Slot['rooms'] {
  return hotel.sale.rooms.flatMap((room) => {
    const { hourly } = room;
    if (hourly === null) return [];
    const hours = [...new Set(prices.filter((price) => price.roomTypeId === room.id).map((price) => price.hours))].sort(
      (a, b) => a - b,
    );
    const lengths = hours
      .filter((length) => areHoursOnSale(hourly, hour, length))
      .map((length) => ({
        hours: length,
        availableRooms: freeOf(hotel, inventory, room.id, { kind: 'hours', date, startHour: hour, hours: length }),
      }))
      .filter((length) => length.availableRooms > 0);
    return lengths.length === 0 ? [] : [{ roomTypeId: room.id, lengths }];
  });
}

function freeOf(
  hotel: HotelRecord,
  inventory: ReadonlyMap<string, InventoryRow>,
  roomTypeId: string,
  stay: StayTime,
): number {
  const lines = bookingLinesOf(hotel.sale, {
    stay,
    rooms: [{ roomTypeId }],
  });
  return timesFree(lines, (line) => freeFor(line, inventory.get(keyOf(line))));
}
