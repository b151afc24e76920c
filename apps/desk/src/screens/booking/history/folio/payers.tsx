import type { PropertyFolio } from '@latchkey/api-contract/types';
import { Trans } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import * as styles from './folio.module.css';
import { PayerMark } from './payer-mark.tsx';

/** The final balance of each payer, the debt by tonight while the guest stays, and that a guest left owing. */
export function Payers({ folio }: { readonly folio: PropertyFolio }) {
  const say = useSums();
  const { arrivedAt, leftAt } = useBooking().model.booking;
  const { payers, balance, today, leftOwing } = folio;
  const isInHouse = arrivedAt !== null && leftAt === null;
  const sum = say(today.toPay);
  return (
    <>
      {payers.length < 2 ? null : (
        <ul className={styles.payers}>
          {payers.map(({ payerId, name, taxId, balance: own }) => {
            const [toPay, toGiveBack] = [say(own.toPay), say(own.toGiveBack)];
            return (
              <li key={payerId}>
                <PayerMark payers={payers} payerId={payerId} />{' '}
                <b>
                  <bdi>{name}</bdi>
                </b>
                {taxId === undefined ? null : (
                  <small className={styles.note}>
                    {' '}
                    <bdi dir="ltr">{taxId}</bdi>
                  </small>
                )}
                {': '}
                {own.toGiveBack > 0 ? (
                  <Trans>{toGiveBack} to give back</Trans>
                ) : own.toPay > 0 ? (
                  <Trans>{toPay} to pay</Trans>
                ) : own.paid > 0 ? (
                  <Trans context="nothing is to pay any more">Paid</Trans>
                ) : (
                  <Trans context="a payer of an account">nothing to pay</Trans>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isInHouse && today.toPay !== balance.toPay ? (
        <p className={styles.note}>
          <Trans context="what an account owes">By tonight: {sum}</Trans>
        </p>
      ) : null}
      {leftOwing === undefined ? null : (
        <p className={styles.owing}>
          <Trans context="a guest">Left owing</Trans>
          {leftOwing.company === undefined ? null : (
            <>
              {': '}
              <bdi>{leftOwing.company}</bdi>
            </>
          )}
          {leftOwing.reason === undefined ? null : (
            <>
              {': '}
              <bdi>{leftOwing.reason}</bdi>
            </>
          )}
        </p>
      )}
    </>
  );
}
