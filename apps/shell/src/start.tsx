import '@latchkey/ui/base.css';
import { createApiClientOnDemand } from '@latchkey/api-client/on-demand';
import { isPageTraced } from '@latchkey/api-client/page-trace';
import { prepareNavigation } from '@latchkey/federation/navigation';
import { createSiteRouter } from '@latchkey/site';
import type { AnyRoute } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginAtTheTop } from './document/scroll-to-top.ts';
import { watchHead } from './document/watch-head.ts';
import { readPayload } from './page-payload.ts';
import { remoteScreens } from './federation/load-remotes.ts';
import { frameHeads } from './frame/frame-heads.ts';
import { frameSlots } from './frame/frame-slots.tsx';
import { reloadOnceAfterCrash } from './frame/reload-after-crash.ts';
import { StaticOnward } from './frame/onward/static-onward.tsx';
import { Providers } from './providers.tsx';
import { watchLost } from './strangers/watch-lost.ts';
import { tell, tellFailure, watching } from './watching/tell-failure.ts';
import { loadFrameWords } from './words/load-words.ts';

/** When a page is at rest, in milliseconds after it was hydrated. */
const restMs = 3000;

async function start(): Promise<void> {
  const { registry, page, inB, leadsOnAt } = readPayload();
  const api = createApiClientOnDemand({ baseUrl: '' });
  const shared = { ...page, api, tell };
  const i18n = await loadFrameWords(page.locale);
  await nextTask();
  const router = createSiteRouter({
    page: shared,
    inB,
    screens: remoteScreens(registry, page.locale),
    brought: registry.brought ?? registry.remotes,
    slots: frameSlots({ ...shared, i18n }, () => <StaticOnward path={leadsOnAt} />),
    heads: frameHeads(i18n),
  });
  await nextTask();
  try {
    const routes = router.routesById as Record<string, AnyRoute>;
    for (const { routeId } of router.matchRoutes(router.latestLocation))
      await router.loadRouteChunk(routes[routeId] as AnyRoute);
  } catch (error) {
    // The server's page has links and forms that work: better than hydrating it into an error.
    document.documentElement.dataset['hydration'] = 'static';
    tellFailure(error);
    console.warn('The page stays as the server sent it.', error);
    return;
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const store = createStore();
  const giveBackTyped = watchLost(root);
  /** A page that the browser had to render anew: as React says it without us, and to those who watch the release. */
  const tellOfMismatch = (error: unknown): void => {
    giveBackTyped();
    reportError(error);
    tellFailure(error);
  };
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers store={store}>
        <RouterClient router={router} />
      </Providers>,
      { onUncaughtError: reloadOnceAfterCrash, onRecoverableError: tellOfMismatch },
    );
  });
  // A translator comes after the page; what bears it comes beside the first press, not with the first load.
  void import(/* webpackChunkName: "strangers" */ './strangers/tolerate-strangers.ts').then(
    ({ tolerateStrangers }) => tolerateStrangers(document.body),
    console.warn,
  );
  void import(/* webpackChunkName: "strangers" */ './federation/sheets-apart.ts').then(
    ({ keepSheetsApart }) => keepSheetsApart(router),
    console.warn,
  );
  prepareAtFirstSign(api);
  watchHead(router);
  beginAtTheTop(router);
  setTimeout(() => {
    prepareNavigation();
    void watching().then(({ follow }) => follow({ router, store }), console.warn);
  }, restMs);
  // What watches the page also traces its own work, where somebody collects traces: from the beginning, then.
  if (isPageTraced()) watching().catch(console.warn);
}

/** Yields to pending input before the next step: a slow phone would answer a press only after the whole start. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A guest who touches anything may soon ask something or go on: the code for it is fetched then, beside whatever is opened. */
function prepareAtFirstSign(api: { readonly prepare: () => void }): void {
  const prepare = (): void => {
    api.prepare();
    prepareNavigation();
  };
  for (const sign of ['pointerdown', 'pointerover', 'keydown'])
    addEventListener(sign, prepare, { once: true, passive: true });
}

void start();
