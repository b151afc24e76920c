import { quarantine, type ReleaseStore } from '@latchkey/releases/store';
import { thrownInWords } from '@latchkey/security/log-line';
import type { Composer } from '../releases/composer.ts';
import type { ClientCounts } from './client-counts.ts';
import type { CompositionSteps } from './composition-steps.ts';
import type { NetworkCounts } from './network-counts.ts';

/** The parts that say whether a release fails. */
export interface ReleaseCounts {
  readonly networks: NetworkCounts;
  readonly browsers: ClientCounts;
  /** What browsers told with the proof that they have the page from us. */
  readonly proven: NetworkCounts;
}

/** How often it is said that browsers tell of one canary, in milliseconds. */
const toldAgainMs = 600_000;

/**
 * Takes a release that fails out of the composition, for every origin: the one before it serves from the next page on.
 * Asked after each page that failed, each renderer that was lost and each failure that a browser told; a release is
 * taken out once. Only what this origin saw takes one out, in the pages of more networks than a stranger has; or, of a
 * canary and once, what browsers tell of pages that this origin sent them. Their unproven reports are passed on but
 * decide nothing: anybody can send them. What is live gives way once (`steps`), then people decide.
 */
export function releaseWatch(
  store: ReleaseStore,
  composer: Composer,
  { networks, browsers, proven }: ReleaseCounts,
  complain: (message: string, facts: object) => void,
  steps: Pick<CompositionSteps, 'mayStep'> = { mayStep: () => true },
): (release: string) => Promise<void> {
  const handled = new Set<string>();
  const told = new Set<string>();
  const endedByBrowsers = new Set<string>();
  const tell = (release: string, what: string | null): void => {
    if (what === null || told.has(release)) return;
    told.add(release);
    complain('browsers tell of a canary that fails', { release, what });
    setTimeout(() => told.delete(release), toldAgainMs).unref();
  };
  return async (judged) => {
    // A shell is judged by the pages of one owner: `shell@<id>#<owner>`.
    const release = judged.split('#')[0] ?? judged;
    const [app = '', id = ''] = release.split('@');
    const { live, canary } = composer.current();
    const isCanary = canary[app]?.id === id;
    const beside = live[app] === undefined ? undefined : `${app}@${live[app]}`;
    if (isCanary) tell(release, browsers.isWorse(release, beside));
    const seen = isCanary ? networks.failsCanary(release, beside) : networks.failsLive(judged);
    // Who shows it again after that has looked: a stranger with many addresses ends it once.
    const toldOf = isCanary && !endedByBrowsers.has(release) ? proven.failsCanary(release, beside) : null;
    const why = seen ?? (toldOf === null ? null : `in browsers: ${toldOf}`);
    if (why === null || id === 'dev' || handled.has(release)) return;
    handled.add(release);
    // One that comes back is watched again.
    setTimeout(() => handled.delete(release), 60_000).unref();
    if (!isCanary && !steps.mayStep(app, id))
      return complain('release fails that another gave way to: people decide', { release, why });
    const isOut = await quarantine(store, app, id, { by: 'origin', now: new Date(), why }).catch((error: unknown) => {
      complain('release could not be taken out', { release, why, reason: thrownInWords(error) });
      return false;
    });
    if (isOut) {
      if (seen === null) endedByBrowsers.add(release);
      complain('release taken out', { release, why });
      await composer.refresh();
    }
  };
}
