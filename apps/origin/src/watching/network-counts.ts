import { LRUCache } from 'lru-cache';

/** How the pages of releases end for guests of different networks: one network counts once, however often it asks. */
export interface NetworkCounts {
  /** A page of a release (`<app>@<id>`) was made, or sent from memory, for a guest of this network. */
  shown(release: string, network: string): void;
  /** The code of a release failed a page of a guest of this network; never because the engine was away or refused. */
  failed(release: string, network: string): void;
  /** A release's server bundle failed to evaluate, which takes no guest to prove. */
  doesNotWake(release: string): void;
  /** Why a release that everybody gets should not be shown, or null. */
  failsLive(release: string): string | null;
  /** Why a canary should end: it fails clearly more networks than the release that is live beside it; or null. */
  failsCanary(canary: string, live: string | undefined, liveName?: string): string | null;
}

/** What counts as lately for what is live, and for a canary, which few see; in milliseconds. */
const [liveMs, canaryMs] = [60_000, 600_000];

/** So many networks one stranger has at hand: the failures of as many say nothing. Beyond them it takes several. */
const [handful, several] = [5, 3];

/** The share of its networks that a release may fail, and by how much a canary's may be above that of the live one. */
const [mostFailed, mostWorse] = [0.2, 0.05];

/** One-sided, at 1 %: how far apart two shares must be for their samples. */
const leastDeviations = 2.33;

/** When a network last got a page of a release, and when one failed there; milliseconds. */
interface Moments {
  readonly seenAt: number;
  readonly failedAt: number;
}

interface Lately {
  readonly seen: number;
  readonly failing: number;
}

/**
 * Counts by release and network; a network is forgotten after ten minutes and never told. `now` answers milliseconds;
 * `strangers` is how many networks one stranger may have who makes up what is counted.
 */
export function countNetworks(now: () => number, strangers = handful): NetworkCounts {
  const beyond = (its: Lately): number => Math.max(0, its.failing - strangers);
  const share = (its: Lately): number => (beyond(its) === 0 ? 0 : beyond(its) / (its.seen - strangers));
  const releases = new LRUCache<string, LRUCache<string, Moments>>({ max: 60 });
  const asleep = new LRUCache<string, true>({ max: 60, ttl: liveMs, perf: { now } });
  const note = (release: string, network: string, isFailed: boolean): void => {
    const known = releases.get(release) ?? new LRUCache<string, Moments>({ max: 20_000 });
    releases.set(release, known);
    const failedAt = isFailed ? now() : (known.get(network)?.failedAt ?? Number.NEGATIVE_INFINITY);
    known.set(network, { seenAt: now(), failedAt });
  };
  const lately = (named: readonly string[], ms: number): Lately => {
    const since = now() - ms;
    const all = named.flatMap((release) => [...(releases.get(release)?.entries() ?? [])]);
    const networks = (of: keyof Moments): number =>
      new Set(all.flatMap(([network, moments]) => (moments[of] > since ? [network] : []))).size;
    return { seen: networks('seenAt'), failing: networks('failedAt') };
  };
  const others = (release: string): string[] => {
    const [app] = release.split('@');
    return [...releases.keys()].filter((one) => one.split('@')[0] !== app);
  };

  return {
    shown: (release, network) => note(release, network, false),
    failed: (release, network) => note(release, network, true),
    doesNotWake: (release) => void asleep.set(release, true),
    failsLive(release) {
      if (asleep.has(release)) return 'its server bundle does not wake';
      const its = lately([release], liveMs);
      if (beyond(its) < several || share(its) <= mostFailed) return null;
      // Where the pages of other releases fail too, or hardly anybody sees any, the cause may lie elsewhere.
      const rest = lately(others(release), liveMs);
      if (rest.seen < several || rest.failing / rest.seen > mostFailed) return null;
      return `failed in ${its.failing} of ${its.seen} networks in a minute`;
    },
    failsCanary(canary, live, liveName = 'the live release') {
      if (asleep.has(canary)) return 'its server bundle does not wake';
      const its = lately([canary], canaryMs);
      const usual = lately(live === undefined ? others(canary) : [live], canaryMs);
      if (beyond(its) < several || usual.seen < several) return null;
      const [worse, usually] = [share(its), share(usual)];
      if (worse <= usually + mostWorse) return null;
      if (deviations([worse, its.seen], [usually, usual.seen]) < leastDeviations) return null;
      return `failed in ${its.failing} of ${its.seen} networks, ${liveName} in ${usual.failing} of ${usual.seen}`;
    },
  };
}

/** How many standard errors the first share is above the second (two proportions, pooled), each with the size of its sample. */
function deviations([share, seen]: readonly [number, number], [usually, others]: readonly [number, number]): number {
  const pooled = (share * seen + usually * others) / (seen + others);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / seen + 1 / others));
  if (error === 0) return share > usually ? Number.POSITIVE_INFINITY : 0;
  return (share - usually) / error;
}
