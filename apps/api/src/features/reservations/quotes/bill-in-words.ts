import type { Bill, RoomBasis, RoomLine } from '@latchkey/booking-core/pricing';
import type { SaleNames } from '../../catalogue/catalogue.ts';

/**
 * A bill whose extras, fees and taxes are named in the words of a language, and the rooms and plans of what it
 * explains; what the hotel has dropped, or has no words for, keeps the name it was charged by.
 */
export const billInWords = <B extends Pick<Bill, 'rooms' | 'addons' | 'taxes' | 'fees'>>(
  bill: B,
  words: SaleNames,
): B => ({
  ...bill,
  rooms: bill.rooms.map((room) =>
    room.basis === undefined ? room : { ...room, basis: named(room, room.basis, words) },
  ),
  taxes: bill.taxes.map((tax) => ({ ...tax, name: words.taxes[tax.taxId] ?? tax.name })),
  addons: bill.addons.map((addon) => ({ ...addon, name: words.addons[addon.addonId] ?? addon.name })),
  ...(bill.fees && { fees: bill.fees.map((fee) => ({ ...fee, name: words.fees[fee.feeId] ?? fee.name })) }),
});

const named = (
  { roomTypeId }: Pick<RoomLine, 'roomTypeId'>,
  { follows, ...basis }: RoomBasis,
  { rooms, ratePlans }: Pick<SaleNames, 'rooms' | 'ratePlans'>,
): RoomBasis => ({
  ...basis,
  name: rooms[roomTypeId],
  ...(follows && { follows: { ...follows, name: ratePlans[follows.ratePlanId] } }),
});
