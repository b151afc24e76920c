import { availableParallelism, loadavg } from 'node:os';

/** Browsers and servers of a run keep each core this busy by themselves. */
const own = 3;

/**
 * How many times as long as on a machine of one's own everything takes, at least 1: how many processes wait for each core beside
 * the run's. A limit ends what hangs and does not measure speed: it counts work done rather than time on the clock.
 */
export const slowness = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / own);
