export {
  cashMoveKinds,
  countDifference,
  expectedIn,
  type CashMoveKind,
  type DrawerSums,
} from '../src/counter/drawer.ts';
export { cashPiecesOf } from '../src/counter/cash-pieces.ts';
export { dayEndTimes, endOfDay, houseDayAt, usualDayEnd, type DayEndTime } from '../src/counter/business-day.ts';
export {
  dayLineKinds,
  dayTotals,
  linesToPost,
  type DayLine,
  type DayLineKind,
  type DayTotals,
} from '../src/counter/day-lines.ts';
export { chargesOfStay, type FeesOfStay, type PostedCharge, type StayCharges } from '../src/counter/charges-of-stay.ts';
