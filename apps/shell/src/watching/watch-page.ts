import type { Measuring } from '@latchkey/analytics/browser';
import { isPageTraced } from '@latchkey/api-client/page-trace';
import type { ScreenReport } from '@latchkey/site/screen';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { readPayload } from '../page-payload.ts';
import { isOfTranslator } from './is-of-translator.ts';
import { measure, type LivePage } from './measure.ts';
import { rememberSite } from './remember-site.ts';
import { pageFailureOf, reportsPath, tellRelease } from './report-failure.ts';

/** Of how many pages the origin is told the times: enough to compare releases, little for the guest's line. */
const sampled = 0.1;

/** How long a page that reloads itself waits until its crash is told, in milliseconds. */
const patienceMs = 3000;

/** What failures were reported of this document already. */
const reportedFailures = new Set<string>();

/** Begins with the page's rest, or with the first thing to tell. */
let measuring: Promise<Measuring | null> | null = null;

/** Follows the visit from the page's rest on, where the site measures; then offers the guest's own language. */
export function follow(page: LivePage): void {
  measuring ??= measure(page);
  void measuring
    .then(() => import('./offer-language.ts'))
    .then(({ offerLanguage }) => offerLanguage(readPayload().page), console.warn);
}

/** What a screen reports. */
export function hear(report: ScreenReport): void {
  void measured().then((visit) => visit?.tell(report));
}

/**
 * Tells of a failure those who watch the release and, where the site measures, its analytics. After a crash the page
 * reloads itself once, unless it did so in the last ten minutes.
 */
export async function failed(error: unknown, isCrash = false): Promise<void> {
  if (!isCrash && isOfTranslator(error)) return;
  const isReloading = isCrash && rememberReload();
  const report = pageFailureOf(error);
  const mark = JSON.stringify(report);
  // A fault in a loop, or one that React tries twice, is one fault.
  if (reportedFailures.has(mark) && !isReloading) return;
  reportedFailures.add(mark);
  tellRelease(report);
  const isLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const visit = await Promise.race([measured(), isLate]);
  visit?.crashed(report, isReloading);
  if (isReloading) location.reload();
}

const measured = (): Promise<Measuring | null> => (measuring ??= measure(null));

// Follows a page from the moment this is loaded: what throws later, and of some pages how fast they were.

const { page } = readPayload();
rememberSite(page);
if (isPageTraced()) void import('./trace-page.ts').catch(console.warn);

// Extensions of browsers throw on our pages too: only what has a file of ours in its stack is told.
const isOurs = (error: unknown): boolean => error instanceof Error && Boolean(error.stack?.includes('/assets/'));
addEventListener('error', ({ error }) => void (isOurs(error) && failed(error)));
addEventListener('unhandledrejection', ({ reason }) => void (isOurs(reason) && failed(reason)));
if (Math.random() < sampled) watchTimes((report) => navigator.sendBeacon(reportsPath, JSON.stringify(report)));
if (page.site.measuring)
  watchTimes(({ release, times }) => void measured().then((visit) => visit?.took(release, times)));

/** The times belong to the release whose screen the document came with. */
function watchTimes(
  report: (times: {
    readonly kind: 'times';
    readonly release: string;
    readonly times: Readonly<Record<string, number>>;
  }) => void,
): void {
  const { shell, remotes, shown } = readPayload().registry;
  const remote = remotes.find(({ owner }) => owner === shown);
  const release = remote ? `${remote.owner}@${remote.release}` : `shell@${shell}`;
  const times = new Map<string, number>();
  const keep = ({ name, value }: MetricType): void => void times.set(name, value);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || times.size === 0) return;
    report({ kind: 'times', release, times: Object.fromEntries(times) });
    times.clear();
  });
}

/** Not more than one reload by itself in this time (docs/rules.md, "What guests are told"). */
const tenMinutes = 600_000;
const reloadKey = 'latchkey-crash-reload';

/** Whether the page may reload itself now; it is remembered that it did. */
function rememberReload(): boolean {
  const now = Date.now();
  try {
    if (now - Number(localStorage.getItem(reloadKey) ?? 0) < tenMinutes) return false;
    localStorage.setItem(reloadKey, String(now));
    return true;
  } catch (refused) {
    // Without a place to remember the reload, a page that always crashes would reload for ever.
    console.warn('The crash could not be remembered.', refused);
    return false;
  }
}
