import { useLingui } from '@lingui/react/macro';
import { factNames } from '../operator.copy.ts';
import type { HotelChange } from '../operator.model.ts';
import * as styles from '../operator.module.css';

/** What guests knew a hotel by and what they know it by now, fact by fact. */
export function ChangeLines({ changes }: { readonly changes: readonly HotelChange[] }) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.changes}>
      {changes.map(({ fact, language, before, after }) => (
        <div key={`${fact} ${language}`} className={styles.change}>
          <dt>
            {i18n._(factNames[fact])}
            {language === null ? null : <bdi lang="en"> ({language})</bdi>}
          </dt>
          <dd>
            <del>
              <bdi>{before ?? '–'}</bdi>
            </del>
          </dd>
          <dd>
            <ins>
              <bdi>{after ?? '–'}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
