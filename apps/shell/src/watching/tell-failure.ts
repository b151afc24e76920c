import { reportEvent } from '@latchkey/analytics/analytics';
import type { ScreenReport } from '@latchkey/site/screen';

/** Begins to follow the page. What follows it is fetched when the page is at rest, or when something fails. */
export const watching = () => import('./watch-page.ts');

/** Tells of a failure; after a crash the page then reloads itself, where it may. */
export const tellFailure = (error: unknown, isCrash?: boolean): void =>
  void watching().then(({ failed }) => failed(error, isCrash), console.warn);

/** What a screen reports, for measuring; and at once to the document's own script, should the guest leave before it is heard. */
export function tell(report: ScreenReport): void {
  dispatchEvent(new CustomEvent(reportEvent, { detail: report }));
  void watching().then(({ hear }) => hear(report), console.warn);
}
