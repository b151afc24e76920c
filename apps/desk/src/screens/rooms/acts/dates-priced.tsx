import type { BookingAtDesk, PropertyChangeQuote } from '@latchkey/api-contract/types';
import { daysBetween } from '@latchkey/booking-core/dates';
import { formatDateRange } from '@latchkey/format/date';
import { formatMoney, isolate } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { directionOf } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as styles from './pop.module.css';

type Stay = PropertyChangeQuote['selection']['stay'];

/** Dates and price as they are and as they would be, and the press that makes the change. */
export function DatesPriced({
  booking,
  quote,
  isBusy,
  onPress,
}: {
  readonly booking: BookingAtDesk;
  readonly quote: PropertyChangeQuote;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const say = (amount: number): string => {
    const sum = formatMoney(amount, booking.currency, locale);
    return directionOf(locale) === 'rtl' ? isolate(sum) : sum;
  };
  const range = (stay: Stay | undefined): string =>
    stay?.kind === 'nights' ? formatDateRange(stay.checkIn, stay.checkOut, locale) : '';
  const { stay, rooms } = quote.selection;
  const nights = stay.kind === 'nights' ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const difference = quote.newTotal - booking.total;
  const back = Math.max(0, quote.paid - quote.newTotal);
  const sum = say(Math.abs(difference));
  return (
    <>
      <p>
        <s className={styles.aside}>{range(booking.selection?.stay)}</s>
        <b>{range(stay)}</b>, <Plural value={nights} one="# night" other="# nights" />
      </p>
      <p>
        <s className={styles.aside}>{say(booking.total)}</s>
        <b>{say(quote.newTotal)}</b>
        {rooms.length < 2 ? null : (
          <span className={styles.aside}>
            <Plural
              value={rooms.length}
              one="# room of the booking changes"
              other="All # rooms of the booking change"
            />
          </span>
        )}
        {back === 0 ? null : (
          <span className={styles.aside}>
            <GoesBack sum={say(back)} />
          </span>
        )}
        <span className={styles.aside}>
          <Trans>The guest gets a new voucher by email</Trans>
        </span>
      </p>
      <Button data-first="" busy={isBusy} onClick={onPress}>
        {difference > 0
          ? t`Change it, ${sum} more`
          : difference < 0
            ? t`Change it, ${sum} less`
            : t`Change it at the same price`}
      </Button>
    </>
  );
}

const GoesBack = ({ sum }: { readonly sum: string }) => <Trans>{sum} is refunded to the guest</Trans>;
