import type { PageContext } from '@latchkey/site/screen';
import {
  directionOf,
  isLocale,
  isPersonalPath,
  languageCookie,
  rememberLanguage,
  withSearch,
  type Locale,
} from '@latchkey/site/urls';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { loadFrameWords } from '../words/load-words.ts';

// Written without React, like the question for consent: it is no part of the page, and comes once that is at rest.
const styles = {
  // Under the menu of languages, where most pages are empty; it scrolls away with them.
  note: 'position:absolute;inset-block-start:3.6rem;inset-inline-end:var(--gutter);z-index:1;display:flex;gap:1rem;align-items:center;padding-inline:1rem;border-radius:var(--corner);background:var(--ink);color:#fff;font-size:var(--t-1);box-shadow:var(--lift)',
  act: 'display:grid;place-items:center;min-block-size:var(--hit);min-inline-size:1.5rem;padding:0;border:0;background:none;color:inherit;font:inherit;font-weight:600',
} as const;

/**
 * The first of the guest's own languages, as the browser names them, where the site speaks it and the page does not; null
 * where a language was asked for or chosen before, and on pages in which something is being typed or paid.
 */
export function languageToOffer({
  page: { locale, site },
  wanted,
  address,
  cookies,
}: {
  readonly page: Pick<PageContext, 'locale' | 'site'>;
  readonly wanted: readonly string[];
  readonly address: URL;
  readonly cookies: string;
}): Locale | null {
  if (address.searchParams.has('lang') || cookies.includes(`${languageCookie}=`)) return null;
  if (isPersonalPath(address.pathname)) return null;
  const first = wanted.map((tag) => tag.split('-')[0]).find((tag) => isLocale(tag) && site.languages.includes(tag));
  return isLocale(first) && first !== locale ? first : null;
}

/** Says in the guest's language that the page can be read in it. Either answer is kept as the guest's choice. */
export async function offerLanguage(page: Pick<PageContext, 'locale' | 'site'>): Promise<void> {
  const address = new URL(location.href);
  const offered = languageToOffer({ page, wanted: navigator.languages, address, cookies: document.cookie });
  if (offered === null) return;
  const note = languageNote(offered, await loadFrameWords(offered), `${address.pathname}${address.search}`);
  note.querySelector('button')?.addEventListener('click', () => {
    document.cookie = rememberLanguage(page.locale, location.protocol === 'https:');
    note.remove();
  });
  document.body.append(note);
}

function languageNote(offered: Locale, i18n: I18n, here: string): HTMLElement {
  const note = document.createElement('aside');
  note.style.cssText = styles.note;
  note.lang = offered;
  note.setAttribute(
    'aria-label',
    i18n._(
      msg({ message: 'This page is also in English.', comment: 'Name the language of the translation, not English.' }),
    ),
  );
  const read = document.createElement('a');
  read.href = withSearch(here, { lang: offered });
  read.dir = directionOf(offered);
  read.textContent = i18n._(
    msg({ message: 'Read it in English', comment: 'Name the language of the translation, not English.' }),
  );
  const stay = document.createElement('button');
  stay.type = 'button';
  stay.textContent = '×';
  stay.setAttribute('aria-label', i18n._(msg`No, thank you`));
  for (const act of [read, stay]) act.style.cssText = styles.act;
  note.append(read, stay);
  return note;
}
