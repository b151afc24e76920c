import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { readPayload } from '../document/page-payload.ts';
import { reportFailure, reportsPath } from './report-failure.ts';

export { reportFailure };

/** Of how many pages the times are told: enough to compare releases, little for the guest's line. */
const sampled = 0.1;

// Follows a page from the moment this is loaded: what throws later, and of some pages how fast they were.

// Extensions of browsers throw on our pages too: only what has a file of ours in its stack is told.
const isOurs = (error: unknown): boolean => error instanceof Error && Boolean(error.stack?.includes('/assets/'));
addEventListener('error', ({ error }) => isOurs(error) && reportFailure(error));
addEventListener('unhandledrejection', ({ reason }) => isOurs(reason) && reportFailure(reason));
if (Math.random() < sampled) watchTimes();

/** The times belong to the release whose screen the document came with. */
function watchTimes(): void {
  const { shell, remotes, shown } = readPayload().registry;
  const remote = remotes.find(({ owner }) => owner === shown);
  const release = remote ? `${remote.owner}@${remote.release}` : `shell@${shell}`;
  const times = new Map<string, number>();
  const keep = ({ name, value }: MetricType): void => void times.set(name, value);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || times.size === 0) return;
    navigator.sendBeacon(reportsPath, JSON.stringify({ kind: 'times', release, times: Object.fromEntries(times) }));
    times.clear();
  });
}
