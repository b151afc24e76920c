import { readPayload } from '../page-payload.ts';

/** Where browsers tell the origin how releases do. */
export const reportsPath = '/_reports';

/** Code of a release that failed: the release, the kind of error and the place in its files. */
export interface FailureReport {
  readonly release: string;
  readonly name: string;
  readonly at: string;
}

/** Files of ours in an error: the one that did not come, or the places that threw with their lines and columns. */
const ownFiles = /\/assets\/([a-z-]+)\/[\w.~-]+\.js(?::\d+:\d+)?/g;

/** What may be told of a failure: the error's words stay here, since they may hold what a guest typed. */
export function pageFailureOf(error: unknown): FailureReport {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  const places = [...`${message}\n${stack}`.matchAll(ownFiles)];
  // An error inside a shared package is attributed to the remote that called it.
  const [at = '', app = 'shell'] = places.find(([, owner]) => owner !== 'shell') ?? places[0] ?? [];
  const { shell, remotes } = readPayload().registry;
  const remote = remotes.find(({ owner }) => owner === app);
  return { release: remote ? `${app}@${remote.release}` : `shell@${shell}`, name, at };
}

/** Tells the origin that code of a release failed in this browser, with the proof that this is a page of it. */
export const tellRelease = (report: FailureReport): boolean =>
  navigator.sendBeacon(reportsPath, JSON.stringify({ kind: 'failure', ...report, proof: pageProof() }));

/**
 * What proves that the origin sent this page (`Server-Timing`), for reports of it; empty where it gave none. Read here and not
 * with the page's trace, which is part of the first load.
 */
function pageProof(): string {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === 'proof')?.description ?? '';
}
