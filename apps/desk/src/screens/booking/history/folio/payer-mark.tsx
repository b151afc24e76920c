import type { PropertyFolio } from '@latchkey/api-contract/types';
import { hidden } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from './folio.module.css';

/** The letter by which the lines of a payer are known: whoever booked is A. */
export const payerLetter = (payers: PropertyFolio['payers'], payerId: string): string =>
  String.fromCharCode(
    65 +
      Math.max(
        0,
        payers.findIndex((payer) => payer.payerId === payerId),
      ),
  );

/** A payer's letter, with the name for who cannot see it. */
export function PayerMark({ payers, payerId }: { readonly payers: PropertyFolio['payers']; readonly payerId: string }) {
  return (
    <span className={styles.payer}>
      <span className={hidden}>
        <Trans context="before a letter">Payer</Trans>{' '}
      </span>
      {payerLetter(payers, payerId)}
    </span>
  );
}
