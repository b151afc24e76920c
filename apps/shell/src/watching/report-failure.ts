import { readPayload } from '../document/page-payload.ts';

/** Where browsers tell the origin how releases do. */
export const reportsPath = '/_reports';

/** Code of a release that failed: the release, the kind of error and the place in its files. */
export interface FailureReport {
  readonly release: string;
  readonly name: string;
  readonly at: string;
}

/** A file of ours in an error: the one that did not come, or the place that threw with its line and column. */
const ownFile = /\/assets\/([a-z-]+)\/[\w.~-]+\.js(?::\d+:\d+)?/;

/**
 * Tells the origin that code of a release failed in this browser. The error's words stay here, since they may hold what a
 * guest typed. Answers what it told.
 */
export function reportFailure(error: unknown): FailureReport {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  const [at = '', app = 'shell'] = ownFile.exec(`${message}\n${stack}`) ?? [];
  const { shell, remotes } = readPayload().registry;
  const remote = remotes.find(({ owner }) => owner === app);
  const report = { release: remote ? `${app}@${remote.release}` : `shell@${shell}`, name, at };
  navigator.sendBeacon(reportsPath, JSON.stringify({ kind: 'failure', ...report }));
  return report;
}
