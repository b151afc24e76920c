import type { ClockTime } from '../clock/clock-time.ts';

/** An arrival before this time belongs to the evening before: the guest travels through the night. */
export const nightEndsAt: ClockTime = '06:00';
