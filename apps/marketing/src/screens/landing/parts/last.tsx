import { inLanguage, usePage } from '@latchkey/site';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { hung, hungTag } from '@latchkey/ui/hung-tag';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from './last.module.css';

/** The last tag on the rail: the reader's. */
export function Last() {
  const { locale } = usePage();
  return (
    <section className={styles.last}>
      <div className={cx(wrap, styles.inner)}>
        <div className={cx(hung, styles.hang)}>
          <div className={cx(hungTag, styles.tag)}>
            <h2 className={styles.title}>
              <Trans>Join them.</Trans>
            </h2>
            <p className={styles.text}>
              <Trans>Your rooms, your prices, your words: we set it up with you.</Trans>
            </p>
            <LinkButton look="ink" href={inLanguage('/start', locale)}>
              <Trans>Begin now</Trans>
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
