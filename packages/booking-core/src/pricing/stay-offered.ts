import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { isForStay, type StayOffered } from '../promotion/offer-holds.ts';
import type { PricedRoom, StayToPrice } from './pricing.types.ts';
import { roomNightsOf, totalOf, type RoomNight } from './room-nights.ts';

/** What an offer looks at of a stay in rooms that all are for the same dates. */
export function stayOffered(
  rooms: StayOffered['rooms'],
  nights: readonly { readonly date: LocalDate }[],
  kind: PricedRoom['stay']['kind'],
  roomsTotal: MinorUnits,
): StayOffered {
  const lastNight = nights.at(-1)?.date ?? ('' as LocalDate);
  return { nights: kind === 'hours' ? 0 : nights.length, lastNight, rooms, roomsTotal };
}

/** The rooms of a stay with what each night of theirs costs. */
export const withPrices = (
  perRoom: readonly { readonly room: PricedRoom; readonly nights: readonly RoomNight[] }[],
): StayOffered['rooms'] => perRoom.map(({ room, nights }) => ({ ...room, prices: nights.map(({ price }) => price) }));

/** Whether a code is for a stay: its length, its last night, its rooms and plans, and what they come to. */
export function isCodeForStay({ rooms, coupon }: Pick<StayToPrice, 'rooms' | 'coupon'>): boolean {
  const [first] = rooms;
  if (coupon === null || first === undefined) return true;
  const nights = rooms.map((room) => roomNightsOf(room, 'rooms'));
  return isForStay(coupon, stayOffered(rooms, nights[0] ?? [], first.stay.kind, totalOf(nights.flat())));
}
