import { languageTag } from '@latchkey/booking-core/language';
import { createSiteRouter } from '@latchkey/site';
import { directionOf, type Locale } from '@latchkey/site/urls';
import { hotelApi } from '@latchkey/testing/fake-api';
import { now, site } from '@latchkey/testing/hotel';
import { ScreenFrame } from '@latchkey/ui/screen-frame';
import { themeCss, type HotelTheme } from '@latchkey/ui/theme';
import { VisitProvider } from '@latchkey/visit';
import { setupI18n, type Messages } from '@lingui/core';
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';

interface StageProps {
  readonly locale: Locale;
  readonly theme: HotelTheme;
  readonly words: Messages;
  readonly Story: ComponentType;
}

/** A page of the demo hotel with one story on it: its router, its words, its theme, and an API that answers. */
export function Stage({ locale, theme, words, Story }: StageProps): ReactNode {
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  }, [locale]);
  const router = useMemo(() => routerOf({ locale, words, Story }), [locale, words, Story]);
  const css = themeCss(theme);
  if (css.kind === 'refused') throw new Error(`the theme is refused: ${JSON.stringify(css.problems)}`);
  return (
    <>
      <style>{css.css}</style>
      <VisitProvider>
        <RouterProvider router={router} />
      </VisitProvider>
    </>
  );
}

function routerOf({ locale, words, Story }: Omit<StageProps, 'theme'>) {
  const i18n = setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: words } });
  const View = (): ReactNode => (
    <ScreenFrame i18n={i18n}>
      <div id="story" style={{ padding: '1.5rem', maxInlineSize: '60rem' }}>
        <Story />
      </div>
    </ScreenFrame>
  );
  const Nothing = (): ReactNode => null;
  const screen = {
    load: async () => ({ kind: 'ready' as const, model: null }),
    head: () => ({ title: 'Gallery' }),
    View,
    Pending: Nothing,
    Failed: Nothing,
  };
  return createSiteRouter({
    page: { site, locale, api: hotelApi(), now, imageQuality: 100, origin: 'http://sandalwood.localhost' },
    screens: { load: async () => ({ screen, i18n }) },
    slots: { Frame: Outlet, Pending: Nothing, NotFound: Nothing, Closed: Nothing, Crash: Nothing, Broken: Nothing },
    heads: { notFound: () => ({ title: '' }), closed: () => ({ title: '' }), broken: () => ({ title: '' }) },
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
}
