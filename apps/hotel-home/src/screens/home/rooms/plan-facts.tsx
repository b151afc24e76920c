import { freeOfChargeUntil } from '@latchkey/booking-core/cancellation';
import { wallClockIn } from '@latchkey/format/moment';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { check, wallet, x } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { good } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { cancellationSteps } from '../policy/cancellation-steps.ts';
import type { StayModel, StayOffer } from '@latchkey/stay/use-stay';
import { useInclusions, usePaymentWords } from './use-room-words.ts';
import { useStayWords } from '@latchkey/stay/stay-words';

interface PlanFactsProps {
  readonly model: StayModel;
  readonly offer: StayOffer;
  readonly className: string | undefined;
}

/** What a plan includes, when cancelling is free, and when it is paid. */
export const PlanFacts = memo(function PlanFacts({ model, offer, className }: PlanFactsProps) {
  const inclusionsOf = useInclusions();
  const paymentOf = usePaymentWords();
  const { guests } = model.stay;
  return (
    <ul className={className}>
      {inclusionsOf(offer.plan, guests.adults + guests.childAges.length).map(({ key, glyph, text }) => (
        <li key={key}>
          <Icon glyph={glyph} />
          {text}
        </li>
      ))}
      <Cancelling model={model} offer={offer} />
      <li>
        <Icon glyph={wallet} />
        {paymentOf(offer.plan.payment)}
      </li>
    </ul>
  );
});

function Cancelling({ model: { hotel, stay }, offer }: Pick<PlanFactsProps, 'model' | 'offer'>) {
  const { now, locale } = usePage();
  const words = useStayWords();
  const arrival = { checkIn: stay.checkIn, checkInTime: hotel.checkInTime };
  const clock = wallClockIn(now, hotel.timeZone);
  const free = freeOfChargeUntil(offer.plan.cancellation, arrival, clock);
  if (free !== null) {
    const moment = words.moment(free);
    return (
      <li className={cx(good)}>
        <Icon glyph={check} />
        <Trans>Free to cancel until {moment}</Trans>
      </li>
    );
  }
  const kept = cancellationSteps([offer.plan.cancellation], arrival, clock)[0]?.percent ?? 100;
  const percent = formatPercent(kept, locale);
  return (
    <li>
      <Icon glyph={x} />
      {kept < 100 ? <Trans>If you cancel now we keep {percent}</Trans> : <Trans>No money back if you cancel</Trans>}
    </li>
  );
}
