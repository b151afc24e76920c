import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { hidden } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from './effect.module.css';

/** A sum now and after an act, in minor units; null where there is none. */
export interface EffectRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly now: number | null;
  readonly after: number | null;
  readonly isTotal?: boolean;
}

/** What an act does to the money of a booking: now, and after. What stays is quiet. */
export function BeforeAfter({ rows }: { readonly rows: readonly EffectRow[] }) {
  const { locale } = usePage();
  const { currency } = useBooking().model.booking;
  const sum = (amount: number | null): ReactNode =>
    amount === null ? (
      <>
        <span aria-hidden>–</span>
        <span className={hidden}>
          <Trans>nothing</Trans>
        </span>
      </>
    ) : (
      <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>
    );
  return (
    <table className={styles.was}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans context="before an act">now</Trans>
          </th>
          <th scope="col">
            <Trans context="following an act">after</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, now, after, isTotal = false }) => (
          <tr key={key} className={cx(styles.row, isTotal && styles.total, now === after && styles.same)}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td className={styles.old}>{sum(now)}</td>
            <td className={styles.next}>{sum(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
