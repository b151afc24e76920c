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
      ? t`${name} did not come? The guest is told, and the rooms are free. Of the ${total}, ${paid} are paid; what is kept of them is as agreed.`
      : press.act === 'confirm'
        ? t`Confirm the stay of ${name} for ${total}? The guest is told.`
        : press.act === 'reject'
          ? t`Turn ${name} down? The guest is told, and the ${paid} that were paid go back.`
          : press.act === 'accept'
            ? t`Say yes to ${name}? The guest is told. The price of ${total} stays.`
            : t`Say no to ${name}? The guest is told. The price of ${total} stays.`;
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
