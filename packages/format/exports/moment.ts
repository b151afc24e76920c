export { dateIn, formatMomentDate, formatMomentTime, wallClockIn } from '../src/moment.ts';
