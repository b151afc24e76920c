import type { Measuring } from '@latchkey/analytics/browser';
import type { SiteRouter } from '@latchkey/site';
import { isPersonalPath } from '@latchkey/site/urls';
import { readPayload } from '../document/page-payload.ts';

/**
 * Begins to measure the document's visit, where its site measures at all; null where it does not, or where its code does
 * not come. `router` is null where the page crashed before it was at rest.
 */
export async function measure(router: SiteRouter | null): Promise<Measuring | null> {
  const { site, locale } = readPayload().page;
  if (!site.measuring) return null;
  try {
    const { beginMeasuring } = await import('@latchkey/analytics/browser');
    return beginMeasuring({
      site,
      locale,
      onPage: (listener) => void router?.subscribe('onResolved', ({ pathChanged }) => pathChanged && listener()),
      keepToOpenPages: () => router && loadPersonalPagesAnew(router),
    });
  } catch (error) {
    console.warn('Measuring:', error);
    return null;
  }
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
