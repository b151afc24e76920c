import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { policyUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { lock } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { bookingRefusals } from '../room-checkout.copy.ts';
import type { OfferedStay, PaymentWay } from '../room-checkout.model.ts';
import type { Booking } from '../use-booking.ts';
import * as styles from './book-now.module.css';

interface BookNowProps {
  readonly stay: OfferedStay;
  readonly way: PaymentWay | null;
  readonly booking: Booking;
}

/** The one act of the page, saying what it costs now. */
export function BookNow({ stay, way, booking }: BookNowProps) {
  const { locale, site } = usePage();
  const { i18n } = useLingui();
  const { bill } = stay.quote;
  const due = way === null ? bill.total : (bill.dueNow[way] ?? bill.total);
  const amount = <Price weight="plain">{formatMoney(due, bill.currency, locale)}</Price>;
  return (
    <div className={styles.go}>
      {booking.refusal === null ? null : (
        <Notice tone="bad" role="alert" title={i18n._(bookingRefusals[booking.refusal])} />
      )}
      <div className={styles.act}>
        <Button type="submit" size="large" busy={booking.busy}>
          <Icon glyph={lock} />
          <span>
            {stay.isRequest ? (
              <Trans>Send the request</Trans>
            ) : due === 0 ? (
              <Trans>Book, and pay at the hotel</Trans>
            ) : (
              <Trans>Pay {amount} and book</Trans>
            )}
          </span>
        </Button>
        <p className={cx(small, soft)}>
          {!stay.isRequest ? null : due === 0 ? (
            <Trans>The hotel confirms by hand and writes to you.</Trans>
          ) : (
            <Trans>The hotel confirms by hand and writes to you. You pay {amount} after that, not before.</Trans>
          )}{' '}
          {due === 0 ? null : (
            <Trans>Payment opens in our gateway’s own window. Card numbers never reach the hotel or this site.</Trans>
          )}{' '}
          <Trans>
            By booking you accept the <a href={inLanguage(policyUrl('terms', site), locale)}>terms</a> and the{' '}
            <a href={inLanguage(policyUrl('privacy', site), locale)}>privacy policy</a>.
          </Trans>
        </p>
      </div>
    </div>
  );
}
