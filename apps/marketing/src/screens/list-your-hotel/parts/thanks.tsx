import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from '../../corporate-booking/corporate-booking.module.css';

/** The form has arrived. */
export function Thanks() {
  const { locale } = usePage();
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div>
        <h1 className={styles.title}>
          <Trans>Thank you. We have your message.</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          <Trans>A confirmation is on its way to your email. A person reads what you wrote and answers.</Trans>
        </p>
        <p>
          <LinkButton href={inLanguage(urlOf('bookingEngine'), locale)}>
            <Trans>Watch the booking engine work</Trans>
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
