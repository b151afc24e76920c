import type { OperationReply, Slot } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

type SlotsReply = Extract<OperationReply<'getSlots'>, { readonly status: 200 }>['body'];

/** An hourly stay that is asked for, and what the house sells by the hour on that date. */
export interface HourlyModel {
  readonly date: LocalDate;
  /** 0 to 23 on the property's clocks; null while none is chosen. */
  readonly start: number | null;
  /** Length; null where the house sells none. */
  readonly hours: number | null;
  /** The hour that was asked for cannot be had: "Not available for the selected checkin time". */
  readonly isTaken: boolean;
  readonly slots: readonly Slot[];
  readonly prices: SlotsReply['prices'];
}

/** A room on a plan for some hours. */
export type HourlyPrice = HourlyModel['prices'][number];

/** What can be had from the hour chosen, for the length chosen. */
export function hourlyOffers({
  slots,
  prices,
  start,
  hours,
}: Pick<HourlyModel, 'slots' | 'prices' | 'start' | 'hours'>): HourlyPrice[] {
  const rooms = slots.find(({ hour, isOffered }) => hour === start && isOffered)?.rooms ?? [];
  const isFree = (roomTypeId: string): boolean =>
    rooms.some(
      (room) =>
        room.roomTypeId === roomTypeId &&
        room.lengths.some((length) => length.hours === hours && length.availableRooms > 0),
    );
  return prices.filter((price) => price.hours === hours && isFree(price.roomTypeId));
}

/** Every length the house sells, ascending. */
export const lengthsOf = (prices: HourlyModel['prices']): number[] =>
  [...new Set(prices.map(({ hours }) => hours))].toSorted((one, other) => one - other);
