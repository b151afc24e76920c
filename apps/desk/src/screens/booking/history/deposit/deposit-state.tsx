import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from '../../parts/payments.module.css';

interface SaidProps {
  readonly deposit: NonNullable<BookingAtDesk['deposit']>;
}

/** How a deposit stands, in one line. */
export function DepositState({ deposit }: SaidProps): ReactNode {
  const { locale } = usePage();
  const { currency, timeZone } = useBooking().model.booking;
  const say = (sum: number) => <Price weight="plain">{formatMoney(sum, currency, locale)}</Price>;
  const [amount, taken] = [say(deposit.amount), say(deposit.captured)];
  const [first, last] = [formatDate(deposit.firstDay, locale), formatDate(deposit.lastDay, locale)];
  const reason = <bdi>{deposit.reason ?? '–'}</bdi>;
  switch (deposit.state) {
    case 'due':
      return (
        <Trans>
          {amount}, to be held on {first}
        </Trans>
      );
    case 'held':
      return (
        <>
          <Trans>
            {amount}, held until the end of {last}
          </Trans>
          {deposit.endsAt === undefined ? null : <BankEnds at={Date.parse(deposit.endsAt)} timeZone={timeZone} />}
        </>
      );
    case 'capturing':
      return (
        <Trans>
          {taken} is being taken: {reason}
        </Trans>
      );
    case 'captured':
      return (
        <Trans>
          {taken} of {amount} taken: {reason}
        </Trans>
      );
    case 'letting_go':
    case 'let_go':
      return <Trans>{amount} released</Trans>;
    case 'ended':
      return <Trans>{amount}, ended by the bank: no longer held</Trans>;
    case 'failed':
      return <Trans>{amount}, not held by the bank: ask the guest for it</Trans>;
  }
}

function BankEnds({ at, timeZone }: { readonly at: number; readonly timeZone: string }) {
  const { locale } = usePage();
  const moment = withCommas([formatMomentDate(at, timeZone, locale), formatMomentTime(at, timeZone, locale)], locale);
  return (
    <small className={styles.small}>
      <Trans>The bank holds it until {moment} at the longest.</Trans>
    </small>
  );
}
