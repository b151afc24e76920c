import type { JournalLine } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from './journal.module.css';
import { bookingOperationWords } from '../../../journal/operations.copy.ts';

/** What somebody did, what it changed of the price, why, and who it was. */
export function JournalAct({ line }: { readonly line: JournalLine }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { currency } = useBooking().model.booking;
  const { operation, outcome, actorName, device, kind, why, before, after } = line;
  const sum = (amount: unknown) =>
    typeof amount === 'number' ? <Price weight="plain">{formatMoney(amount, currency, locale)}</Price> : null;
  const [was, is] = [sum(before?.['total']), sum(after?.['total'])];
  const amount = sum(after?.['amount']);
  const who = kind === 'staff' ? [actorName, device].filter(Boolean).join(', ') : `${t`By a program`}: ${actorName}`;
  return (
    <span>
      {i18n._(bookingOperationWords(operation))}
      {outcome === 'refused' ? (
        <>
          {' '}
          <b>
            <Trans context="what a role may not do">(refused)</Trans>
          </b>
        </>
      ) : null}
      {amount === null ? null : <> {amount}</>}
      {was === null || is === null ? null : (
        <>
          {' '}
          <s className={styles.was}>{was}</s> {is}
        </>
      )}
      <small className={styles.who}>
        <bdi>{who}</bdi>
        {why === null ? null : (
          <>
            {' · '}“<bdi>{why}</bdi>”
          </>
        )}
      </small>
    </span>
  );
}
