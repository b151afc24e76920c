export { formatDate, formatDateRange, formatMonth, shortMonth, weekdayHeadings, type DateStyle } from '../src/date.ts';
