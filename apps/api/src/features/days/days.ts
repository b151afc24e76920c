export { closeDueDays } from './close-due-days.ts';
