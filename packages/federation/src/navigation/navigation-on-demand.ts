import type * as RouterLoading from 'router-loading';

export { loadRouteChunk, replaceRouteChunk } from 'router-loading';

/** What of the router tells whether the page in sight is the one of the address bar. */
export interface NavigatingRouter {
  readonly latestLocation: { readonly href: string };
  readonly stores: { readonly resolvedLocation: { get(): { readonly href: string } | undefined } };
}

let loaded: typeof RouterLoading | undefined;
let loading: Promise<typeof RouterLoading> | undefined;

const load = (): Promise<typeof RouterLoading> =>
  (loading ??= import(/* webpackChunkName: "navigation" */ 'router-loading?later').then(
    (module) => (loaded = module),
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  ));

/** Starts fetching what it takes to go from one page to the next. A failure shows when somebody goes. */
export const prepareNavigation = (): void => void load().catch(() => undefined);

/**
 * Shows the page of the address bar. Where the code for it cannot be fetched the browser loads that page as a document;
 * a page that was to be loaded anew stays, and the promise rejects.
 */
export function loadClientRoute(router: NavigatingRouter, options?: object): Promise<void> {
  if (loaded !== undefined) return loaded.loadClientRoute(router, options);
  return load().then(
    (module) => module.loadClientRoute(router, options),
    (cause: unknown) => {
      if (router.stores.resolvedLocation.get()?.href === router.latestLocation.href) throw cause;
      location.reload();
    },
  );
}

/** Loads ahead what a page needs. Never rejects for want of code: it is only ahead. */
export const preloadClientRoute = (router: NavigatingRouter, options: object): Promise<unknown> =>
  loaded?.preloadClientRoute(router, options) ??
  load().then(
    (module) => module.preloadClientRoute(router, options),
    () => undefined,
  );

/** While developing: shows the page anew with changed code. */
export const refreshClientRoute = (router: NavigatingRouter): Promise<void> =>
  load().then((module) => module.refreshClientRoute(router));
