import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStayDates } from '@latchkey/stay/stay-words';
import type { ReadyDivide } from '../divide.model.ts';
import * as styles from '../divide.module.css';
import { DivideForm } from './divide-form.tsx';
import { HandedOut } from './handed-out.tsx';
import { RuleLine } from './rule-line.tsx';

/** What is left to pay, who pays how much of it, and who has. */
export function Divide({ model }: { readonly model: ReadyDivide }): ReactNode {
  const { locale } = usePage();
  const { booking, divided } = model;
  const { dates } = useStayDates({ stay: booking.stay });
  const left = <Price weight="plain">{formatMoney(divided.left, divided.currency, locale)}</Price>;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <h1 className={styles.title}>
        <Trans>Divide the cost</Trans>
      </h1>
      <p className={cx(lead, soft)}>
        {dates} · <bdi>{booking.reference}</bdi>
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="handed-out">
          <h2 id="handed-out" className={styles.heading}>
            <Trans>Who has paid</Trans>
          </h2>
          <HandedOut model={model} />
          <p>{divided.left > 0 ? <Trans>Still to pay: {left}</Trans> : <Trans>Nothing is left to pay.</Trans>}</p>
          <p>
            <TextLink href={inLanguage(urlOf('bookingStatus', { bookingId: booking.bookingId }), locale)}>
              <Trans>Back to my booking</Trans>
            </TextLink>
          </p>
        </section>
        <section aria-labelledby="divide">
          <h2 id="divide" className={styles.heading}>
            <Trans>Who pays what</Trans>
          </h2>
          {divided.until === null ? (
            <p className={soft}>
              <Trans>It cannot be divided now: nothing is left to pay online, or the stay begins too soon.</Trans>
            </p>
          ) : (
            <>
              <RuleLine until={divided.until} timeZone={booking.timeZone} />
              <DivideForm model={model} />
            </>
          )}
        </section>
      </div>
    </main>
  );
}
