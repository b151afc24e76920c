import { SiteLink, usePage } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hourlyUrl } from '../../../offer/urls/hourly-url.ts';
import * as styles from './extras.module.css';

/** That some rooms are sold by the hour, and the way there. */
export function HourlyPromotion({
  room,
  coupon,
}: {
  readonly room: string;
  readonly coupon: string | null;
}): ReactNode {
  const { site } = usePage();
  return (
    <div className={styles.promotion}>
      <h3>
        <Trans>Just need a few hours?</Trans>
      </h3>
      <p>
        <Trans>Take the {room} for a few hours of the day.</Trans>
      </p>
      <SiteLink className={textLinkClass} to={hourlyUrl(site, {}, undefined, coupon)}>
        <Trans>See today’s hours</Trans>
        <Icon icon={arrowRight} />
      </SiteLink>
    </div>
  );
}
