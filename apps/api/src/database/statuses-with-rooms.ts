import { bookingMoves, holdsRooms, type BookingStatus } from '@latchkey/booking-core/booking-states';

const statuses = new Set(bookingMoves.flatMap(({ from, to }) => [from, to]));
const inSql = (some: (status: BookingStatus) => boolean): string =>
  `(${[...statuses]
    .filter(some)
    .map((status) => `'${status}'`)
    .join(', ')})`;

/** The states in which a booking has its rooms, as SQL: `('requested', …)`. */
export const statusesWithRooms = inSql(holdsRooms);

/** The states in which it has them for a time only: a hold. */
export const statusesHeld = inSql((status) => holdsRooms(status) && status !== 'confirmed');
