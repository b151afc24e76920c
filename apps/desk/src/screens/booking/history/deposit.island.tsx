import { Button } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayHere } from '../../../session/may-here.ts';
import { useBooking } from '../booking-on-page.tsx';
import * as styles from '../parts/payments.module.css';
import { PageSection } from '../parts/section.tsx';
import { DepositForm } from './deposit/deposit-form.tsx';
import { DepositState } from './deposit/deposit-state.tsx';
import type { DepositProblem } from './deposit/deposit-problems.ts';
import { TakeDeposit } from './deposit/take-deposit.tsx';
import { useDepositAction } from './deposit/use-deposit-action.ts';
import { withHistoryWords } from './history-words.ts';

const problemWords: Readonly<Record<DepositProblem, MessageDescriptor>> = {
  deposit_sum_missing: msg`Write the sum as a number, such as 18,480.`,
  deposit_reason_missing: msg`Say why: the guest reads the reason.`,
  deposit_above_held: msg`That is more than is held. Nothing was taken.`,
  deposit_not_held: msg`The deposit is no longer held. It is shown as it is now.`,
  deposit_changed: msg`The booking was changed by someone else, so nothing was done. Please check it, then confirm again.`,
  deposit_not_allowed: msg`Your role may not do this with a deposit. Ask the owner or a manager.`,
  deposit_above_bound: msg`This is above your role’s limit. Please ask the owner or a manager.`,
  deposit_prove_again: msg`You signed in too long ago to take that much. Sign in again, then press once more.`,
  deposit_unavailable: msg`The desk cannot be reached right now. Nothing was done with the deposit: please try again in a minute.`,
};

/** What is held on the guest's card as a security deposit, and what can be done with it. */
export const Deposit = withHistoryWords(function DepositOfBooking(): ReactNode {
  const { t, i18n } = useLingui();
  const { model } = useBooking();
  const { isBusy, problem, press } = useDepositAction();
  const { deposit } = model.booking;
  if (deposit === undefined || model.frame === undefined) return null;
  const { hotel } = model.frame;
  const isHeld = deposit.state === 'held';
  return (
    <PageSection id="deposit" title={<Trans context="section of a booking">Security deposit</Trans>}>
      {problem === null ? null : <Notice tone="bad" role="alert" title={i18n._(problemWords[problem])} />}
      <div className={styles.payment}>
        <p>
          <DepositState deposit={deposit} />
        </p>
        {isHeld && mayHere(hotel, 'letDepositGo') ? (
          <DepositForm what="let_go" press={press} className={styles.act}>
            <Button type="submit" look="quiet" size="small" busy={isBusy}>
              {t({ message: 'Release deposit', context: 'a security deposit' })}
            </Button>
          </DepositForm>
        ) : null}
      </div>
      {isHeld && mayHere(hotel, 'captureDeposit') ? <TakeDeposit press={press} isBusy={isBusy} /> : null}
    </PageSection>
  );
});
