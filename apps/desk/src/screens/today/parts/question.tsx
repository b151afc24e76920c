import type { DayBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import type { Press } from '../today.model.ts';
import { ActButton } from './act-button.tsx';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';

/** The question before something leaves the house: it names the guest and the money. */
export function Question({ booking, press }: { readonly booking: DayBooking; readonly press: Press }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { here } = useDay().model;
  const name = booking.guestName;
  const sums = (amount: number): string => formatMoney(amount, booking.currency, locale);
  const [total, paid] = [sums(booking.total), sums(booking.amountPaid)];
  const question =
    press.act === 'no_show'
      ? t`Is ${name} a no-show? The guest is notified, and the rooms go back on sale. Of ${total}, ${paid} is paid; the hotel keeps the agreed part of it.`
      : press.act === 'confirm'
        ? t`Confirm the stay of ${name} for ${total}? The guest is notified.`
        : press.act === 'reject'
          ? t`Decline ${name}? The guest is notified, and the ${paid} paid is refunded.`
          : press.act === 'accept'
            ? t`Accept for ${name}? The guest is notified. The price stays ${total}.`
            : t`Decline for ${name}? The guest is notified. The price stays ${total}.`;
  return (
    <div className={styles.question} role="group" aria-label={question}>
      <p>{question}</p>
      <ActButton booking={booking} press={press} isMeant />
      <InPlaceLink className={textLinkClass} to={here} data-keys="Escape">
        <Trans context="leave a question unanswered">Not now</Trans>
      </InPlaceLink>
    </div>
  );
}
