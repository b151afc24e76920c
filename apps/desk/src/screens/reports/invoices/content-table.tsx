import type { InvoiceDraftOfPayer } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sideways } from '../../../parts/sideways/sideways.tsx';
import * as styles from './invoices.module.css';
import { useLineName } from './line-name.ts';

type Content = NonNullable<InvoiceDraftOfPayer['content']>;

/** The lines of an invoice with their nets, its taxes by rate, and the sums. */
export function ContentTable({ content }: { readonly content: Content }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const nameOf = useLineName();
  const { lines, breakdown, totals, currency } = content;
  const sum = (label: React.ReactNode, amount: number, isStrong = false) => (
    <tr className={isStrong ? styles.total : undefined}>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td className={styles.amount}>
        <Price weight={isStrong ? 'strong' : 'plain'}>{formatMoney(amount, currency, locale)}</Price>
      </td>
    </tr>
  );
  return (
    <Sideways label={t`What the invoice says`}>
      <table className={styles.table}>
        <caption className={hidden}>{t`What the invoice says`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans context="head of a column">Day</Trans>
            </th>
            <th scope="col">
              <Trans context="head of a column">Description</Trans>
            </th>
            <th scope="col" className={styles.amount}>
              <Trans context="head of a column">Quantity</Trans>
            </th>
            <th scope="col" className={styles.amount}>
              <Trans context="head of a column">Net</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.day}>{line.day === null ? null : formatDate(line.day, locale)}</td>
              <th scope="row">
                <bdi>{nameOf(line)}</bdi>
              </th>
              <td className={styles.amount}>{line.quantity}</td>
              <td className={styles.amount}>
                <Price weight="plain">{formatMoney(line.net, currency, locale)}</Price>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {breakdown.flatMap(({ taxes, taxable }) =>
            taxes.length === 0
              ? []
              : taxes.map(({ name, rate, amount }) => (
                  <tr key={`${name} ${rate}`}>
                    <th scope="row" colSpan={3}>
                      <bdi>
                        {name} {formatPercent(rate, locale)}
                      </bdi>{' '}
                      <small className={styles.note}>
                        <Trans>
                          on <bdi>{formatMoney(taxable, currency, locale)}</bdi>
                        </Trans>
                      </small>
                    </th>
                    <td className={styles.amount}>
                      <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>
                    </td>
                  </tr>
                )),
          )}
          {sum(<Trans context="of an invoice">Total</Trans>, totals.total, true)}
          {totals.paid === 0 ? null : sum(<Trans context="of an invoice">Received</Trans>, -totals.paid)}
          {totals.paid === 0 ? null : sum(<Trans context="of an invoice">Balance due</Trans>, totals.due, true)}
        </tfoot>
      </table>
    </Sideways>
  );
}
