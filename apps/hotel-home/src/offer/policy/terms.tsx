import { paymentWays } from '@latchkey/booking-core/payment-ways';
import {
  checkInDayFeeOf,
  isFree,
  percentOf,
  wholeFee,
  type Arrival,
  type StayPrice,
} from '@latchkey/booking-core/cancellation';
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
import { backOf, keptOfStay } from './cancellation-steps.ts';
import { planTerms } from './plan-terms.ts';

interface TermsProps {
  readonly hotel: StayModel['hotel'];
  /** When the stay begins. */
  readonly arrival: Arrival;
  readonly offer: StayOffer;
  /** What the stay costs on this plan. */
  readonly price: StayPrice;
}

/** What cancelling costs on a plan, computed for this stay: the deadline in the property's time, and the guest's own sum. */
export function Terms({ hotel, arrival, offer, price }: TermsProps): ReactNode {
  const { t } = useLingui();
  const { now, locale } = usePage();
  const words = useStayWords();
  const nonRefundable = useNonRefundable();
  const terms = planTerms(
    offer.plan.cancellation,
    arrival,
    wallClockIn(now, hotel.timeZone),
    price,
    checkInDayFeeOf(offer.plan.penalties ?? hotel.penalties ?? {}),
  );
  if (terms.kind === 'non-refundable') {
    const taxes = backOf(price, wholeFee);
    return (
      <li>
        <Icon icon={x} />
        {nonRefundable(taxes === 0 ? null : words.money(taxes, hotel.currency))}
      </li>
    );
  }
  const percent = percentOf(terms.fee);
  const charge = formatPercent(processingChargePercent, locale);
  const [clock, city] = [words.moment(terms.until), hotel.city];
  const moment = t`${clock}, ${city} time`;
  const { payment } = offer.plan;
  const isOnline = payment.some((way) => paymentWays[way].due !== 'nothing');
  const back = <Price weight="plain">{words.money(backOf(price, terms.fee), hotel.currency)}</Price>;
  const kept = <Price weight="plain">{words.money(keptOfStay(price, terms.fee), hotel.currency)}</Price>;
  return (
    <li className={cx(isFree(terms.fee) && good)}>
      {/* A tick is for what costs nothing. */}
      {isFree(terms.fee) ? <Icon icon={check} /> : null}
      <span>
        {percent === null ? (
          <Trans>
            Cancelling costs {kept} until {moment}
          </Trans>
        ) : percent > 0 ? (
          <PartKept share={formatPercent(percent, locale)} kept={kept} moment={moment} />
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

function PartKept({
  share,
  kept,
  moment,
}: {
  readonly share: string;
  readonly kept: ReactNode;
  readonly moment: string;
}) {
  return (
    <Trans>
      Cancelling costs {share} ({kept}) until {moment}
    </Trans>
  );
}
