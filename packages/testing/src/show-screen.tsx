import type { Site } from '@latchkey/api-contract/types';
import { createSiteRouter } from '@latchkey/site';
import type { ReturnedForm, Screen } from '@latchkey/site/screen';
import { deskPages } from '@latchkey/site/urls';
import { languageTag, type Locale } from '@latchkey/booking-core/language';
import { VisitProvider } from '@latchkey/visit';
import { setupI18n, type Messages } from '@lingui/core';
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { putEverythingInSight } from './everything-in-sight.ts';
import type { FakeApi } from './fake-api.ts';
import { now } from './hotel/now.ts';
import { hotelApi } from './hotel/replies.ts';
import { site } from './hotel/site.ts';

/** How a screen is shown; what is left out is the hotel's, in English. */
export interface ShownWith {
  /** The remote's own words: `loadWords` of its `i18n.ts`, asked for those of the screen alone as the site asks. */
  readonly words: (locale: Locale, screen: string) => Promise<Messages>;
  readonly api?: FakeApi;
  readonly locale?: Locale;
  readonly site?: Site;
  /** Milliseconds since the epoch; 20 November 2026, 6:50 in the morning in Bengaluru unless given. */
  readonly now?: number;
  /** The form that was posted to the page, which shows it again. */
  readonly returned?: ReturnedForm;
  /** The experiments of which the guest sees B. */
  readonly inB?: readonly string[];
}

/** A screen that is on show. */
export interface RenderedScreen {
  readonly api: FakeApi;
  /** Path and search of where the guest is. */
  readonly address: () => string;
  /** Goes back to the page before. */
  readonly back: () => void;
}

const loading = (screen: Screen<unknown>, returned: ReturnedForm | undefined): Screen<unknown> =>
  returned === undefined ? screen : { ...screen, load: (request) => screen.load({ ...request, returned }) };

const say = (sentence: string) => (): ReactNode => <p>{sentence}</p>;

/** Shows a screen on the site's real routes, with its real words, in a visit of its own. */
export async function showScreen(screen: Screen<unknown>, path: string, shown: ShownWith): Promise<RenderedScreen> {
  const { words, locale = 'en', api = hotelApi() } = shown;
  putEverythingInSight();
  const router = createSiteRouter({
    page: {
      site: shown.site ?? site,
      locale,
      api,
      now: shown.now ?? now,
      imageQuality: 100,
      origin: 'http://sandalwood.localhost',
    },
    inB: shown.inB,
    brought: [{ owner: 'desk', pages: deskPages }],
    screens: {
      load: async (_, name) => {
        const messages = { [locale]: await words(locale, name) };
        const i18n = setupI18n({ locale, locales: languageTag(locale), messages });
        return { screen: loading(screen, shown.returned), i18n };
      },
    },
    slots: {
      Frame: Outlet,
      Pending: say('…'),
      NotFound: say('Page Not Found'),
      Closed: say('The hotel takes no bookings now.'),
      Crash: say('Something went wrong.'),
      Broken: ({ error }) => <p role="alert">{String(error)}</p>,
    },
    heads: { notFound: () => ({ title: '' }), closed: () => ({ title: '' }), broken: () => ({ title: '' }) },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // Awaited, because parts of the page come when the guest is near.
  await act(async () => {
    render(
      <VisitProvider>
        <RouterProvider router={router} />
      </VisitProvider>,
    );
  });
  return { api, address: () => router.latestLocation.href, back: () => act(() => router.history.back()) };
}
