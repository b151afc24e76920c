import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePage } from '../screen/page.tsx';
import { withSearch } from '../urls/build-urls.ts';
import { defaultLocale, type Locale } from '../urls/locales.ts';
import { useNavigation } from './use-navigation.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, made by `urlOf` or `stayUrl`. */
  readonly to: string;
}

/** A link within the site. It carries the language, and stays in the page unless the policy of checkout wants a new document. */
export function SiteLink({ to, onClick, onPointerEnter, ...rest }: SiteLinkProps) {
  const { locale } = usePage();
  const { go, prepare } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !rest.target;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={inLanguage(to, locale)} onClick={follow} onPointerEnter={(event) => (onPointerEnter?.(event), prepare(to))} />;
}

/** Carries the page's language in a link; the default language needs none. */
export const inLanguage = (to: string, locale: Locale): string => (locale === defaultLocale ? to : withSearch(to, { lang: locale }));
