import { cx } from '@latchkey/ui/cx';
import { lead, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from './about-provider.module.css';

/** Who Latchkey is to a hotel and to a guest. */
export const AboutProvider = () => (
  <section className={cx(wrap, styles.about)}>
    <h1>
      <Trans>The hotel keeps the key.</Trans>
    </h1>
    <div className={styles.text}>
      <p className={lead}>
        <Trans>
          Latchkey runs the website and the booking engine of independent hotels. A guest books with the hotel, pays the
          hotel and is the hotel’s guest.
        </Trans>
      </p>
      <p>
        <Trans>
          We run the site for the hotel: what it shows about a hotel is for reference, and we are not liable for it.
          Disputes go to the hotel, whose telephone number is on every one of its pages.
        </Trans>
      </p>
    </div>
  </section>
);
