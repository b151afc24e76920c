import type { AnyRouter } from '@tanstack/react-router';
import type { Head } from '../screen/screen.types.ts';
import type { FrameHeads, LoadedPage } from './router.types.ts';

/** Head and status of what the router shows now: the screen's own, or those of a missing or broken page. */
export function currentPage(router: AnyRouter & { readonly frameHeads: FrameHeads }): {
  readonly head: Head;
  readonly status: number;
} {
  const matches = router.stores.matches.get();
  if (matches.some((match) => match.status === 'notFound' || match._notFound))
    return { head: router.frameHeads.notFound(), status: 404 };
  if (matches.some((match) => match.status === 'error')) return { head: router.frameHeads.broken(), status: 503 };
  const loaded = matches.at(-1)?.loaderData as LoadedPage | undefined;
  return loaded ? { head: loaded.head, status: loaded.status } : { head: router.frameHeads.notFound(), status: 404 };
}
