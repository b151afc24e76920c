import type { StayChoice } from '@latchkey/booking-core/basket';
import type { WholeBooking } from '@latchkey/api-contract/types';

/** How many people a stay is for. */
export interface GuestCount {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** The people of a selection. */
export const guestCountOf = ({ rooms }: Pick<StayChoice, 'rooms'>): GuestCount =>
  together(rooms.map((room) => ({ ...room, children: room.childAges.length })));

/** The people of the rooms of a booking. */
export const together = (rooms: readonly Pick<WholeBooking['rooms'][number], keyof GuestCount>[]): GuestCount => ({
  adults: sum(rooms.map(({ adults }) => adults)),
  children: sum(rooms.map(({ children }) => children)),
  infants: sum(rooms.map(({ infants }) => infants)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
