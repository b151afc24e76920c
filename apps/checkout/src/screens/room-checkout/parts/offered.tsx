import { inLanguage, usePage } from '@latchkey/site';
import { hotelHomeUrl, stayUrl, type SiteOfHotel } from '@latchkey/site/urls';
import { formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { TextLink } from '@latchkey/ui/button';
import { arrowLeft } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import { guestsOf } from '../../../stay/guest-count.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Glance } from './glance.tsx';
import * as styles from './offered.module.css';

/** The page of a stay that can be booked. */
export function Offered({ stay }: { readonly stay: OfferedStay }) {
  const { locale, site } = usePage();
  const { bill, expiresAt } = stay.quote;
  const until = formatMomentTime(Date.parse(expiresAt), site.hotel?.timeZone ?? 'UTC', locale);
  const say = (amount: number) => formatMoney(amount, bill.currency, locale);
  return (
    <main id="main" className={wrap}>
      <p>
        <TextLink href={inLanguage(backTo(stay, site), locale)}>
          <Icon glyph={arrowLeft} />
          <Trans>Back to the rooms</Trans>
        </TextLink>
      </p>
      <h1 className={styles.title}>
        <Trans context="title of the checkout page">Nearly yours.</Trans>
      </h1>
      <p className={cx(lead, soft)}>
        <Trans>
          Four things to fill in. The price is fixed for you until {until}, and it will not change while you type.
        </Trans>
      </p>
      {stay.oldTotal === null ? null : (
        <div className={styles.changed}>
          <Notice tone="warn" role="status" title={<Trans>The price has changed since you chose it.</Trans>}>
            <Trans>
              It was <Price>{say(stay.oldTotal)}</Price>, it is now <Price>{say(bill.total)}</Price>.
            </Trans>
          </Notice>
        </div>
      )}
      <Glance stay={stay} />
      <CheckoutForm stay={stay} />
    </main>
  );
}

/** The rooms for the same dates and people, or the hotel's home page for an hourly stay. */
function backTo({ quote: { selection } }: OfferedStay, site: SiteOfHotel): string {
  if (selection.stay.kind === 'hours') return hotelHomeUrl(site);
  const { checkIn, checkOut } = selection.stay;
  const { adults, infants } = guestsOf(selection);
  return stayUrl({
    hotelId: selection.hotelId,
    checkIn,
    checkOut,
    guests: { adults, infants, childAges: selection.rooms.flatMap((room) => room.childAges) },
  });
}
