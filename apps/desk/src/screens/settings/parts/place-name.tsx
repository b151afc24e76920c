import { languageNames } from '@latchkey/ui/frame';
import { useLingui } from '@lingui/react/macro';
import { labelWords } from '../label.copy.ts';
import type { NamedPlace } from '../settings.model.ts';
import * as styles from './differences.module.css';

/** What a place of the documents is called: of what it is, and in which language. */
export function PlaceName({ place: { label, of, language, path } }: { readonly place: NamedPlace }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.place}>
      <span className={styles.label}>
        {label === null ? <bdi>{path.split('.').join(' · ')}</bdi> : i18n._(labelWords[label])}
      </span>
      {of === null ? null : (
        <span className={styles.more}>
          <bdi>{of}</bdi>
        </span>
      )}
      {language === null ? null : (
        <span className={styles.more} lang={language}>
          {languageNames[language][0]}
        </span>
      )}
    </span>
  );
}
