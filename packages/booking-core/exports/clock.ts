export { clockHour } from '../src/clock/clock-hour.ts';
export { isTimePair, minutesOf, parseClockTime, twelveHourOf, type ClockTime } from '../src/clock/clock-time.ts';
export { nextFullHour } from '../src/clock/next-full-hour.ts';
