import type { WholeBooking } from '@latchkey/api-contract/types';
import { isBefore } from '@latchkey/booking-core/cancellation';
import { processingChargePercent } from '@latchkey/booking-core/refund';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { wallClockIn } from '@latchkey/format/moment';
import { formatMoney, isolate } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { paidOfBooking } from '../balance-due.ts';
import { cancellingOf } from '../cancelling-of.ts';
import { endsOf } from '../ends-of.ts';
import { FactList } from '../parts/fact-list.tsx';

/** The cancellation fees with their deadlines. */
export function VoucherFees({ own }: { readonly own: WholeBooking }) {
  const { locale, now } = usePage();
  const { t } = useLingui();
  const steps = cancellingOf(own, now);
  const isOver = !isBefore(wallClockIn(now, own.timeZone), endsOf(own).checkIn);
  // What has passed is no offer any more.
  if (isOver || steps.length === 0) return null;
  const isUnpaid = paidOfBooking(own) === 0;
  const charge = formatPercent(processingChargePercent, locale);
  const facts = steps.map(({ until: { date, time }, fee, penalty }) => {
    const until = withCommas([formatDate(date, locale, 'short-year'), formatTime(time, locale)], locale);
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
        {steps.every(({ processingCharge }) => processingCharge === 0) ? null : (
          <Trans>A processing charge of {charge} is kept from the refund of an online payment.</Trans>
        )}
      </p>
    </section>
  );
}
