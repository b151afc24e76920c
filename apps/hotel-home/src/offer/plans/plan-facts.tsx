import type { OfferCost } from '@latchkey/booking-core/basket';
import { wallet } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { memo } from 'react';
import type { StayModel, StayOffer } from '@latchkey/stay/use-stay';
import { Terms } from '../policy/terms.tsx';
import { useInclusions, usePaymentWords } from '../room/use-room-words.ts';

interface PlanFactsProps {
  readonly model: StayModel;
  readonly offer: StayOffer;
  /** What it costs whom; null where nobody of the party fits. */
  readonly cost: OfferCost | null;
  readonly className: string | undefined;
}

/** What a plan includes, what cancelling costs, and when it is paid. */
export const RatePlanFacts = memo(function RatePlanFacts({ model, offer, cost, className }: PlanFactsProps) {
  const inclusionsOf = useInclusions();
  const paymentOf = usePaymentWords();
  return (
    <ul className={className}>
      {inclusionsOf(offer.plan, cost?.guests ?? 1).map(({ key, icon, text }) => (
        <li key={key}>
          <Icon icon={icon} />
          {text}
        </li>
      ))}
      {cost === null ? null : (
        <Terms
          hotel={model.hotel}
          arrival={{ checkIn: model.stay.checkIn, checkInTime: model.hotel.checkInTime }}
          offer={offer}
          price={cost}
        />
      )}
      <li>
        <Icon icon={wallet} />
        {paymentOf(offer.plan.payment)}
      </li>
    </ul>
  );
});
