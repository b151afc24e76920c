import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl, withSearch } from '@latchkey/site/urls';
import { LanguageMenu, Mark } from '@latchkey/ui/frame';
import { LatchkeyMark } from '@latchkey/ui/marks';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './door.module.css';

/** The page before any hotel's: Latchkey's own mark, and the language or the person at its end. */
export function Door({ end, children }: { readonly end: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div className={styles.door}>
      <header className={styles.head}>
        <Mark
          href={inLanguage(deskUrl('hotels'), locale)}
          drawing={<LatchkeyMark />}
          name="Latchkey"
          place={t({ message: 'The desk', context: 'where the people of a hotel work' })}
        />
        {end}
      </header>
      {children}
    </div>
  );
}

/** The page in another language, for somebody who is not signed in. */
export function DoorLanguages({ here }: { readonly here: string }) {
  const { locale, site } = usePage();
  return (
    <LanguageMenu
      current={locale}
      links={site.languages.map((language) => ({ locale: language, href: withSearch(here, { lang: language }) }))}
    />
  );
}
