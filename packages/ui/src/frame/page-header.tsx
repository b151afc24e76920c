import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import type { IconShape } from '../icon/icon-shape.types.ts';
import { menu as menuIcon } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { wrap } from '../text/text.ts';
import { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx';
import { Mark, type MarkProps } from './mark.tsx';
import * as styles from './header.module.css';

export interface HeaderLink {
  readonly href: string;
  readonly label: string;
}

export interface PageHeaderProps {
  readonly mark: MarkProps;
  /** The page's own parts, or the site's pages; on a phone they stand in the menu. */
  readonly nav?: readonly HeaderLink[] | undefined;
  /** Ways that are not parts of the page ("Find my booking"); in the menu on a phone. */
  readonly ways?: readonly HeaderLink[] | undefined;
  /** One way that is never folded away ("Call the hotel"); on a phone its icon alone. */
  readonly always?: (HeaderLink & { readonly icon: IconShape }) | undefined;
  readonly languages: LanguageMenuProps;
  /** A button at the end, from 1024 px. */
  readonly act?: ReactNode;
}

/** The head of every page: whose it is, its parts, its language. */
export function PageHeader({ mark, nav = [], ways = [], always, languages, act }: PageHeaderProps): ReactNode {
  const { t } = useLingui();
  const folded = [...nav, ...ways];
  return (
    <header className={cx(wrap, styles.header)}>
      <Mark {...mark} />
      {nav.length === 0 ? null : (
        <nav className={styles.wide} aria-label={t({ message: 'Menu', context: 'main navigation' })}>
          <ul className={styles.links}>
            {nav.map((link) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {ways.map((link) => (
        <a key={link.href} className={cx(styles.link, styles.wide)} href={link.href}>
          {link.label}
        </a>
      ))}
      {always === undefined ? null : (
        <a className={styles.link} href={always.href} aria-label={always.label}>
          <Icon icon={always.icon} />
          <span className={styles.shortens}>{always.label}</span>
        </a>
      )}
      <LanguageMenu {...languages} />
      {act === undefined ? null : <div className={styles.wide}>{act}</div>}
      {folded.length === 0 ? null : (
        <details className={styles.menu}>
          <summary aria-label={t({ message: 'Menu', context: 'main navigation' })}>
            <Icon icon={menuIcon} />
          </summary>
          <ul className={styles.panel}>
            {folded.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </header>
  );
}
