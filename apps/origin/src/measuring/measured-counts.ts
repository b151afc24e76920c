import { Counter, type Registry } from 'prom-client';

/** What became of requests that measure, since the origin started. */
export interface MeasuredCounts {
  /** `outcome`: `sent`, `failed`, `refused`, or why nothing may be sent. */
  counted(path: string, outcome: string): void;
  crawler(event: string, category: string): void;
}

export function countMeasured(registry: Registry): MeasuredCounts {
  const registers = [registry];
  const requests = new Counter({
    name: 'latchkey_measured_requests_total',
    help: 'Requests that measure, by what became of them',
    labelNames: ['path', 'outcome'],
    registers,
  });
  const crawlers = new Counter({
    name: 'latchkey_crawler_events_total',
    help: 'Events of crawlers, by the kind of crawler',
    labelNames: ['event', 'category'],
    registers,
  });
  return {
    counted: (path, outcome) => requests.inc({ path, outcome }),
    crawler: (event, category) => crawlers.inc({ event, category }),
  };
}
