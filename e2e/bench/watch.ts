declare global {
  var latchkeySeen: {
    lcp: number;
    cls: number;
    interaction: number;
    tasks: { start: number; duration: number }[];
    firstPaint: number;
  };
}

/** Runs in the page, before anything of its own: keeps what the browser reports of it. */
export function watch(): void {
  const seen: typeof globalThis.latchkeySeen = { lcp: 0, cls: 0, interaction: 0, tasks: [], firstPaint: 0 };
  globalThis.latchkeySeen = seen;
  const on = (type: string, act: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.firstPaint = startTime));
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.cls += value;
  });
  on('event', ({ duration }) => (seen.interaction = Math.max(seen.interaction, duration)), { durationThreshold: 16 });
}
