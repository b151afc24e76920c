export { countBroken, invariants, judged } from './invariants.queries.ts';
export { nameBookings } from './name-bookings.queries.ts';
