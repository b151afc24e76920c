export { formatDate, formatDateRange, formatMonth, weekdayHeadings, type DateStyle } from '../src/date.ts';
