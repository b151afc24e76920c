import { createApiClient } from '@latchkey/api-client/client';
import { setupI18n, type Messages } from '@lingui/core';
import { Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createSiteRouter } from '../router/create-router.tsx';
import type { FrameHeads, FrameSlots } from '../router/router.types.ts';
import type { ScreenModule, WordsModule } from '../screen/screen.types.ts';
import { defaultLocale, directionOf, isLocale, languageTag } from '@latchkey/booking-core/language';
import { deskPages } from '../urls/desk-pages.ts';
import type { Owner } from '../urls/routes.ts';

const say = (sentence: string) => () => <p role="status">{sentence}</p>;
const slots: FrameSlots = {
  Frame: Outlet,
  Pending: say('…'),
  NotFound: say('Page Not Found'),
  Closed: say('The hotel takes no bookings now.'),
  Crash: say('Something went wrong.'),
  Broken: ({ error }) => <p role="alert">{String(error)}</p>,
};
const heads: FrameHeads = {
  notFound: () => ({ title: 'Page Not Found' }),
  closed: () => ({ title: 'The hotel takes no bookings now.' }),
  broken: () => ({ title: 'Broken' }),
};

/**
 * Renders whichever of the given screens the address names, against the API of the page's own origin.
 * Throws when the API does not know the host: start the product first (`npm start`).
 */
export async function mountStandalone(
  owner: Owner,
  screens: Readonly<Record<string, ScreenModule>>,
  words: WordsModule,
): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const api = createApiClient({ baseUrl: '' });
  const site = await api.call('getSite', { query: { host: location.host, lang: locale } });
  if (site.status !== 200) throw new Error(`the API does not know ${location.host}: is the product running?`);
  Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  const router = createSiteRouter({
    page: { site: site.body, locale, api, now: Date.now(), imageQuality: 100, origin: location.origin },
    screens: {
      load: async (wanted, name) => {
        const module = screens[name];
        if (wanted !== owner || !module) throw new Error(`${wanted}/${name} is not part of this remote`);
        const messages = (await words.loadWords(locale, name)) as Messages;
        const i18n = setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } });
        return { screen: module.screen, i18n };
      },
    },
    brought: [{ owner: 'desk', pages: deskPages }],
    slots,
    heads,
  });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}
