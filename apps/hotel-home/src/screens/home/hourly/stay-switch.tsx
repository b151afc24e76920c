import { SiteLink, usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { homePath } from '../../../offer/search/stay-dates.ts';
import { couponSearch } from '@latchkey/stay/stay-query';
import { hourlyUrl } from '../../../offer/urls/hourly-url.ts';
import * as styles from './hourly.module.css';

/** Nights or a few hours; two links, so that each is an address. */
export function StaySwitch({
  isHourly,
  coupon,
}: {
  readonly isHourly: boolean;
  readonly coupon: string | null;
}): ReactNode {
  const { t } = useLingui();
  const { site } = usePage();
  return (
    <nav className={styles.band} data-ground="brand" aria-label={t`Kind of stay`}>
      <div className={cx(wrap, styles.switch)}>
        <SiteLink to={withSearch(homePath(site), couponSearch(coupon))} aria-current={isHourly ? undefined : 'page'}>
          <Trans context="kind of stay">Nights</Trans>
        </SiteLink>
        <SiteLink to={hourlyUrl(site, {}, undefined, coupon)} aria-current={isHourly ? 'page' : undefined}>
          <Trans context="kind of stay">A few hours</Trans>
        </SiteLink>
      </div>
    </nav>
  );
}
