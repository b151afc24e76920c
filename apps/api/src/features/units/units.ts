export { hasUnitOn } from './has-unit-on.ts';
export { houseAgain } from './house-again.ts';
export {
  type NamedNight,
  namedNights,
  sleptNights,
  takePins,
  unassignedNights,
  type UnitOfBooking,
  unitsOfBookings,
} from './housed-nights.queries.ts';
export { leaveUnit } from './leave-unit.ts';
export { missingOf } from './missing-units.ts';
export { keepUnits, settleWaiting } from './settle-units.ts';
export { type ClosureRow, closuresOf, endClosure, insertClosure, lockClosure } from './unit-closures.queries.ts';
export { deleteNights, housedBookings, insertNights } from './unit-nights.queries.ts';
export {
  lockUnit,
  noteUnitChange,
  markDirty,
  unitChanges,
  type UnitRow,
  unitsOf,
  writeState,
} from './unit-rows.queries.ts';
export { unitSpansOf } from './units-of-booking.queries.ts';
export { makeUnits } from './make-units.queries.ts';
export { settleHotelUnits } from './settle-units.ts';
