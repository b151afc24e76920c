export { hourlySlots, type HourlySlot } from '../src/time/hourly-slots.ts';
export { hoursBeforeCheckIn, scheduleOf, type CheckIn } from '../src/time/stay-moments.ts';
export { isZone, momentOf, todayIn, type EpochMs } from '../src/time/zone.ts';
