import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useStayDates } from '@latchkey/stay/stay-words';
import { TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useHotelMoment } from '../use-hotel-moment.ts';
import * as styles from './waiting-change.module.css';

/** A change that takes effect when it is paid: to what, for how much, and until when. Empty where none waits. */
export function WaitingChange({ booking }: { readonly booking: WholeBooking }) {
  const { change } = booking;
  return change === null || change === undefined ? null : <Waiting booking={booking} change={change} />;
}

interface WaitingProps {
  readonly booking: WholeBooking;
  readonly change: NonNullable<WholeBooking['change']>;
}

function Waiting({ booking: { bookingId, currency, timeZone }, change }: WaitingProps) {
  const { locale } = usePage();
  const { dates } = useStayDates(change);
  const until = useHotelMoment(timeZone)(change.expiresAt);
  const [due, total] = [change.due, change.newTotal].map((amount) => (
    <Price key={amount} weight="plain">
      {formatMoney(amount, currency, locale)}
    </Price>
  ));
  return (
    <div className={styles.waiting}>
      <Notice tone="warn" title={<Trans>A change is waiting for payment</Trans>}>
        <p>
          <Trans>
            New dates: {dates}, {total} in all. Pay by {until}. Until then your old booking is valid; if you do not pay,
            it stays as it was.
          </Trans>
        </p>
        <TextLink href={inLanguage(urlOf('checkout', { bookingId }), locale)}>
          <span>
            <Trans>Pay {due}</Trans>
          </span>
        </TextLink>
      </Notice>
    </div>
  );
}
