import type { StayChoice } from '@latchkey/booking-core/basket';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Agreement } from '../../../database/tables/booking-tables.ts';
import type { HotelRecord } from './hotel-record.ts';

type Sale = Pick<HotelRecord['sale'], 'formerIds'>;

/**
 * A selection whose former ids are those of today: a page that was open while the hotel renamed a room type, a form that
 * led back to it and a link in a mail go on.
 */
export function withIdsOfToday<S extends Pick<StayChoice, 'rooms' | 'addons'>>({ formerIds }: Sale, selection: S): S {
  const { rooms, ratePlans, addons } = formerIds;
  if (rooms.size + ratePlans.size + addons.size === 0) return selection;
  return {
    ...selection,
    rooms: selection.rooms.map((room) => ({
      ...room,
      roomTypeId: rooms.get(room.roomTypeId) ?? room.roomTypeId,
      ratePlanId: ratePlans.get(room.ratePlanId) ?? room.ratePlanId,
    })),
    ...(selection.addons === undefined
      ? {}
      : {
          addons: selection.addons.map((addon) => ({ ...addon, addonId: addons.get(addon.addonId) ?? addon.addonId })),
        }),
  };
}

/** The same of a bill, whose rooms and extras are named as those of its selection. */
export function billWithIdsOfToday({ formerIds }: Sale, bill: Bill): Bill {
  const { rooms, ratePlans, addons } = formerIds;
  if (rooms.size + ratePlans.size + addons.size === 0) return bill;
  return {
    ...bill,
    rooms: bill.rooms.map((room) => ({
      ...room,
      roomTypeId: rooms.get(room.roomTypeId) ?? room.roomTypeId,
      ratePlanId: ratePlans.get(room.ratePlanId) ?? room.ratePlanId,
    })),
    addons: bill.addons.map((addon) => ({ ...addon, addonId: addons.get(addon.addonId) ?? addon.addonId })),
  };
}

/** The same of what is agreed with a quote. */
export function agreementWithIdsOfToday(sale: Sale, agreed: Agreement): Agreement {
  const { ratePlans, addons } = sale.formerIds;
  const { stay, plans, ...rest } = agreed;
  return {
    ...rest,
    ...(plans === undefined
      ? {}
      : { plans: plans.map((plan) => ({ ...plan, ratePlanId: ratePlans.get(plan.ratePlanId) ?? plan.ratePlanId })) }),
    stay: {
      ...stay,
      rooms: stay.rooms.map((room) => ({
        ...room,
        roomTypeId: sale.formerIds.rooms.get(room.roomTypeId) ?? room.roomTypeId,
        ratePlanId: ratePlans.get(room.ratePlanId) ?? room.ratePlanId,
      })),
      addons: stay.addons.map((addon) => ({ ...addon, addonId: addons.get(addon.addonId) ?? addon.addonId })),
    },
  };
}
