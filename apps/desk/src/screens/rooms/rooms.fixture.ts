import type { RoomUnit, StayInUnit } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

/** A clean room that nobody is in. */
export const unitOf = (number: string, roomTypeId = 'teak-king', typeName = 'Teak King'): RoomUnit => ({
  unitId: `u${number}`,
  roomTypeId,
  typeName,
  number,
  floor: null,
  note: null,
  state: 'inspected',
  stateAt: null,
  leaves: false,
  stays: false,
  comes: false,
  closures: [],
  broken: null,
});

/** A stay of two nights in the first room. */
export const stayOf = (changes: Partial<StayInUnit> = {}): StayInUnit => ({
  bookingId: '1760_a',
  reference: 'BCDF-2345',
  guestName: 'Asha Rao',
  roomTypeId: 'teak-king',
  place: 0,
  unitId: 'uG01',
  first: '2026-11-26' as LocalDate,
  last: '2026-11-27' as LocalDate,
  held: null,
  ...changes,
});
