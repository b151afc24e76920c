import { usePage } from '@latchkey/site';
import { languageTag, type Locale } from '@latchkey/booking-core/language';
import { untilThere } from './until-there.ts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { use, type FunctionComponent, type ReactNode } from 'react';

/** Gives a component words that are fetched with it. */
export type WithLaterWords = <Props extends object>(Inner: FunctionComponent<Props>) => FunctionComponent<Props>;

/**
 * Components whose words come with them, after the page's own. `load` fetches these words; on the server the page has
 * them already. Call it once for a catalog, in a module of the remote.
 */
export function laterWords(load: (locale: Locale) => Promise<Messages>): WithLaterWords {
  const known = new WeakMap<I18n, Promise<I18n>>();
  // An instance of its own: loading into the page's would render the page again, islands that wait included.
  const wordsFor = (i18n: I18n, locale: Locale): Promise<I18n> => {
    const asked =
      known.get(i18n) ??
      untilThere(() => load(locale)).then((words) =>
        setupI18n({
          locale,
          locales: languageTag(locale),
          messages: { [locale]: { ...i18n.messages, ...words } },
        }),
      );
    known.set(i18n, asked);
    return asked;
  };
  return (Inner) =>
    function WithWords(props): ReactNode {
      const { i18n, locale } = usePage();
      const words = typeof document === 'undefined' ? i18n : use(wordsFor(i18n, locale));
      return (
        <I18nProvider i18n={words}>
          <Inner {...props} />
        </I18nProvider>
      );
    };
}
