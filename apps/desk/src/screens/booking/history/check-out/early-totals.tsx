import type { PropertyFolio } from '@latchkey/api-contract/types';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSums } from '../../use-sums.ts';
import * as styles from '../folio/folio.module.css';
import type { ChosenEarly } from './use-early.ts';

/** What closes the account of a stay that ends early: the nights that are not stayed, their fee, and the balance. */
export function EarlyTotals({
  folio: { payers },
  early: { chosen },
}: {
  readonly folio: PropertyFolio;
  readonly early: ChosenEarly;
}) {
  const say = useSums();
  const { kept, unused, toPay, toGiveBack, onItsWay } = chosen;
  const row = (label: ReactNode, amount: number, isTotal = false) => (
    <tr className={isTotal ? styles.total : undefined}>
      <td className={styles.day} />
      <th scope="row">{label}</th>
      {payers.length > 1 ? <td /> : null}
      <td className={styles.amount}>
        <Price weight={isTotal ? undefined : 'plain'}>{say(amount)}</Price>
      </td>
    </tr>
  );
  return (
    <>
      {row(<Trans context="line of an account">Unused nights, taxes included</Trans>, unused)}
      {kept === 0 ? null : row(<Trans context="line of an account">Charged for leaving early</Trans>, kept)}
      {toPay > 0 ? row(<Trans context="line of an account">To pay</Trans>, toPay, true) : null}
      {toPay === 0 || toGiveBack > 0
        ? row(<Trans context="line of an account">To give back</Trans>, toGiveBack + onItsWay, true)
        : null}
    </>
  );
}
