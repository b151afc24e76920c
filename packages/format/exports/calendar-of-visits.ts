export { calendarOfVisits, type CalendarPlan, type CalendarVisit } from '../src/calendar-of-visits.ts';
