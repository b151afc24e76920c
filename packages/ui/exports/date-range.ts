/// <reference path="../src/ambient.d.ts" />
export { DateRangeDialog, prepareDateRange, type DateRangeDialogProps } from '../src/date-range/date-range-dialog.tsx';
export type { CalendarDate, CalendarDates, DateRange, RangeCost } from '../src/date-range/date-range.types.ts';
export { DayDialog, prepareDay, type DayDialogProps } from '../src/date-range/day-dialog.tsx';
