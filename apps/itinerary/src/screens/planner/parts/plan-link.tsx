import { inLanguage, usePage, useNavigation } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import type { MouseEvent, ReactNode } from 'react';

interface PlanLinkProps {
  /** The address of the plan that it leads to. */
  readonly to: string;
  readonly className?: string | undefined;
  /** Where the page is to be without a script: the id of a part. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}

/** A link to the same plan, changed: the guest stays where they read. */
export function PlanLink({ to, className, part, children }: PlanLinkProps) {
  const { locale } = usePage();
  const { go } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to, { keepScroll: true });
  };
  const href = inLanguage(to, locale);
  return (
    <a
      href={part === undefined ? href : `${href}#${part}`}
      rel="nofollow"
      className={cx(textLinkClass, className)}
      onClick={follow}
    >
      {children}
    </a>
  );
}
