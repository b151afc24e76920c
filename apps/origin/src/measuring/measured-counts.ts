/** What became of requests that measure, since the origin started. */
export interface MeasuredCounts {
  /** `outcome`: `sent`, `failed`, `refused`, or why nothing may be sent. */
  counted(path: string, outcome: string): void;
  crawler(event: string, category: string): void;
  /** In the text format of Prometheus. */
  metrics(): string[];
}

export function countMeasured(): MeasuredCounts {
  const requests = new Map<string, number>();
  const crawlers = new Map<string, number>();
  const add = (counts: Map<string, number>, labels: string): void =>
    void counts.set(labels, (counts.get(labels) ?? 0) + 1);
  return {
    counted: (path, outcome) => add(requests, `path="${path}",outcome="${outcome}"`),
    crawler: (event, category) => add(crawlers, `event="${event}",category="${category}"`),
    metrics: () => [
      '# TYPE latchkey_measured_requests_total counter',
      ...[...requests].map(([labels, count]) => `latchkey_measured_requests_total{${labels}} ${count}`),
      '# TYPE latchkey_crawler_events_total counter',
      ...[...crawlers].map(([labels, count]) => `latchkey_crawler_events_total{${labels}} ${count}`),
    ],
  };
}
