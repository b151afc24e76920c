import { SiteLink } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft } from '@latchkey/ui/icons';
import type { ReactNode } from 'react';

/** The way from a page to the one that it belongs to. */
export function WayUp({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p>
      <SiteLink className={textLinkClass} to={to}>
        <Icon icon={chevronLeft} /> {children}
      </SiteLink>
    </p>
  );
}
