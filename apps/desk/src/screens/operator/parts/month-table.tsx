import { formatMoney } from '@latchkey/format/money';
import { formatNumber, formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Sideways } from '../../../parts/sideways/sideways.tsx';
import { salesHeads } from '../month.copy.ts';
import type { MonthModel } from '../operator.model.ts';
import * as styles from '../operator.module.css';

type Sales = MonthModel['totals'][number] | MonthModel['hotels'][number];

/** Hotels and what each has sold, then each currency's sum. */
export function MonthTable({
  hotels,
  totals,
  labelledBy,
}: Pick<MonthModel, 'hotels' | 'totals'> & {
  /** The id of what names the table. */
  readonly labelledBy: string;
}) {
  const { i18n } = useLingui();
  return (
    <Sideways labelledBy={labelledBy}>
      <table className={styles.table}>
        <thead>
          <tr>
            {salesHeads.map((head, at) => (
              <th key={head.id} scope="col" className={cx(styles.cell, at > 0 && styles.figure)}>
                {i18n._(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hotels.map((hotel) => (
            <Row key={hotel.hotelId} name={hotel.name} sales={hotel} />
          ))}
        </tbody>
        <tfoot className={styles.sums}>
          {totals.map((total) => (
            <Row key={total.currency} name={<Total of={total} />} sales={total} />
          ))}
        </tfoot>
      </table>
    </Sideways>
  );
}

const Total = ({ of: { currency } }: { readonly of: MonthModel['totals'][number] }) => (
  <Trans context="a sum of money">Total in {currency}</Trans>
);

function Row({ name, sales }: { readonly name: ReactNode; readonly sales: Sales }) {
  const { locale } = usePage();
  const money = (amount: number | null): string =>
    amount === null ? '–' : formatMoney(amount, sales.currency, locale);
  const cells = [
    `${formatNumber(sales.sold, locale)} / ${formatNumber(sales.available, locale)}`,
    sales.occupancy === null ? '–' : formatPercent(sales.occupancy / 10, locale),
    money(sales.adr),
    money(sales.revPar),
    money(sales.roomsRevenue),
    money(sales.totalRevenue),
    money(sales.directRevenue),
    money(sales.commissionSaved),
  ];
  return (
    <tr>
      <th scope="row" className={cx(styles.cell, styles.name)}>
        <bdi>{name}</bdi>
      </th>
      {cells.map((text, at) => (
        <td key={at} className={cx(styles.cell, styles.amount)}>
          <bdi>{text}</bdi>
        </td>
      ))}
    </tr>
  );
}
