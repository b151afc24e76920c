import { formatMoney } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { useStayDates } from '@latchkey/stay/stay-words';
import { TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { KeyTag } from '@latchkey/ui/key-tag';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownShare } from '../share.model.ts';
import * as styles from '../share.module.css';
import { useSharePayment } from '../use-share-payment.ts';
import { CancellingOfShare } from './cancelling-of-share.tsx';
import { PayShare } from './pay-share.tsx';
import { ShareTrouble } from './share-trouble.tsx';
import { StayOfShare } from './stay-of-share.tsx';
import { ShareLead, ShareTitle } from './share-words.tsx';

/** A share of what a stay costs: the hotel, the dates and the sum; to be paid, to be declined, or how it stands. */
export function Share({ model }: { readonly model: ShownShare }): ReactNode {
  const { locale } = usePage();
  const { share } = model;
  const payment = useSharePayment(model);
  const isPayable = share.payable > 0 && !payment.isUnderWay;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div className={styles.main}>
        <h1 className={styles.title}>
          <ShareTitle share={share} isUnderWay={payment.isUnderWay} />
        </h1>
        <p className={cx(lead, soft)} role={payment.isUnderWay ? 'status' : undefined}>
          <ShareLead share={share} isUnderWay={payment.isUnderWay} />
        </p>
        <ShareTrouble problem={payment.problem} reason={payment.reason} />
        <StayOfShare model={model} />
        <CancellingOfShare model={model} />
        {isPayable ? (
          <>
            <PayShare share={share} payment={payment} />
            <WithoutScript />
            {share.state === 'open' ? (
              <form method="post" action={postAddress('decline', locale)}>
                <TextButton type="submit">
                  <Trans>I do not pay this share</Trans>
                </TextButton>
              </form>
            ) : null}
            <p className={cx(small, soft)}>
              <Trans>Payment opens in our gateway’s own window. Card numbers never reach the hotel or this site.</Trans>
            </p>
          </>
        ) : null}
      </div>
      <ShareTag model={model} />
    </main>
  );
}

/** What the share is of. */
function ShareTag({ model: { share } }: { readonly model: ShownShare }) {
  const { locale, site } = usePage();
  const { t } = useLingui();
  const { dates } = useStayDates({ stay: share.stay });
  const say = (amount: number) => <Price weight="plain">{formatMoney(amount, share.currency, locale)}</Price>;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Your share`, say(share.amount)],
    ...(share.payable > 0 && share.payable < share.amount ? [[t`Left to pay`, say(share.payable)] as const] : []),
    ...(share.paid > 0 ? [[t`Paid by you`, say(share.paid)] as const] : []),
    ...(share.refunded > 0 ? [[t`Refunded to you`, say(share.refunded)] as const] : []),
  ];
  return (
    <KeyTag title={site.hotel?.name ?? site.name} titleId="the-stay" headline={dates}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </KeyTag>
  );
}

/** What a payer needs JavaScript for here. */
const WithoutScript = () => (
  <noscript>
    <Notice tone="warn" title={<Trans>Paying online needs JavaScript, which is off in this browser.</Trans>}>
      <Trans>Turn it on and reload this page, or pay your share to the person who booked.</Trans>
    </Notice>
  </noscript>
);
