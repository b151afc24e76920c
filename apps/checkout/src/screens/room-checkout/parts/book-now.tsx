import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { policyUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { lock } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { bookingRefusals } from '../room-checkout.copy.ts';
import { dueOfMethod, type OfferedStay, type PaymentMethod } from '../room-checkout.model.ts';
import type { BookingAttempt } from '../use-booking.ts';
import { WayLine } from './way-line.tsx';
import * as styles from './book-now.module.css';
import { WhoSleeps } from './who-sleeps.tsx';

// Few hotels are paid with a request.
const PaidRequestLine = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './paid-request-line.island.tsx').then(({ PaidRequestLine: part }) => part),
);

const AlreadyBooked = lazyPart(() =>
  import(/* webpackChunkName: "rarely" */ './already-booked.island.tsx').then(({ AlreadyBooked: part }) => part),
);

interface BookNowProps {
  readonly stay: OfferedStay;
  readonly method: PaymentMethod | null;
  readonly booking: BookingAttempt;
  /** Whether a code was just applied, which has changed the price of the button. */
  readonly isNewPrice: boolean;
  /** The guest was told that the stay is booked, and books it once more. */
  readonly onAgain: () => void;
}

/** The one act of the page, saying what it costs now. */
export function BookNow({ stay, method, booking, isNewPrice, onAgain }: BookNowProps) {
  const { locale, site } = usePage();
  const { i18n } = useLingui();
  const { bill } = stay.quote;
  const due = method === null ? null : (bill.dueNow[dueOfMethod(method)] ?? bill.total);
  const amount = <Price weight="plain">{formatMoney(due ?? bill.total, bill.currency, locale)}</Price>;
  const isPaidRequest = stay.paysWithRequest && method !== 'guarantee' && due !== null && due > 0;
  const total = <Price weight="plain">{formatMoney(bill.total, bill.currency, locale)}</Price>;
  return (
    <div className={styles.go}>
      {booking.refusal === 'already_booked' ? <AlreadyBooked bookedId={booking.bookedId} onAgain={onAgain} /> : null}
      {booking.refusal === null ||
      booking.refusal === 'price_changed' ||
      booking.refusal === 'already_booked' ? null : (
        <Notice tone="bad" role="alert" title={i18n._(bookingRefusals[booking.refusal])} />
      )}
      {isNewPrice ? (
        <Notice
          tone="good"
          role="status"
          title={<Trans>Your code is applied: the total is {total} now. Nothing is booked yet.</Trans>}
        />
      ) : null}
      <WhoSleeps stay={stay} />
      <div className={styles.act}>
        <Button type="submit" size="large" busy={booking.busy}>
          <Icon icon={lock} />
          <span>
            {isPaidRequest ? (
              <PaidRequestLine stay={stay} due={due} part="button" />
            ) : stay.isRequest ? (
              <Trans>Send the request</Trans>
            ) : due === null ? (
              <Trans>Book this stay</Trans>
            ) : method === 'guarantee' || method === 'instalments' ? (
              <WayLine stay={stay} way={method} part="button" />
            ) : due === 0 ? (
              <Trans>Book, and pay at the hotel</Trans>
            ) : (
              <Trans>Pay {amount} and book</Trans>
            )}
          </span>
        </Button>
        <p className={cx(small, soft)}>
          {isPaidRequest ? (
            <PaidRequestLine stay={stay} due={due} part="what" />
          ) : !stay.isRequest ? null : due === 0 || due === null ? (
            <Trans>The hotel checks and emails you, usually the same day.</Trans>
          ) : (
            <Trans>
              The hotel checks and emails you, usually the same day. You pay {amount} after that, not before.
            </Trans>
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
