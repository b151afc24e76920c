import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { ShownBooking, TimelineStep } from '../booking.model.ts';
import * as styles from './timeline.module.css';

/** From here to check-out, step by step. */
export function Timeline({ shown }: { readonly shown: ShownBooking }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>From here to check-out</Trans>
      </h2>
      <ol className={styles.line}>
        {shown.timeline.map((step) => (
          <li key={step.kind} className={cx(step.state !== 'later' && styles[step.state])}>
            <time dateTime={`${step.at.date}T${step.at.time}`}>
              <When step={step} />
            </time>
            <Step step={step} shown={shown} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function When({ step }: { readonly step: TimelineStep }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const [date, time] = [formatDate(step.at.date, locale), formatTime(step.at.time, locale)];
  if (step.kind === 'check_in') return t`${date}, from ${time}`;
  if (step.kind === 'check_out') return t`${date}, until ${time}`;
  return withCommas([date, time], locale);
}

function Step({ step, shown }: { readonly step: TimelineStep; readonly shown: ShownBooking }) {
  const what: Readonly<Record<TimelineStep['kind'], { readonly title: ReactNode; readonly text: ReactNode }>> = {
    made: { title: <Trans>Booked and confirmed</Trans>, text: shown.own ? <Money shown={shown} /> : null },
    free_until: { title: <Trans>Last moment to cancel free</Trans>, text: null },
    check_in: {
      title: <Trans context="a step of the time line">Check-in</Trans>,
      text: <Trans>Bring a photo ID for each adult.</Trans>,
    },
    check_out: {
      title: <Trans context="a step of the time line">Check-out</Trans>,
      text: <Trans>We keep your bags until the evening if you wish.</Trans>,
    },
  };
  const { title, text } = what[step.kind];
  return (
    <div>
      <b>{title}</b>
      {text === null ? null : <p>{text}</p>}
    </div>
  );
}

function Money({ shown: { own } }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  if (!own) return null;
  const [paid, due] = [own.amountPaid, own.total - own.amountPaid].map((amount) => (
    <Price key={amount}>{formatMoney(amount, own.currency, locale)}</Price>
  ));
  if (own.amountPaid === 0) return <Trans>{due} is due at reception.</Trans>;
  if (own.amountPaid >= own.total) return <Trans>{paid} received. Nothing more is due.</Trans>;
  return (
    <Trans>
      {paid} received. {due} is due at reception.
    </Trans>
  );
}
