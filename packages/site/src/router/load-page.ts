import { notFound, redirect } from '@tanstack/react-router';
import type { ScreenRequest } from '../screen/screen.types.ts';
import type { Owner } from '../urls/routes.ts';
import type { LoadedPage, ScreenSource, SharedPage } from './router.types.ts';

/** The part of the router's loader arguments that a screen is told. */
interface AskedPage {
  readonly path: string;
  readonly params: Record<string, string>;
  readonly search: Record<string, string>;
  /** Aborted when the guest leaves. */
  readonly left: AbortSignal;
  /** What the screen's `load` may take, in milliseconds; loading the screen itself does not count. */
  readonly loadTimeout?: number | undefined;
}

/** Asks a remote's screen for its model and head; its redirects and misses become the router's. */
export async function loadPage(
  source: ScreenSource,
  page: SharedPage,
  owner: Owner,
  name: string,
  { left, loadTimeout, ...visit }: AskedPage,
): Promise<LoadedPage> {
  const { screen, i18n } = await source.load(owner, name);
  const signal = loadTimeout ? AbortSignal.any([left, AbortSignal.timeout(loadTimeout)]) : left;
  const request: ScreenRequest = { ...page, ...visit, signal, i18n };
  const outcome = await endingWith(signal, screen.load(request));
  switch (outcome.kind) {
    case 'redirect':
      throw redirect({ href: outcome.to, statusCode: outcome.status });
    case 'missing':
      throw notFound();
    case 'ready':
      return { model: outcome.model, head: screen.head(outcome.model, request), status: outcome.status ?? 200 };
  }
}

/** Rejects when the signal aborts, even if the work goes on: a load that ignores its signal must not block the page. */
function endingWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('the load was given up'));
    signal.addEventListener('abort', giveUp, { once: true });
    // Also where it is given up at once: what then fails is nobody's failure.
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
  });
}
