import type { FeeLine, FeeUnit } from '@latchkey/booking-core/pricing';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BillLine } from '../bill/bill.tsx';
import { Price } from '../price/price.tsx';

interface FeeLinesProps {
  readonly fees: readonly FeeLine[];
  readonly say: (amount: number) => string;
}

/** The fees of a property that every stay pays, each with what it is charged for. */
export function FeeLines({ fees, say }: FeeLinesProps): ReactNode {
  const { t } = useLingui();
  const units: Readonly<Record<FeeUnit, string>> = {
    booking: t({ message: 'once a booking', context: 'what a fee is charged for' }),
    night: t({ message: 'a night', context: 'what a fee is charged for' }),
    room: t({ message: 'a room', context: 'what a fee is charged for' }),
    'room-night': t({ message: 'a room and night', context: 'what a fee is charged for' }),
    guest: t({ message: 'a guest', context: 'what a fee is charged for' }),
    'guest-night': t({ message: 'a guest and night', context: 'what a fee is charged for' }),
  };
  return fees.map(({ feeId, name, per, quantity, amount }) => {
    const unit = units[per];
    const isPlain = quantity === 1 || amount % quantity !== 0;
    const each = <Price weight="plain">{say(amount / quantity)}</Price>;
    return (
      <BillLine
        key={`${feeId} ${per}`}
        label={name}
        note={
          isPlain ? (
            unit
          ) : (
            <Trans context="how many of a fee, what one costs, and for what it is charged">
              {quantity} × {each} {unit}
            </Trans>
          )
        }
        amount={say(amount)}
      />
    );
  });
}
