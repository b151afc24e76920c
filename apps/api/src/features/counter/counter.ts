export { carriedLines, insertDayLines, linesOfBookings, linesOfDay } from './day-lines.queries.ts';
export {
  closedBefore,
  closedDays,
  closedDaysBetween,
  closingDay,
  dayEndOf,
  findDay,
  firstDay,
  type HouseDayRow,
  insertDay,
  lockDay,
  openDay,
  openDayToPost,
  writeDay,
  writeDayEnd,
} from './house-days.queries.ts';
export { shiftOfMoney } from './own-shift.ts';
export { cashMovesBetween, cashWithoutShift, closedShifts, openShifts } from './shifts.queries.ts';
