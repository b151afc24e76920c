import { paymentWays } from '@latchkey/booking-core/payment-ways';
import type { Arrival } from '@latchkey/booking-core/cancellation';
import { processingChargePercent } from '@latchkey/booking-core/refund';
import { wallClockIn } from '@latchkey/format/moment';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { useNonRefundable, useStayWords } from '@latchkey/stay/stay-words';
import type { StayModel, StayOffer } from '@latchkey/stay/use-stay';
import { check, x } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { cx } from '@latchkey/ui/cx';
import { good } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { backOf, keptOfTotal } from './cancellation-steps.ts';
import { planTerms } from './plan-terms.ts';

interface TermsProps {
  readonly hotel: StayModel['hotel'];
  /** When the stay begins. */
  readonly arrival: Arrival;
  readonly offer: StayOffer;
  /** What the stay costs on this plan, minor units. */
  readonly total: number;
  /** Of it, taxes that are in no fee; 0 unless given. */
  readonly returnedTaxes?: number;
}

/** What cancelling costs on a plan, computed for this stay: the deadline in the property's time, and the guest's own sum. */
export function Terms({ hotel, arrival, offer, total, returnedTaxes }: TermsProps): ReactNode {
  const { t } = useLingui();
  const { now, locale } = usePage();
  const words = useStayWords();
  const nonRefundable = useNonRefundable();
  const terms = planTerms(
    offer.plan.cancellation,
    arrival,
    wallClockIn(now, hotel.timeZone),
    (offer.plan.penalties ?? hotel.penalties)?.checkInDayPercent,
  );
  if (terms.kind === 'non-refundable') {
    const taxes = backOf(total, 100, returnedTaxes);
    return (
      <li>
        <Icon icon={x} />
        {nonRefundable(taxes === 0 ? null : words.money(taxes, hotel.currency))}
      </li>
    );
  }
  const [share, charge] = [formatPercent(terms.percent, locale), formatPercent(processingChargePercent, locale)];
  const [clock, city] = [words.moment(terms.until), hotel.city];
  const moment = t`${clock}, ${city} time`;
  const { payment } = offer.plan;
  const isOnline = payment.some((way) => paymentWays[way].due !== 'nothing');
  const back = <Price weight="plain">{words.money(backOf(total, terms.percent, returnedTaxes), hotel.currency)}</Price>;
  const kept = (
    <Price weight="plain">{words.money(keptOfTotal(total, terms.percent, returnedTaxes), hotel.currency)}</Price>
  );
  return (
    <li className={cx(terms.percent === 0 && good)}>
      {/* A tick is for what costs nothing. */}
      {terms.percent === 0 ? <Icon icon={check} /> : null}
      <span>
        {terms.percent > 0 ? (
          <Trans>
            Cancelling costs {share} ({kept}) until {moment}
          </Trans>
        ) : !isOnline ? (
          <Trans>Free cancellation until {moment}</Trans>
        ) : payment.includes('at-property') ? (
          <Trans>
            Free cancellation until {moment} (paid online: {charge} fee)
          </Trans>
        ) : (
          <Trans>
            Cancel by {moment}, and you get {back} back
          </Trans>
        )}
      </span>
    </li>
  );
}
