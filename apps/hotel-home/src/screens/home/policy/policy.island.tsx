import { wallClockIn } from '@latchkey/format/moment';
import { withCommas } from '@latchkey/format/list';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { paymentWays } from '@latchkey/booking-core/payment-ways';
import { processingChargePercent, refundDays } from '@latchkey/booking-core/refund';
import { checkInDayFeeOf, feeSumOf, isFree, percentOf, strictestPenalties } from '@latchkey/booking-core/cancellation';
import { feeSumSentence } from '@latchkey/format/terms-sentences';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { There } from '@latchkey/ui/lazy-part';
import { Section } from '@latchkey/ui/section';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { backOf, cancellationSteps, type CancellationStep } from '../../../offer/policy/cancellation-steps.ts';
import { later } from '../../../offer/words/later-words.ts';
import type { HomeModel } from '../home.model.ts';
import type { ChosenStay } from '@latchkey/stay/use-stay';
import { policyExampleOf, type PolicyExample } from './policy-example.ts';
import { useNonRefundable, useStayWords } from '@latchkey/stay/stay-words';
import { Answers } from '../hotel/answers.tsx';
import * as styles from './policy.module.css';

/** Whether one of the plans can be paid online, where a payment company keeps its charge of a refund. */
const takesOnline = (plans: PolicyExample['plans']): boolean =>
  plans.some(({ payment }) => payment.some((way) => paymentWays[way].due !== 'nothing'));

/** Days that can be told apart as notches. */
const mostNotches = 21;

interface PolicyProps {
  readonly model: HomeModel;
  readonly stay: ChosenStay;
  /** Is called once it is hydrated: the stay changes as the page comes alive, and must not before (`island`). */
  readonly onThere: (isThere: boolean) => void;
}

/** What comes back when plans change: by the day, in the guest's own money, and in the hotel's words. */
export const Policy = later(({ model, stay, onThere }: PolicyProps): ReactNode => {
  // What comes back of hours stands beside each of their rates.
  const example = model.hourly === null ? policyExampleOf(stay) : null;
  const isShown = example !== null || model.policies.length > 0;
  return (
    <>
      {isShown ? (
        <Section
          id="policy"
          title={<Trans>If plans change</Trans>}
          note={
            example === null ? undefined : (
              <PolicyNote city={model.hotel.city} name={example.name} isOnline={takesOnline(example.plans)} />
            )
          }
        >
          {example === null ? null : <PolicyLine model={model} example={example} />}
          <Answers answers={model.policies.map(({ name, text }) => ({ title: name, text }))} />
        </Section>
      ) : null}
      <There onThere={onThere} />
    </>
  );
});

function PolicyLine({
  model: { hotel, stay },
  example,
}: {
  readonly model: HomeModel;
  readonly example: PolicyExample;
}): ReactNode {
  const { now } = usePage();
  const words = useStayWords();
  const steps = cancellationSteps(
    example.plans.map(({ cancellation }) => cancellation),
    { checkIn: stay.checkIn, checkInTime: hotel.checkInTime },
    wallClockIn(now, hotel.timeZone),
    example.price,
    checkInDayFeeOf(strictestPenalties(example.plans, hotel.penalties ?? {}, example.price)),
  );
  const isOnline = takesOnline(example.plans);
  const backInWords = (amount: number): string | null => (amount === 0 ? null : words.money(amount, hotel.currency));
  const checkIn = words.moment({ date: stay.checkIn, time: hotel.checkInTime });
  const columns = `${steps.map(({ days }) => `${Math.min(8, Math.max(2, days))}fr`).join(' ')} auto`;
  const [first, last] = refundDays.cancellation;
  return (
    <>
      <ol className={styles.line} style={{ '--columns': columns } as CSSProperties}>
        {steps.map((step, place) => (
          <Step
            key={step.from.date + step.from.time}
            step={step}
            isFirst={place === 0}
            isOnline={isOnline}
            kept={words.money(feeSumOf(step.fee, example.price), hotel.currency)}
            back={backInWords(backOf(example.price, step.fee, isOnline ? example.price.total : 0))}
          />
        ))}
        <li className={cx(styles.step, styles.end)}>
          <span className={styles.when}>
            <Trans>Check-in {checkIn}</Trans>
          </span>
        </li>
      </ol>
      <p className={cx(small, soft, styles.note)}>
        {steps.some(({ fee, days }) => isFree(fee) && days <= mostNotches) ? <Trans>One mark = one day.</Trans> : null}{' '}
        {isOnline ? (
          <Trans>
            Refunds reach you in {first}–{last} business days.
          </Trans>
        ) : null}
      </p>
    </>
  );
}

function PolicyNote({
  city,
  name,
  isOnline,
}: {
  readonly city: string;
  readonly name: PolicyExample['name'];
  readonly isOnline: boolean;
}): ReactNode {
  const { locale } = usePage();
  const example = withCommas(name ?? [], locale);
  if (!isOnline)
    return name === null ? (
      <Trans>Example: your stay above, paid in full at the hotel. Times are {city} time.</Trans>
    ) : (
      <Trans>
        Example: {example}, paid in full at the hotel. Times are {city} time.
      </Trans>
    );
  return name === null ? (
    <Trans>Example: your stay above, paid in full online. Times are {city} time.</Trans>
  ) : (
    <Trans>
      Example: {example}, paid in full online. Times are {city} time.
    </Trans>
  );
}

function Step({
  step: { from, fee, days },
  isFirst,
  isOnline,
  kept: sum,
  back,
}: {
  readonly step: CancellationStep;
  readonly isFirst: boolean;
  /** Whether a payment company keeps its charge. */
  readonly isOnline: boolean;
  /** What the fee comes to. */
  readonly kept: string;
  /** Null where nothing does. */
  readonly back: string | null;
}): ReactNode {
  const { locale } = usePage();
  const words = useStayWords();
  const nonRefundable = useNonRefundable();
  const percent = percentOf(fee);
  const isPart = percent === null || percent < 100;
  const look = percent === 0 ? (days > mostNotches ? styles.long : styles.free) : isPart ? styles.part : undefined;
  const amount = <Price>{back ?? ''}</Price>;
  const kept = percent === null ? feeSumSentence(fee, sum, locale) : formatPercent(percent, locale);
  const charge = formatPercent(processingChargePercent, locale);
  return (
    <li className={cx(styles.step, look)} style={{ '--days': days } as CSSProperties}>
      <span className={styles.when}>{isFirst ? <Trans context="from now on">Today</Trans> : words.moment(from)}</span>
      <b>{isPart ? <Trans>You get back {amount}</Trans> : nonRefundable(back)}</b>
      <span className={cx(small, soft)}>
        {percent === 0 && !isOnline ? (
          <Trans context="of what was paid">Everything</Trans>
        ) : percent === null && !isOnline ? (
          <Trans>We keep {kept}</Trans>
        ) : isPart && !isOnline ? (
          <Trans>We keep {kept} of the total</Trans>
        ) : percent === 0 ? (
          <Trans>Everything except the payment fee of {charge}</Trans>
        ) : percent === null ? (
          <Trans>
            We keep {kept}, the payment fee is {charge}
          </Trans>
        ) : percent < 100 ? (
          <Trans>
            We keep {kept} of the total, the payment fee is {charge}
          </Trans>
        ) : back === null ? (
          <Trans>The room is yours; no refund</Trans>
        ) : (
          <Trans>The room is yours</Trans>
        )}
      </span>
    </li>
  );
}
