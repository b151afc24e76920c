import type { PropertyFolio } from '@latchkey/api-contract/types';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useSums } from '../../use-sums.ts';
import * as styles from './folio.module.css';

/** What closes an account: the taxes within it, and the final balance, to pay or to give back. */
export function FolioTotals({
  folio: { balance, taxesIncluded },
  hasPayers,
}: {
  readonly folio: PropertyFolio;
  readonly hasPayers: boolean;
}) {
  const say = useSums();
  const owed = balance.toGiveBack > balance.toPay ? balance.toGiveBack : balance.toPay;
  return (
    <>
      {taxesIncluded.map(({ name, amount }) => (
        <tr key={name} className={styles.note}>
          <td className={styles.day} />
          <th scope="row">
            <Trans>Included: {name}</Trans>
          </th>
          {hasPayers ? <td /> : null}
          <td className={styles.amount}>
            <Price weight="plain">{say(amount)}</Price>
          </td>
        </tr>
      ))}
      <tr className={styles.total}>
        <td className={styles.day} />
        <th scope="row">
          {balance.toGiveBack > balance.toPay ? (
            <Trans context="line of an account">To give back</Trans>
          ) : (
            <Trans context="line of an account">To pay</Trans>
          )}
        </th>
        {hasPayers ? <td /> : null}
        <td className={styles.amount}>
          <Price>{say(owed)}</Price>
        </td>
      </tr>
    </>
  );
}
