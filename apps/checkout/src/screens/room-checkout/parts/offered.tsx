import { inLanguage, usePage } from '@latchkey/site';
import { formatMomentTime } from '@latchkey/format/moment';
import { TextLink } from '@latchkey/ui/button';
import { arrowLeft } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { CheckedStay, checkedHotel, checkedStage } from '@latchkey/stay/price-check';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import type { OfferedStay } from '../room-checkout.model.ts';
import { roomsUrl } from '../rooms-url.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Glance } from './glance.tsx';
import * as styles from './offered.module.css';

/** The page of a stay that can be booked. */
export function Offered({ stay }: { readonly stay: OfferedStay }) {
  const { locale, site } = usePage();
  const until = formatMomentTime(Date.parse(stay.quote.expiresAt), site.hotel?.timeZone ?? 'UTC', locale);
  const city = site.hotel?.city ?? '';
  const { stay: asked } = stay.quote.selection;
  return (
    <main id="main" className={wrap} {...checkedHotel} {...checkedStage('checkout', true)}>
      {site.hotel === null ? null : <CheckedStay hotel={site.hotel} nights={asked.kind === 'nights' ? asked : null} />}
      <p>
        <TextLink href={inLanguage(roomsUrl(stay, site), locale)}>
          <Icon icon={arrowLeft} />
          <Trans>Back to the rooms</Trans>
        </TextLink>
      </p>
      <h1 className={styles.title}>
        <Trans context="title of the checkout page">Nearly yours.</Trans>
      </h1>
      <p className={cx(lead, soft)}>
        <Trans>
          Three details to go. We hold this price until {until}, {city} time.
        </Trans>
      </p>
      <Glance stay={stay} />
      <CheckoutForm stay={stay} />
    </main>
  );
}
