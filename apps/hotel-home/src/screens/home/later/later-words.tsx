import { usePage } from '@latchkey/site';
import type { Locale } from '@latchkey/site/urls';
import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { use, type FunctionComponent, type ReactNode } from 'react';
import { loadLaterWords } from './load-later-words.ts';

const known = new WeakMap<I18n, Promise<I18n>>();

/** An instance of its own: loading into the page's would render the page again, parts that have not hydrated yet included. */
function withLaterWords(i18n: I18n, locale: Locale): Promise<I18n> {
  const asked =
    known.get(i18n) ??
    loadLaterWords(locale).then((words) =>
      setupI18n({ locale, messages: { [locale]: { ...i18n.messages, ...words } } }),
    );
  known.set(i18n, asked);
  return asked;
}

/** Fetches this folder's words with a part of it; on the server the page has them already. */
export function later<Props extends object>(Inner: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Later(props: Props): ReactNode {
    const { i18n, locale } = usePage();
    const words = typeof document === 'undefined' ? i18n : use(withLaterWords(i18n, locale));
    return (
      <I18nProvider i18n={words}>
        <Inner {...props} />
      </I18nProvider>
    );
  };
}
