import type { SiteRouter } from '@latchkey/site';

/** Whose released file a sheet is; a sheet within the page has the link to its file beside it. */
function ownerOf({ href, ownerNode }: CSSStyleSheet): string | undefined {
  const beside = ownerNode instanceof Element ? ownerNode.nextElementSibling : null;
  const file = href ?? (beside instanceof HTMLLinkElement ? beside.href : '');
  return /\/assets\/([\w-]+)\//.exec(file)?.[1];
}

/**
 * Lets the sheets of a remote hold only while one of its screens is shown, or about to be: whatever is in them cannot reach
 * the screens of others. They stay loaded, so that going back shows nothing bare.
 */
export function keepSheetsApart(router: SiteRouter): void {
  const owners = (matches: readonly { readonly staticData?: object }[]): unknown[] =>
    matches.flatMap(({ staticData }) => (staticData && 'owner' in staticData ? [staticData.owner] : []));
  // Until a screen has been rendered whose owner is known, nothing is switched off: a page that hydrates would stand bare.
  let shown: unknown[] = [];
  let coming: unknown[] = [];
  const apply = (): void => {
    if (shown.length === 0) return;
    for (const sheet of document.styleSheets) {
      const owner = ownerOf(sheet);
      if (owner !== undefined && owner !== 'shell') sheet.disabled = !shown.includes(owner) && !coming.includes(owner);
    }
  };
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    coming = owners(
      router.matchRoutes(toLocation).map(({ routeId }) => router.routesById[routeId as '__root__'].options),
    );
    apply();
  });
  // Before the browser paints the new screen.
  router.subscribe('onRendered', () => {
    const now = owners(router.state.matches);
    if (now.length > 0) shown = now;
    coming = [];
    apply();
  });
  // What is fetched ahead, as for a link that is pointed at, is not shown yet.
  document.head.addEventListener('load', apply, true);
}
