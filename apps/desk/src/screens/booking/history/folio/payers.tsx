import type { PropertyFolio } from '@latchkey/api-contract/types';
import { Trans } from '@lingui/react/macro';
import { useSums } from '../../use-sums.ts';
import * as styles from './folio.module.css';
import { PayerMark } from './payer-mark.tsx';

/** The final balance of each payer, and the sum due by today; and that a guest left owing, with the reason. */
export function Payers({ folio }: { readonly folio: PropertyFolio }) {
  const say = useSums();
  const { payers, balance, today, leftOwing } = folio;
  const byToday = say(today.toPay);
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
                ) : (
                  <Trans context="nothing is to pay any more">Paid</Trans>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {today.toPay === balance.toPay || today.toPay === 0 ? null : (
        <p className={styles.note}>
          <Trans>{byToday} of it by today, without the nights to come.</Trans>
        </p>
      )}
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
