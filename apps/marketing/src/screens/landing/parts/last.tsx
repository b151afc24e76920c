import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from './last.module.css';

/** The last tag on the rail: the reader's. */
export function Last() {
  const { locale } = usePage();
  return (
    <section className={styles.last}>
      <div className={cx(wrap, styles.inner)}>
        <div className={styles.hang}>
          <div className={styles.tag}>
            <h2 className={styles.title}>
              <Trans>Hang yours next to them.</Trans>
            </h2>
            <p className={styles.text}>
              <Trans>A hotel is a folder of plain files: its rooms, its prices, its words. We help you write it.</Trans>
            </p>
            <LinkButton look="ink" href={inLanguage(urlOf('bookingEngine'), locale)}>
              <Trans>Show me</Trans>
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
