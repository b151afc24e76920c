import { usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { useRouterState } from '@tanstack/react-router';

/** This page in each language of the site; following one loads the document anew. */
export function useLanguageMenu() {
  const { site, locale } = usePage();
  const here = useRouterState({ select: (state) => state.location.href });
  return {
    current: locale,
    links: site.languages.map((language) => ({ locale: language, href: withSearch(here, { lang: language }) })),
  };
}
