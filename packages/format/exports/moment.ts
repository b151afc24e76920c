export { dateIn, formatMomentDate, formatMomentTime } from '../src/moment.ts';
