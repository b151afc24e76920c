import type { Locale } from '@latchkey/site/urls';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { check, globe } from '../icon/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { hidden } from '../text/text.ts';
import * as styles from './language-menu.module.css';
import { languageNames } from './language-names.ts';

export interface LanguageMenuProps {
  readonly current: Locale;
  /** This page in each language. */
  readonly links: readonly { readonly locale: Locale; readonly href: string }[];
}

/** The page in another language; each named in its own. Works without JavaScript, and loads the document anew. */
export function LanguageMenu({ current, links }: LanguageMenuProps): ReactNode {
  const { t } = useLingui();
  const [name, short] = languageNames[current];
  return (
    <details className={styles.menu}>
      <summary>
        <Icon icon={globe} />
        <span className={hidden}>{t`Language:`} </span>
        <span className={styles.full}>{name}</span>
        <abbr className={styles.short} title={name}>
          {short}
        </abbr>
      </summary>
      <ul className={styles.list}>
        {links.map(({ locale, href }) => (
          <li key={locale}>
            <a href={href} lang={locale} hrefLang={locale} aria-current={locale === current ? 'true' : undefined}>
              {languageNames[locale][0]}
              {locale === current ? <Icon icon={check} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
