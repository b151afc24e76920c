import { bookingMoves, holdsRooms } from '@latchkey/booking-core/booking-states';

const statuses = new Set(bookingMoves.flatMap(({ from, to }) => [from, to]));

/** The states in which a booking has its rooms, as SQL: `('requested', …)`. */
export const statusesWithRooms = `(${[...statuses]
  .filter(holdsRooms)
  .map((status) => `'${status}'`)
  .join(', ')})`;
