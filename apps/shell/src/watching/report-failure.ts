import { readPayload } from '../document/page-payload.ts';

/** Where browsers tell the origin how releases do. */
export const reportsPath = '/_reports';

/** A file of ours in an error: the one that did not come, or the place that threw with its line and column. */
const ownFile = /\/assets\/([a-z-]+)\/[\w.~-]+\.js(?::\d+:\d+)?/;

/**
 * Tells the origin that code of a release failed in this browser: the release, the kind of error and the place in its
 * files. The error's words stay here, since they may hold what a guest typed.
 */
export function reportFailure(error: unknown): void {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  const [at = '', app = 'shell'] = ownFile.exec(`${message}\n${stack}`) ?? [];
  const { shell, remotes } = readPayload().registry;
  const remote = remotes.find(({ owner }) => owner === app);
  const release = remote ? `${app}@${remote.release}` : `shell@${shell}`;
  navigator.sendBeacon(reportsPath, JSON.stringify({ kind: 'failure', release, name, at }));
}
