import { formatTime } from '@latchkey/format/time';
import { telUrl } from '@latchkey/format/phone';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { phone as phoneIcon, video } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { small } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { dueOfMethod, type OfferedStay, type PaymentMethod } from '../room-checkout.model.ts';
import * as styles from './beside.module.css';
import { CancellingLine } from './cancelling-line.tsx';
import { PaidRequestLine } from './paid-request-line.island.tsx';

interface WorthKnowingProps {
  readonly stay: OfferedStay;
  readonly method: PaymentMethod | null;
}

/**
 * What a guest wants to know before paying: what cancelling costs, what happens next, the hotel's rules and its
 * telephone.
 */
export function WorthKnowing({ stay, method }: WorthKnowingProps) {
  return (
    <div className={styles.beside}>
      <CancellingLine stay={stay} method={method} />
      <WhatHappensNext stay={stay} method={method} />
      <section aria-labelledby="rules">
        <h3 id="rules">
          <Trans>Before you come</Trans>
        </h3>
        <dl className={cx(styles.rules, small)}>
          {stay.rules.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Questions />
    </div>
  );
}

function WhatHappensNext({ stay, method }: WorthKnowingProps) {
  const { locale } = usePage();
  const due = method === null ? null : (stay.quote.bill.dueNow[dueOfMethod(method)] ?? 0);
  const isPaidRequest = stay.paysWithRequest && method !== 'guarantee' && due !== 0;
  const from = formatTime(stay.checkInTime, locale);
  return (
    <section aria-labelledby="next">
      <h3 id="next">
        <Trans>What happens next</Trans>
      </h3>
      <ol className={cx(styles.next, small)}>
        {stay.isRequest && !isPaidRequest ? (
          <li>
            <Trans>The hotel checks your request and writes to you. Nothing is charged before that.</Trans>
          </li>
        ) : null}
        {due === 0 ? null : (
          <li>
            <Trans>You pay in the payment company’s own window; card numbers reach nobody else.</Trans>
          </li>
        )}
        {isPaidRequest ? (
          <li>
            <PaidRequestLine stay={stay} due={due ?? 0} part="next" />
          </li>
        ) : null}
        <li>
          <Trans>Your voucher comes by email and SMS.</Trans>
        </li>
        <li>
          {stay.quote.selection.stay.kind === 'hours' ? (
            <Trans>Show it at reception with your photo ID.</Trans>
          ) : (
            <Trans>Show it at reception with your photo ID, from {from}.</Trans>
          )}
        </li>
      </ol>
    </section>
  );
}

function Questions() {
  const { site } = usePage();
  if (site.hotel === null) return null;
  const { phone, videoCallUrl } = site.hotel;
  return (
    <p className={cx(styles.questions, small)}>
      <a href={telUrl(phone)}>
        <Icon icon={phoneIcon} />
        <span>
          <Trans>
            Questions? Call <bdi dir="ltr">{phone}</bdi>
          </Trans>
        </span>
      </a>
      {videoCallUrl === null ? null : (
        <a href={videoCallUrl} rel="noopener">
          <Icon icon={video} />
          <Trans>Video-call the hotel</Trans>
        </a>
      )}
    </p>
  );
}
