/** What happened to the pages of one release since the origin started, and lately. */
export interface PageCounts {
  /**
   * A page was answered with this status, after so many milliseconds. `isDefect`: its code failed, and not the engine
   * behind it, whose failures are no release's fault.
   */
  answered(release: string, status: number, ms: number, isDefect?: boolean): void;
  /** A release's server bundle could not be evaluated. */
  doesNotWake(release: string): void;
  /** The screen of a page threw; the page itself is counted by `answered`. */
  screenFailed(release: string): void;
  /** A page of a release cost a renderer. */
  lostRenderer(release: string): void;
  /** Whether a release loses renderers or fails pages so much that it should not be shown. */
  isFailing(release: string): string | null;
  /** In the text format of Prometheus. */
  metrics(): string[];
}

/** What counts as lately, in milliseconds. */
const windowMs = 60_000;

/** Renderers that a release may cost within the window, and the share of its pages that may fail, of at least so many. */
const [mostLosses, mostFailed, leastPages] = [5, 0.2, 20];

/** Seconds, the upper bounds of the histogram. */
const bounds = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface OfRelease {
  readonly statuses: Map<number, number>;
  readonly seconds: number[];
  sum: number;
  losses: number;
  screenFailures: number;
  readonly recent: { readonly at: number; readonly kind: 'fine' | 'failed' | 'threw' | 'loss' | 'asleep' }[];
}

/** Counts by release (`<app>@<id>`). `now` answers milliseconds. */
export function countPages(now: () => number): PageCounts {
  const counts = new Map<string, OfRelease>();
  const of = (release: string): OfRelease => {
    const known = counts.get(release) ?? {
      statuses: new Map<number, number>(),
      seconds: bounds.map(() => 0),
      sum: 0,
      losses: 0,
      screenFailures: 0,
      recent: [],
    };
    counts.set(release, known);
    // In the order of time: only the oldest can be over.
    while (known.recent[0] !== undefined && now() - known.recent[0].at >= windowMs) known.recent.shift();
    return known;
  };
  return {
    answered(release, status, ms, isDefect = false) {
      const counted = of(release);
      counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
      counted.sum += ms / 1000;
      for (const [place, bound] of bounds.entries())
        if (ms / 1000 <= bound) counted.seconds[place] = (counted.seconds[place] ?? 0) + 1;
      counted.recent.push({ at: now(), kind: isDefect ? 'failed' : 'fine' });
    },
    doesNotWake: (release) => void of(release).recent.push({ at: now(), kind: 'asleep' }),
    screenFailed(release) {
      const counted = of(release);
      counted.screenFailures++;
      counted.recent.push({ at: now(), kind: 'threw' });
    },
    lostRenderer(release) {
      const counted = of(release);
      counted.losses++;
      counted.recent.push({ at: now(), kind: 'loss' });
    },
    isFailing(release) {
      const { recent } = of(release);
      const losses = recent.filter(({ kind }) => kind === 'loss').length;
      if (losses >= mostLosses) return `lost ${losses} renderers in a minute`;
      if (recent.some(({ kind }) => kind === 'asleep')) return 'its server bundle does not wake';
      const pages = recent.filter(({ kind }) => kind === 'fine' || kind === 'failed');
      const failed = recent.filter(({ kind }) => kind === 'failed' || kind === 'threw').length;
      if (pages.length >= leastPages && failed / pages.length > mostFailed)
        return `failed ${failed} of ${pages.length} pages in a minute`;
      return null;
    },
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
