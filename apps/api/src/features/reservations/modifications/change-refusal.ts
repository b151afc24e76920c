import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { mostOfExtra, timesOf, type RuledExtra } from '@latchkey/booking-core/extras';
import { isSameParty, mostOfAddon, type AgreedStay } from '@latchkey/booking-core/pricing';
import { checkRoomCount } from '@latchkey/booking-core/rooms';
import { quantityOf, wantedStay } from '../booking-life/agreement.ts';
import { type HotelRecord, roomOf } from '../../catalogue/catalogue.ts';
import { occupancyRefusal } from '../quotes/price-selection.ts';
import type { Continued } from './continued-rooms.ts';

/**
 * Why what a change adds cannot be sold; null where it can. What was agreed fits, whatever the hotel sells today. `today`
 * is absent where nobody asks whether extras are ordered in time.
 */
export function changeRefusal(
  hotel: HotelRecord,
  agreed: AgreedStay,
  asked: QuoteRequest,
  rooms: readonly Continued[],
  today: LocalDate | undefined,
): ReturnType<typeof occupancyRefusal> {
  const others = asked.rooms.filter((_, at) => !isUnchanged(rooms[at]));
  return (
    occupancyRefusal(hotel, { rooms: others, stay: asked.stay }) ??
    tooMany(hotel, agreed, asked) ??
    unsoldAddon(hotel, agreed, asked, today)
  );
}

/** Whether a room goes on with the guests that it was agreed for. */
export const isUnchanged = (room: Continued | undefined): boolean =>
  room !== undefined && room.kept !== null && isSameParty(room.kept.guests, room.wanted.guests);

function tooMany(hotel: HotelRecord, agreed: AgreedStay, { rooms }: QuoteRequest): 'max_rooms' | null {
  const countOf = (list: readonly { readonly roomTypeId: string }[], id: string): number =>
    list.filter(({ roomTypeId }) => roomTypeId === id).length;
  for (const id of new Set(rooms.map(({ roomTypeId }) => roomTypeId))) {
    const count = countOf(rooms, id);
    const room = roomOf(hotel, id);
    if (count > countOf(agreed.rooms, id) && room !== undefined && checkRoomCount(room, count, room.maxRooms) !== null)
      return 'max_rooms';
  }
  return null;
}

/** More of an extra is held to what is sold to such a party today; what was agreed is kept unless the party is smaller now. */
function unsoldAddon(
  hotel: HotelRecord,
  agreed: AgreedStay,
  asked: QuoteRequest,
  today: LocalDate | undefined,
): 'not_for_sale' | null {
  const partyBefore = agreed.rooms.map(({ guests }) => guests);
  const nightsBefore = Math.max(1, ...agreed.rooms.map(({ nights }) => nights.length));
  for (const { addonId, quantity } of wantedStay(asked).addons) {
    const had = quantityOf(agreed, addonId);
    const facts = hotel.sale.addons.find(({ id }) => id === addonId);
    const category = facts?.category ?? agreed.addons.find((addon) => addon.addonId === addonId)?.category;
    if (category === undefined) return 'not_for_sale';
    const rules: RuledExtra = facts ?? { category };
    const before = mostOfAddon(rules, partyBefore, rules.each === 'night' ? nightsBefore : 1);
    const isSmaller = mostOfAddon(rules, asked.rooms, timesOf(rules, asked.stay)) < before;
    const kept = isSmaller ? Math.min(had, mostOfExtra(rules, asked.stay, asked.rooms)) : had;
    if (quantity > Math.max(kept, mostOfExtra(rules, asked.stay, asked.rooms, today))) return 'not_for_sale';
  }
  return null;
}
