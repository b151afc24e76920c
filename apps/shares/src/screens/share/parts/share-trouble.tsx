import { failureGroupOf } from '@latchkey/payments/payments';
import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { nextSteps, shareProblems } from '../share.copy.ts';
import type { ShareProblem } from '../use-share-payment.ts';

interface ShareTroubleProps {
  readonly problem: ShareProblem | null;
  readonly reason: string | null;
}

/** Why the last attempt brought no money, and what can be done. */
export function ShareTrouble({ problem, reason }: ShareTroubleProps): ReactNode {
  const { i18n } = useLingui();
  const said = problem ?? (reason === null ? null : 'payment_failed');
  if (said === null || said === 'payment_pending') return null;
  const group = said === 'payment_failed' ? failureGroupOf(reason) : null;
  return (
    <Notice
      tone={said === 'closed' || group === 'stopped' ? 'warn' : 'bad'}
      role="alert"
      title={i18n._(shareProblems[said])}
    >
      {group === null ? undefined : i18n._(nextSteps[group])}
    </Notice>
  );
}
