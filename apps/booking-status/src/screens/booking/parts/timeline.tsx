import { moneyBackOf } from '@latchkey/booking-core/refund';
import { formatDate } from '@latchkey/format/date';
import { deadlineSentence } from '@latchkey/format/deadline-sentence';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { withYearOf } from '@latchkey/stay/stay-words';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { ShownBooking, TimelineStep } from '../booking.model.ts';
import { paidOfBooking } from '../balance-due.ts';
import * as styles from './timeline.module.css';

/** From here to check-out, step by step. */
export function Timeline({ shown }: { readonly shown: ShownBooking }) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-below="phone">
      <h2 id={id} className={styles.title}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles.line}>
        {shown.timeline.map((step) => (
          <li
            key={`${step.kind} ${step.at.date} ${step.at.time}`}
            className={cx(step.state !== 'later' && styles[step.state])}
          >
            <time dateTime={`${step.at.date}T${step.at.time}`}>
              <When step={step} />
            </time>
            <Step step={step} shown={shown} />
          </li>
        ))}
      </ol>
      <LeastFee own={shown.own} />
    </section>
  );
}

/** What cancelling costs at least, where a change of the booking has set that. */
function LeastFee({ own }: Pick<ShownBooking, 'own'>) {
  const { locale } = usePage();
  if (!own?.leastFee) return null;
  const least = <Price weight="plain">{formatMoney(own.leastFee, own.currency, locale)}</Price>;
  return (
    <p className={cx(small, soft)}>
      <Trans>Cancelling costs at least {least}: that was the fee on the day you changed the booking.</Trans>
    </p>
  );
}

function When({ step }: { readonly step: TimelineStep }) {
  const { locale, now } = usePage();
  const { t } = useLingui();
  const [date, time] = [
    withYearOf(formatDate(step.at.date, locale), step.at.date, now),
    formatTime(step.at.time, locale),
  ];
  if (step.kind === 'check_in') return t`${date}, from ${time}`;
  if (step.kind === 'check_out' || step.kind === 'cancel_until') return t`${date}, until ${time}`;
  return withCommas([date, time], locale);
}

function Step({ step, shown }: { readonly step: TimelineStep; readonly shown: ShownBooking }) {
  const what: Readonly<Record<TimelineStep['kind'], { readonly title: ReactNode; readonly text: ReactNode }>> = {
    requested: {
      title: <Trans context="a step of the time line">Request sent</Trans>,
      text: <Trans>Nothing has been charged.</Trans>,
    },
    answer_until: {
      title: <Trans>The hotel answers by then</Trans>,
      text: <Trans>It can accept, offer another price, or decline. We let you know by email, and here.</Trans>,
    },
    made: { title: <Trans>Booked and confirmed</Trans>, text: shown.own ? <Money shown={shown} /> : null },
    changed: { title: <Trans>Booking changed</Trans>, text: null },
    cancel_until: {
      title: <Deadline step={step} shown={shown} />,
      text: step.terms === undefined ? null : <Terms terms={step.terms} shown={shown} />,
    },
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

/** "Full" only where nothing is kept: the gateway may keep its charge. */
function Deadline({ step: { terms }, shown: { own } }: { readonly step: TimelineStep; readonly shown: ShownBooking }) {
  const { locale } = usePage();
  return own === null || terms === undefined
    ? null
    : deadlineSentence(moneyBackOf({ ...terms, paid: paidOfBooking(own) }), locale);
}

/** What comes back up to a deadline, in the guest's own money. */
function Terms({
  terms: { refund },
  shown: { own },
}: {
  readonly terms: NonNullable<TimelineStep['terms']>;
  readonly shown: ShownBooking;
}) {
  const { locale } = usePage();
  if (!own) return null;
  if (paidOfBooking(own) === 0) return null;
  const [back, paid] = [refund, paidOfBooking(own)].map((amount) => (
    <Price key={amount}>{formatMoney(amount, own.currency, locale)}</Price>
  ));
  return (
    <Trans>
      Until then you get {back} of your {paid} back.
    </Trans>
  );
}

/** What was paid, what of it went back, and what is due: the sums of the account beside it. */
function Money({ shown: { own } }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  if (!own) return null;
  const left = Math.max(0, own.total - paidOfBooking(own));
  const [paid, back, due] = [own.amountPaid, own.refundAmount, left].map((amount) => (
    <Price key={amount}>{formatMoney(amount, own.currency, locale)}</Price>
  ));
  if (own.amountPaid === 0) return <Trans>{due} is due at reception.</Trans>;
  return (
    <>
      {own.refundAmount > 0 ? (
        <Trans>
          {paid} received, {back} given back.
        </Trans>
      ) : (
        <Trans>{paid} received.</Trans>
      )}{' '}
      {left === 0 ? <Trans>Nothing more is due.</Trans> : <Trans>{due} is due at reception.</Trans>}
    </>
  );
}
