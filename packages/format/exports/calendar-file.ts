export { calendarFile, type CalendarStay } from '../src/calendar-file.ts';
