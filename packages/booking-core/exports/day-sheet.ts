export {
  daySectionOf,
  daySections,
  overdueDays,
  type DaySection,
  type SheetBooking,
  type SheetDay,
} from '../src/day-sheet/day-section.ts';
