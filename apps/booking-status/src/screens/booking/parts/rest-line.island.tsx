import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';

/** What a deposit leaves to pay, when it is due, and what becomes of it if it is not paid then. */
export const RestLine = later(
  ({ booking: { currency, rest } }: { readonly booking: Pick<WholeBooking, 'currency' | 'rest'> }): ReactNode => {
    const { locale } = usePage();
    if (rest === undefined) return null;
    const amount = <Price weight="plain">{formatMoney(rest.amount, currency, locale)}</Price>;
    const day = formatDate(rest.dueOn, locale, 'short-year');
    const payBy = rest.payBy === undefined ? null : formatDate(rest.payBy, locale, 'short-year');
    return (
      <p className={cx(small, soft)}>
        {rest.isAsked ? (
          <Trans>The rest of {amount} is due now; you have an email with a link to pay it.</Trans>
        ) : (
          <Trans>
            The rest of {amount} is due on {day}; we email you a link to pay it.
          </Trans>
        )}{' '}
        {payBy === null ? (
          <Trans>What you do not pay online, you pay at the hotel; your booking is valid either way.</Trans>
        ) : (
          <Trans>If it is not paid by {payBy}, your booking is cancelled on its cancellation terms.</Trans>
        )}
      </p>
    );
  },
);
