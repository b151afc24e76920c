import { Section } from '@latchkey/ui/section';
import { Trans, useLingui } from '@lingui/react/macro';
import desktop from '../../../story/pictures/shot-desktop.jpg';
import phone from '../pictures/shot-mobile.jpg';
import * as styles from './what-your-guest-sees.module.css';

/** A real hotel's page, as a desktop and a phone show it. */
export function WhatYourGuestSees() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>What your guest sees</Trans>}>
      <div className={styles.show}>
        <figure>
          <img
            src={desktop}
            width={1280}
            height={850}
            loading="lazy"
            alt={t`A hotel home page on a desktop screen: a large title, the pool at dusk and a dark green search band`}
          />
          <figcaption>
            <Trans>Your photographs lead. The search stays one line.</Trans>
          </figcaption>
        </figure>
        <figure>
          <img
            src={phone}
            width={585}
            height={1266}
            loading="lazy"
            alt={t`Rooms on a phone, with the chosen plan in yellow and the total at the bottom`}
          />
          <figcaption>
            <Trans>The total, taxes included, before anything is typed.</Trans>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
