import type { QuoteRequest } from '@latchkey/api-contract/types';

/** How many people a selection is for. */
export interface GuestCount {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export const guestsOf = (selection: QuoteRequest): GuestCount => ({
  adults: sum(selection.rooms.map((room) => room.adults)),
  children: sum(selection.rooms.map((room) => room.childAges.length)),
  infants: sum(selection.rooms.map((room) => room.infants)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
