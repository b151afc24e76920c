import { createRootRoute, createRoute, createRouter, type AnyRoute, type RouterHistory } from '@tanstack/react-router';
import type { OwnPage } from '../urls/own-page.ts';
import { routes, routesOn, type Owner, type Route } from '../urls/routes.ts';
import { loadPage } from './load-page.ts';
import type { FrameHeads, FrameSlots, LoadedPage, ScreenSource, SharedPage } from './router.types.ts';
import { brokenRoute, screenRoute } from './screen-route.tsx';

export interface SiteRouterSettings {
  readonly page: SharedPage;
  readonly screens: ScreenSource;
  readonly slots: FrameSlots;
  readonly heads: FrameHeads;
  /** Milliseconds a screen's load may take; unlimited in the browser, where the guest sees it going on. */
  readonly loadTimeout?: number;
  /** Of the content security policy; on the server only. */
  readonly nonce?: string;
  readonly history?: RouterHistory;
  /** The experiments of which the guest sees B: for views alone. */
  readonly inB?: readonly string[] | undefined;
  /** Pages that releases bring beside the route table. */
  readonly brought?: readonly { readonly owner: Owner; readonly pages?: readonly OwnPage[] }[];
}

/** The site's one router: the route table on the kind of site the page belongs to, each route filled by its owner's screen. */
export function createSiteRouter(settings: SiteRouterSettings) {
  const { slots, heads } = settings;
  const root = createRootRoute({
    component: slots.Frame,
    notFoundComponent: slots.NotFound,
    errorComponent: ({ error }) => <slots.Crash error={error} />,
  });
  const { kind } = settings.page.site;
  const brought = (settings.brought ?? []).flatMap(({ owner, pages = [] }) =>
    pages.map((page) => ({ ...page, owner })),
  );
  const all = [...routesOn(kind).map(([, route]) => route), ...brought.filter(({ on }) => on.includes(kind))];
  const tree = root.addChildren(all.map((route) => routeOf(route, root, settings)));
  const router = createRouter({
    routeTree: tree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    ...(settings.nonce ? { ssr: { nonce: settings.nonce } } : {}),
    ...(settings.history ? { history: settings.history } : {}),
  });
  return Object.assign(router, { frameHeads: heads });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/** Whether a page offers stays to those who have none yet. A payment that was begun is not of these. */
const sellsStays = ({ owner, path }: Route): boolean => owner === 'hotel-home' || path === routes.roomCheckout.path;

function routeOf(route: Route, root: AnyRoute, settings: SiteRouterSettings): AnyRoute {
  const { page, screens, slots, heads } = settings;
  const getParentRoute = () => root;
  if (route.screen === null) {
    const loaded: LoadedPage = { model: null, head: heads.notFound(), status: 404 };
    return createRoute({ getParentRoute, path: route.path, loader: () => loaded, component: slots.NotFound });
  }
  if (page.site.hotel?.closed && sellsStays(route)) {
    const loaded: LoadedPage = { model: null, head: heads.closed(), status: 200 };
    return createRoute({ getParentRoute, path: route.path, loader: () => loaded, component: slots.Closed });
  }
  const owner = route.owner as Owner;
  const name = route.screen;
  return createRoute({
    getParentRoute,
    path: route.path,
    staticData: { owner },
    loaderDeps: ({ search }) => search,
    loader: ({ params, deps, location, abortController }) =>
      loadPage(screens, page, owner, name, {
        path: location.pathname,
        params: params as Record<string, string>,
        search: deps as Record<string, string>,
        left: abortController.signal,
        loadTimeout: settings.loadTimeout,
      }),
    // Between pages of one hotel the old page stays until the new one is loaded; it shows the progress itself.
    ...(owner === 'hotel-home' ? { pendingMs: Number.POSITIVE_INFINITY } : {}),
    pendingComponent: slots.Pending,
    errorComponent: brokenRoute(slots),
  }).lazy(() => screens.load(owner, name).then((loaded) => screenRoute(route.path, loaded, settings) as never));
}

/** Search parameters are plain text here: the router's own parser would turn a token like `1e5` into a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** The inverse of `parseSearch`; absent values are left out. */
function stringifySearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== null,
  );
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
