import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { hidden } from '../text/text.ts';
import { Price } from '../price/price.tsx';
import * as styles from './bill.module.css';

/** The lines of a bill. `caption` names the table for a screen reader. */
export function BillTable({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <table className={styles.bill}>
      <caption className={hidden}>{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

export interface BillLineProps {
  readonly label: ReactNode;
  /** How the amount came about: "3 nights × ₹6,200". */
  readonly note?: ReactNode;
  /** The formatted amount, or `{ words }` in its place ("None"). */
  readonly amount: string | { readonly words: string };
  /** `off` takes money off, `total` closes the bill, `ruled` begins a new part. */
  readonly kind?: 'plain' | 'off' | 'ruled' | 'total' | undefined;
  /** Attributes of the amount's cell. */
  readonly amountProps?: Readonly<Record<string, string | boolean>> | undefined;
  /** Draws the amount, where it is more than words on the page. */
  readonly drawn?: ((amount: ReactNode) => ReactNode) | undefined;
}

/** One line of a bill: what it is, and its amount. The sum and what is due now are lines of another kind. */
export function BillLine({
  label,
  note,
  amount,
  kind = 'plain',
  amountProps,
  drawn = (price) => price,
}: BillLineProps): ReactNode {
  return (
    <tr className={cx(styles.line, kind !== 'plain' && styles[kind])}>
      <th scope="row">
        {label}
        {note === undefined ? null : <small>{note}</small>}
      </th>
      {typeof amount === 'string' ? (
        <td {...amountProps}>{drawn(<Price weight="plain">{amount}</Price>)}</td>
      ) : (
        <td className={styles.none}>{amount.words}</td>
      )}
    </tr>
  );
}
