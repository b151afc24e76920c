export { hourlySlots, type HourlySlot } from '../src/time/hourly-slots.ts';
export { scheduleOf, type CheckIn } from '../src/time/stay-moments.ts';
export { stayBounds, type StayBounds } from '../src/time/stay-bounds.ts';
export { isZone, minutesIn, momentOf, todayIn, type EpochMs } from '../src/time/zone.ts';
