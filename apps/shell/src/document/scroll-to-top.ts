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
    if (goesOn && pathChanged && !toLocation.hash) window.scrollTo(0, 0);
    goesOn = false;
  });
}
