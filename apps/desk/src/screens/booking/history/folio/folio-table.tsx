import type { PropertyFolio } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMomentTime } from '@latchkey/format/moment';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import { foldMoves } from './fold-moves.ts';
import { FolioTotals } from './folio-totals.tsx';
import * as styles from './folio.module.css';
import { PayerMark } from './payer-mark.tsx';
import { useLineWords } from './use-line-words.ts';

/** The lines of an account and its sum. What was reversed stays, struck; the payer's letter where there are several. */
export function FolioTable({
  folio,
  ending,
}: {
  readonly folio: PropertyFolio;
  /** In place of its sum, where something is about to change it: rows of a table. */
  readonly ending?: ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { timeZone } = useBooking().model.booking;
  const say = useSums();
  const lineWords = useLineWords();
  const reversed = new Set(folio.lines.flatMap(({ reverses }) => reverses ?? []));
  const hasPayers = folio.payers.length > 1;
  return (
    <table className={styles.folio}>
      <caption className={hidden}>{t`The account of the stay`}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.day}>
            <Trans context="head of a column">Day</Trans>
          </th>
          <th scope="col">
            <Trans context="head of a column">Line</Trans>
          </th>
          {hasPayers ? (
            <th scope="col">
              <Trans context="head of a column">Payer</Trans>
            </th>
          ) : null}
          <th scope="col" className={styles.amount}>
            <Trans context="head of a column">Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {foldMoves(folio.lines).map((line) => {
          const { label, note } = lineWords(line);
          const by = withCommas(
            [
              line.by,
              line.at === undefined ? undefined : formatMomentTime(Date.parse(line.at), timeZone, locale),
            ].filter((part) => part !== undefined),
            locale,
          );
          // What is held on a card stands beside the account: its sum is in no column that adds up.
          const isBeside = line.kind.startsWith('deposit_');
          const notes = [
            ...(isBeside ? [say(line.amount)] : []),
            ...note,
            ...(by === '' || line.source === 'agreed' ? [] : [by]),
          ];
          return (
            <tr key={line.id} data-folio-line={line.kind}>
              <td className={styles.day}>{line.day === null ? null : formatDate(line.day, locale)}</td>
              <th scope="row">
                {line.day === null ? null : <small className={styles.when}>{formatDate(line.day, locale)}</small>}
                <bdi className={cx(reversed.has(line.id) && styles.undone)}>{label}</bdi>{' '}
                {notes.map((one, at) => (
                  <small key={one} className={styles.note}>
                    {at === 0 ? null : '· '}
                    <bdi>{one}</bdi>{' '}
                  </small>
                ))}
              </th>
              {hasPayers ? (
                <td>
                  <PayerMark payers={folio.payers} payerId={line.payerId} />
                </td>
              ) : null}
              <td className={cx(styles.amount, reversed.has(line.id) ? styles.undone : line.amount < 0 && styles.less)}>
                {isBeside ? null : <Price weight="plain">{say(line.amount)}</Price>}
              </td>
            </tr>
          );
        })}
        {ending ?? <FolioTotals folio={folio} hasPayers={hasPayers} />}
      </tbody>
    </table>
  );
}
