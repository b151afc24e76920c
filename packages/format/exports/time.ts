export { formatHour, formatTime } from '../src/time.ts';
