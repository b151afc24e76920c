export { isTimePair, minutesOf, parseClockTime, twelveHourOf, type ClockTime } from '../src/clock/clock-time.ts';
