import { SiteLink, useNavigation, type SiteLinkProps } from '@latchkey/site';
import type { MouseEvent } from 'react';

/** A link to the same page that leaves it where it was scrolled to: what it opens stands where it was pressed. */
export function InPlaceLink(props: SiteLinkProps) {
  const { go } = useNavigation();
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(props.to, { keepScroll: true, replace: true });
  };
  return <SiteLink {...props} onClick={follow} />;
}
