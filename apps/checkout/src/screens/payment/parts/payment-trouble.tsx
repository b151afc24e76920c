import { failureGroupOf } from '@latchkey/payments/payments';
import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import { nextSteps, paymentProblems, type PaymentProblem } from '../payment.copy.ts';

interface PaymentTroubleProps {
  readonly problem: PaymentProblem | null;
  readonly reason: string | null;
}

/** Why the last attempt brought no money, and what can be done. A failure is still shown after a reload. */
export function PaymentTrouble({ problem, reason }: PaymentTroubleProps) {
  const { i18n } = useLingui();
  const said = problem ?? (reason === null ? null : 'payment_failed');
  if (said === null) return null;
  const group = said === 'payment_failed' ? failureGroupOf(reason) : null;
  return (
    <Notice
      tone={said === 'closed' || group === 'stopped' ? 'warn' : 'bad'}
      role="alert"
      title={i18n._(paymentProblems[said])}
    >
      {group === null ? undefined : i18n._(nextSteps[group])}
    </Notice>
  );
}
