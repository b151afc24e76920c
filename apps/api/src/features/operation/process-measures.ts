import { collectDefaultMetrics, Registry } from 'prom-client';

let measures: Registry | undefined;

/** Measures of the process: memory, garbage collection, the event loop. One set in a process, since nothing ends its observers. */
export function processMeasures(): Registry {
  if (measures === undefined) {
    measures = new Registry();
    collectDefaultMetrics({ register: measures });
  }
  return measures;
}
