import type { HotelCard } from '@latchkey/api-contract/types';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useHotelLink } from '../../../finder/use-hotel-link.ts';
import * as styles from './opening.module.css';

/** The opening for hoteliers: what Latchkey is. */
export function OpeningForHoteliers({ live }: { readonly live: HotelCard | undefined }) {
  const { locale } = usePage();
  const linkTo = useHotelLink();
  return (
    <section className={cx(wrap, styles.opening)}>
      <h1>
        <Trans>Your hotel has a front door. Let guests book through it.</Trans>
      </h1>
      <div>
        <p className={styles.lead}>
          <Trans>
            Latchkey is the booking site behind independent hotels: your name on it, your prices, your guests. Nights or
            hours, four languages, one honest total.
          </Trans>
        </p>
        <p className={styles.acts}>
          <LinkButton href={inLanguage(urlOf('bookingEngine'), locale)}>
            <Trans>See it work</Trans>
          </LinkButton>
          {live ? (
            <TextLink href={linkTo(live)}>
              <Trans>Visit a live one</Trans>
              <Icon icon={arrowRight} />
            </TextLink>
          ) : null}
        </p>
      </div>
    </section>
  );
}

/** The opening for guests: each hotel has its own site, without anybody between guest and reception. */
export const OpeningForGuests = () => (
  <section className={cx(wrap, styles.opening)}>
    <h1>
      <Trans>Every key here opens one hotel.</Trans>
    </h1>
    <div>
      <p className={styles.lead}>
        <Trans>
          Choose a tag and you are at the hotel itself: its own site, its own prices, taxes included from the first one.
          Nobody stands between you and reception.
        </Trans>
      </p>
    </div>
  </section>
);
