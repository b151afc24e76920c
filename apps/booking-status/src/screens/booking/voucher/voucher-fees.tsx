import type { WholeBooking } from '@latchkey/api-contract/types';
import { cancellationSteps, isBefore } from '@latchkey/booking-core/cancellation';
import { processingChargePercent, refundFor } from '@latchkey/booking-core/refund';
import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { wallClockIn } from '@latchkey/format/moment';
import { formatMoney, isolate } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { paidOfBooking } from '../balance-due.ts';
import { endsOf } from '../timeline.ts';
import { FactList } from '../parts/fact-list.tsx';

/** The cancellation fees with their deadlines. */
export function VoucherFees({ own }: { readonly own: WholeBooking }) {
  const { locale, now } = usePage();
  const { t } = useLingui();
  const { checkIn } = endsOf(own);
  const arrival = { checkIn: checkIn.date, checkInTime: checkIn.time };
  const clock = wallClockIn(now, own.timeZone);
  const steps = cancellationSteps([own.cancellation], arrival, clock, own.penalties?.checkInDayPercent);
  // What has passed is no offer any more.
  if (!isBefore(clock, checkIn)) return null;
  const paid = paidOfBooking(own);
  const isUnpaid = paid === 0;
  const charge = formatPercent(processingChargePercent, locale);
  const facts = steps.map(({ percent }, place) => {
    const { date, time } = steps[place + 1]?.from ?? checkIn;
    const until = withCommas([formatDate(date, locale, 'short-year'), formatTime(time, locale)], locale);
    const { fee, penalty } = refundFor({
      total: own.total,
      paid,
      feePercent: percent,
      leastFee: own.leastFee ?? 0,
      returnedTaxes: returnedTaxesOf(own.bill),
      paidOnline: false,
    });
    const kept = isolate(formatMoney(isUnpaid ? fee : penalty, own.currency, locale));
    const said = isUnpaid ? t`${kept} by the hotel’s terms` : t`The hotel keeps ${kept}`;
    return [t`Before ${until}`, fee === 0 ? t`Free of charge` : said] as const;
  });
  return (
    <section>
      <h2>
        <Trans>If you cancel</Trans>
      </h2>
      <FactList facts={facts.filter(([, said], place) => facts[place + 1]?.[1] !== said)} />
      <p>
        <Trans>All times are hotel time.</Trans>{' '}
        {isUnpaid ? null : <Trans>A processing charge of {charge} is kept from the refund of an online payment.</Trans>}
      </p>
    </section>
  );
}
