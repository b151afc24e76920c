import type { SiteRouter } from '@latchkey/site';

/**
 * A page that the guest goes to begins at its top; back and forward are the browser's own to restore. The router's way of
 * doing this keeps a table in session storage, which is for the booking alone (docs/rules.md, "Entities").
 */
export function beginAtTheTop(router: SiteRouter): void {
  let goesOn = false;
  router.history.subscribe(({ action }) => {
    goesOn = action.type === 'PUSH';
  });
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    // At once: the page's own anchors glide, a new page would be seen running to its top.
    if (goesOn && pathChanged && !toLocation.hash) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    goesOn = false;
  });
}
