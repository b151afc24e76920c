import { currentPage, type SiteRouter } from '@latchkey/site';

/** Keeps title and description true while the guest moves within the page. The server wrote the first ones. */
export function watchHead(router: SiteRouter): void {
  router.subscribe('onResolved', () => {
    const { head } = currentPage(router);
    document.title = head.title;
    const description = document.querySelector('meta[name=description]');
    if (head.description) description?.setAttribute('content', head.description);
  });
}
