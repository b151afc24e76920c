import type { WholeBooking } from '@latchkey/api-contract/types';
import { isBefore } from '@latchkey/booking-core/cancellation';
import { beforeSentence, cancellingSentence, chargeSentence } from '@latchkey/format/cancelling-sentences';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { wallClockIn } from '@latchkey/format/moment';
import { formatMoney, isolate } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { paidOfBooking } from '../balance-due.ts';
import { cancellingOf } from '../cancelling-of.ts';
import { endsOf } from '../ends-of.ts';
import { FactList } from '../parts/fact-list.tsx';

/** The cancellation fees with their deadlines. */
export function VoucherFees({ own }: { readonly own: WholeBooking }) {
  const { locale, now } = usePage();
  const steps = cancellingOf(own, now);
  const isOver = !isBefore(wallClockIn(now, own.timeZone), endsOf(own).checkIn);
  // What has passed is no offer any more.
  if (isOver || steps.length === 0) return null;
  const paid = paidOfBooking(own);
  const say = (amount: number): string => isolate(formatMoney(amount, own.currency, locale));
  const facts = steps.map(({ until: { date, time }, ...sums }) => {
    const until = withCommas([formatDate(date, locale, 'short-year'), formatTime(time, locale)], locale);
    return [beforeSentence(until, locale), cancellingSentence({ ...sums, paid }, own.total, locale, say)] as const;
  });
  return (
    <section>
      <h2>
        <Trans>If you cancel</Trans>
      </h2>
      <FactList facts={facts.filter(([, said], place) => facts[place + 1]?.[1] !== said)} />
      <p>
        <Trans>All times are hotel time.</Trans> {chargeSentence(steps, locale)}
      </p>
    </section>
  );
}
