import type { AnchorHTMLAttributes, MouseEvent, PointerEvent } from 'react';
import { usePage } from '../screen/page.tsx';
import { inLanguage } from './in-language.ts';
import { useNavigation } from './use-navigation.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, made by `urlOf` or `stayUrl`. */
  readonly to: string;
}

/** A link within the site. It carries the language, and stays in the page unless the policy of checkout wants a new document. */
export function SiteLink({ to, onClick, onPointerEnter, children, ...rest }: SiteLinkProps) {
  const { locale } = usePage();
  const { go, prepare } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !rest.target;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(to);
  };
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    prepare(to);
  };
  return (
    <a {...rest} href={inLanguage(to, locale)} onClick={follow} onPointerEnter={enter}>
      {children}
    </a>
  );
}
