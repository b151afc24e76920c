/** What happened to the pages of each release since the origin started. Whether one fails is `network-counts.ts`. */
export interface PageCounts {
  /** A page was answered with this status, after so many milliseconds. */
  answered(release: string, status: number, ms: number): void;
  /** The screen of a page threw; the page itself is counted by `answered`. */
  screenFailed(release: string): void;
  /** A page of a release cost a renderer. */
  lostRenderer(release: string): void;
  /** In the text format of Prometheus. */
  metrics(): string[];
}

/** Seconds, the upper bounds of the histogram. */
const bounds = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface OfRelease {
  readonly statuses: Map<number, number>;
  readonly seconds: number[];
  sum: number;
  losses: number;
  screenFailures: number;
}

/** Counts by release (`<app>@<id>`). */
export function countPages(): PageCounts {
  const counts = new Map<string, OfRelease>();
  const of = (release: string): OfRelease => {
    const known = counts.get(release) ?? {
      statuses: new Map<number, number>(),
      seconds: bounds.map(() => 0),
      sum: 0,
      losses: 0,
      screenFailures: 0,
    };
    counts.set(release, known);
    return known;
  };
  return {
    answered(release, status, ms) {
      const counted = of(release);
      counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
      counted.sum += ms / 1000;
      for (const [place, bound] of bounds.entries())
        if (ms / 1000 <= bound) counted.seconds[place] = (counted.seconds[place] ?? 0) + 1;
    },
    screenFailed: (release) => void of(release).screenFailures++,
    lostRenderer: (release) => void of(release).losses++,
    metrics: () => [
      '# TYPE latchkey_pages_total counter',
      ...lines(counts, (release, { statuses }) =>
        [...statuses].map(([status, count]) => `latchkey_pages_total{${release},status="${status}"} ${count}`),
      ),
      '# TYPE latchkey_render_seconds histogram',
      ...lines(counts, (release, { seconds, sum, statuses }) => {
        const all = [...statuses.values()].reduce((total, count) => total + count, 0);
        return [
          ...bounds.map((bound, place) => `latchkey_render_seconds_bucket{${release},le="${bound}"} ${seconds[place]}`),
          `latchkey_render_seconds_bucket{${release},le="+Inf"} ${all}`,
          `latchkey_render_seconds_sum{${release}} ${sum.toFixed(3)}`,
          `latchkey_render_seconds_count{${release}} ${all}`,
        ];
      }),
      '# TYPE latchkey_screen_failures_total counter',
      ...lines(counts, (release, { screenFailures }) => [
        `latchkey_screen_failures_total{${release}} ${screenFailures}`,
      ]),
      '# TYPE latchkey_renderer_losses_total counter',
      ...lines(counts, (release, { losses }) => [`latchkey_renderer_losses_total{${release}} ${losses}`]),
    ],
  };
}

function lines(counts: ReadonlyMap<string, OfRelease>, of: (labels: string, counted: OfRelease) => string[]): string[] {
  return [...counts].flatMap(([release, counted]) => {
    const [app = '', id = ''] = release.split('@');
    return of(`owner="${app}",release="${id}"`, counted);
  });
}
