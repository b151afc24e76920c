import { LRUCache } from 'lru-cache';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { TimeName } from './client-report.ts';
import { labelsOf } from './release-labels.ts';

/** What guests' browsers told of releases, lately and since the origin started. */
export interface ClientCounts {
  /** A page of a release was sent to a client of the network `address`. */
  sent(release: string, address: string): void;
  /** A browser of this network told of a failure. One a minute of a network counts. */
  failed(release: string, address: string): void;
  took(release: string, name: TimeName, value: number): void;
  /** What browsers tell of a canary that clearly more of its guests have failures with than of the live release's; nobody proves it. */
  isWorse(canary: string, live: string | undefined): string | null;
}

/** What counts as lately, in milliseconds. */
const windowMs = 600_000;

/** Guests with failures that a canary needs before it is judged, and by how much of its guests it may be worse than live. */
const [leastFailing, mostWorse] = [5, 0.05];

/** Counts by release (`<app>@<id>`) and by guests' addresses, which are forgotten after ten minutes and never told. */
export function clientCounts(registry: Registry, now: () => number): ClientCounts {
  const failures = new Counter({
    name: 'latchkey_client_failures_total',
    help: 'Failures that browsers told of, one a minute of a network',
    labelNames: ['owner', 'release'],
    registers: [registry],
  });
  const times = new Histogram({
    name: 'latchkey_web_vital',
    help: 'Times of pages in browsers: milliseconds, and thousandths of CLS',
    labelNames: ['owner', 'release', 'name'],
    buckets: [50, 100, 200, 500, 1000, 2500, 4000, 10_000],
    registers: [registry],
  });
  const perf = { now };
  const of = () => new LRUCache<string, true>({ max: 20_000, ttl: windowMs, perf });
  const guests = new LRUCache<
    string,
    { readonly seen: ReturnType<typeof of>; readonly failing: ReturnType<typeof of> }
  >({
    max: 60,
  });
  const guestsOf = (release: string) => {
    const known = guests.get(release) ?? { seen: of(), failing: of() };
    guests.set(release, known);
    return known;
  };
  const lately = new LRUCache<string, true>({ max: 20_000, ttl: 60_000, perf });

  const shareOf = (release: string): { share: number; failing: number; seen: number } => {
    const { seen, failing } = guestsOf(release);
    seen.purgeStale();
    failing.purgeStale();
    return { failing: failing.size, seen: seen.size, share: seen.size === 0 ? 0 : failing.size / seen.size };
  };

  return {
    sent: (release, address) => void guestsOf(release).seen.set(address, true),
    failed(release, address) {
      const mark = `${release} ${address}`;
      if (lately.has(mark)) return;
      lately.set(mark, true);
      failures.inc(labelsOf(release));
      // Only a guest who got a page of the release can have failed with it.
      const known = guests.get(release);
      if (known?.seen.has(address)) known.failing.set(address, true);
    },
    took: (release, name, value) =>
      times.observe({ ...labelsOf(release), name }, name === 'CLS' ? value * 1000 : value),
    isWorse(canary, live) {
      const share = shareOf(canary);
      const usual = live === undefined ? 0 : shareOf(live).share;
      if (share.failing < leastFailing || share.share <= usual + mostWorse) return null;
      return `failed in the browsers of ${share.failing} of ${share.seen} guests`;
    },
  };
}
