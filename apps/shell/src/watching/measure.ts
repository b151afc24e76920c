import type { Measuring, Retargeting } from '@latchkey/analytics/browser';
import { currentPage, type SiteRouter } from '@latchkey/site';
import { isPersonalPath } from '@latchkey/site/urls';
import { visitAtom, type VisitStore } from '@latchkey/visit';
import { readPayload } from '../page-payload.ts';

/** What a hydrated page consists of. */
export interface LivePage {
  readonly router: SiteRouter;
  readonly store: VisitStore;
}

/**
 * Begins to measure the document's visit, where its site measures at all; null where it does not, or where its code
 * fails to load. `page` is null where the page crashed before it was at rest.
 */
export async function measure(page: LivePage | null): Promise<Measuring | null> {
  const { site, locale } = readPayload().page;
  if (!site.measuring) return null;
  try {
    const { beginMeasuring } = await import('@latchkey/analytics/browser');
    return beginMeasuring({
      site,
      locale,
      onPage: (listener) => void page?.router.subscribe('onResolved', ({ pathChanged }) => pathChanged && listener()),
      keepToOpenPages: () => page && loadPersonalPagesAnew(page.router),
      stay: () => (page === null ? readPayload().stay : currentPage(page.router).head.stay),
      retargeting: retargetingOf(page),
    });
  } catch (error) {
    console.warn('Measuring:', error);
    return null;
  }
}

/** Whether advertisements may address the guest: in the visit's store, or here, for a page that was never hydrated. */
function retargetingOf(page: LivePage | null): Retargeting {
  let here = false;
  return {
    say(isAllowed) {
      here = isAllowed;
      page?.store.set(visitAtom, (visit) => ({ ...visit, Retargeting: isAllowed }));
    },
    isAllowed: () => page?.store.get(visitAtom).Retargeting ?? here,
  };
}

/** Third parties are in this document: pages that show a booking get documents of their own. */
function loadPersonalPagesAnew(router: SiteRouter): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      if (!isPersonalPath(nextLocation.pathname)) return false;
      location.assign(nextLocation.href);
      return true;
    },
  });
}
