import { createSiteRouter } from '@latchkey/site';
import type { Locale } from '@latchkey/site/urls';
import { VisitProvider } from '@latchkey/visit';
import { setupI18n, type Messages } from '@lingui/core';
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { loadWords } from '../i18n.ts';
import { screen } from '../screens/home/home.screen.ts';
import { houseApi, type HouseApi } from './house-api.ts';
import { now, site } from './sandalwood.ts';

/** Everything is in sight: happy-dom lays nothing out. */
class EverythingSeen {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(): void {
    this.#seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingSeen });

const say = (sentence: string) => () => <p>{sentence}</p>;

/** The screen on the site's real routes, with real words, in a store of its own. Answers where the guest is. */
export async function showHome(
  path: string,
  locale: Locale = 'en',
  api: HouseApi = houseApi(),
): Promise<{ readonly api: HouseApi; readonly address: () => string }> {
  const i18n = setupI18n({ locale, messages: { [locale]: (await loadWords(locale)) as Messages } });
  const router = createSiteRouter({
    page: { site, locale, api, now, imageQuality: 100, origin: 'http://sandalwood.localhost' },
    screens: { load: async () => ({ screen, i18n }) },
    slots: {
      Frame: Outlet,
      Pending: say('…'),
      NotFound: say('Page Not Found'),
      NotBuilt: say('not built'),
      Crash: say('Something went wrong.'),
      Broken: ({ error }) => <p role="alert">{String(error)}</p>,
    },
    heads: { notBuilt: (title) => ({ title }), notFound: () => ({ title: '' }), broken: () => ({ title: '' }) },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // Awaited, because parts of the page wait to be near.
  await act(async () => {
    render(
      <VisitProvider>
        <RouterProvider router={router} />
      </VisitProvider>,
    );
  });
  return { api, address: () => router.latestLocation.href };
}
