import { newIdempotencyKey, refusalOf } from '@latchkey/api-client/client';
import type { OperationReply } from '@latchkey/api-contract/types';
import { openPayment } from '@latchkey/payments/payments';
import { inLanguage, useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useOneAtATime } from '@latchkey/ui/one-at-a-time';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureMessages } from '../../failure.copy.ts';
import type { ShownShare } from './share.model.ts';

type CodeOf<R> = R extends { readonly body: { readonly code: infer C extends string } } ? C : never;
/** How paying a share can end without money: at the gateway's window, or as the engine says. */
export type ShareProblem =
  | 'closed'
  | 'sdk_not_loaded'
  | 'sdk_missing'
  | keyof typeof failureMessages
  | CodeOf<OperationReply<'createShareOrder'>>
  | CodeOf<OperationReply<'completeShare'>>;

const known: Readonly<Record<ShareProblem, true>> = {
  ...(Object.fromEntries(Object.keys(failureMessages).map((code) => [code, true])) as Record<
    keyof typeof failureMessages,
    true
  >),
  closed: true,
  sdk_not_loaded: true,
  sdk_missing: true,
  not_found: true,
  share_not_open: true,
  nothing_due: true,
  payment_pending: true,
  amount_changed: true,
  gateway_unavailable: true,
  payment_failed: true,
  returned: true,
  invalid_signature: true,
  idempotency_key_reused: true,
};

export interface Payer {
  readonly name: string;
  readonly email: string;
}

interface SharePayment {
  readonly isBusy: boolean;
  readonly problem: ShareProblem | null;
  /** The gateway's word for why the last payment failed. */
  readonly reason: string | null;
  /** Money may have left: nothing is to be paid again. */
  readonly isUnderWay: boolean;
  readonly pay: (payer: Payer, words: { readonly title: string; readonly pay: string; readonly close: string }) => void;
}

/** How often the engine is asked about a payment that is under way, in milliseconds. */
const everyMs = 3000;

/** Opens an order for a share, the gateway's window, and tells the engine how it ended; then the page says how the share stands. */
export function useSharePayment({ shareId, share, problem: before }: ShownShare): SharePayment {
  const { api, site, locale } = usePage();
  const { go } = useNavigation();
  const { busy, begin, end } = useOneAtATime<'pay'>();
  const [problem, setProblem] = useState<ShareProblem | null>(
    before !== null && Object.hasOwn(known, before) ? (before as ShareProblem) : null,
  );
  const [reason, setReason] = useState(share.failureReason);
  const [isUnderWay, setUnderWay] = useState(share.isPaymentPending);
  const params = { shareId };
  const again = (): void => go(urlOf('share', params), { replace: true });
  const backWith = (found: ShareProblem, why: string | null = null): void => {
    end();
    setProblem(found);
    setReason(why);
  };

  const payBy = async (...[{ name, email }, words]: Parameters<SharePayment['pay']>): Promise<void> => {
    const payment = site.hotel?.payment;
    if (!payment) return end();
    setProblem(null);
    const order = await api.call('createShareOrder', {
      params,
      query: { amount: share.payable },
      headers: { 'idempotency-key': newIdempotencyKey() },
      body: { name, email, agreed: true, language: locale },
    });
    if (order.status !== 201) {
      const found = refusalOf<ShareProblem>(order, known);
      if (found !== 'payment_pending') return backWith(found);
      end();
      return setUnderWay(true);
    }
    const account = order.body.account ?? payment;
    const outcome = await openPayment(account.gateway, {
      scriptUrl: account.scriptUrl,
      keyId: account.keyId,
      order: order.body,
      hotelId: share.hotelId,
      hotelName: site.name,
      guest: { name, email, contact: '' },
      brand: site.theme.brand,
      language: locale,
      vendor: account.vendor,
      superVendor: account.superVendor,
      returnUrl: new URL(inLanguage(urlOf('share', params), locale), window.location.href).href,
      words,
    });
    if (outcome.kind === 'unavailable') return backWith(outcome.code);
    if (outcome.kind !== 'paid') {
      // The window may close after the payment succeeded, without the page hearing of it.
      const now = await api.call('getShare', { params });
      if (now.status === 200 && now.body.state === 'paid') return again();
      return outcome.kind === 'closed' ? backWith('closed') : backWith('payment_failed', outcome.reason);
    }
    const told = await api.call('completeShare', {
      params,
      headers: { 'idempotency-key': newIdempotencyKey() },
      body: outcome.completion,
    });
    if (told.status === 200) return again();
    const found = refusalOf<ShareProblem>(told, known);
    const isUnclear = found in failureMessages || found === 'gateway_unavailable' || found === 'payment_pending';
    if (!isUnclear) return backWith(found);
    end();
    setUnderWay(true);
  };

  const look = useEffectEvent(async (): Promise<void> => {
    const now = await api.call('getShare', { params });
    if (now.status === 200 && (now.body.state === 'paid' || !now.body.isPaymentPending)) again();
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  return {
    isBusy: busy !== null,
    problem,
    reason,
    isUnderWay,
    pay: (payer, words) => void begin('pay', () => payBy(payer, words)),
  };
}
