import type { OfferCost } from '@latchkey/booking-core/basket';
import { daysBetween } from '@latchkey/booking-core/dates';
import { perNightOf } from '@latchkey/booking-core/pricing';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { ChosenStay, StayModel } from '@latchkey/stay/use-stay';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { MachinePrice } from '@latchkey/ui/machine-price';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PriceSpan } from './price-span.ts';
import * as styles from './plan-row.module.css';

// Most parties fit into one room, or into some of a type.
const Partly = lazyPart(() =>
  import(/* webpackChunkName: "extras" */ './partly.lazy.tsx').then(({ Partly: part }) => part),
);

interface CostProps {
  readonly cost: OfferCost;
  readonly model: StayModel;
  readonly sale: ChosenStay['sale'];
  readonly span: PriceSpan;
  readonly isDorm: boolean;
  /** Whether price checkers read it here: the total for the whole party, where nothing is chosen yet. */
  readonly isChecked: boolean;
}

/** The price of a plan, for the whole stay or a night, and whom it is for. */
export function Cost({ cost, model, sale, span, isDorm, isChecked }: CostProps): ReactNode {
  const words = useStayWords();
  const { currency } = model.hotel;
  const nights = daysBetween(model.stay.checkIn, model.stay.checkOut);
  const rooms = isDorm ? words.beds(cost.roomCount) : words.rooms(cost.roomCount);
  const weight = span === 'stay' ? (['strong', 'plain'] as const) : (['plain', 'strong'] as const);
  const total = (
    <Price weight={weight[0]} className={span === 'stay' ? styles.amount : undefined}>
      {words.money(cost.total, currency)}
    </Price>
  );
  const whole = isChecked ? (
    <MachinePrice amount={cost.total} currency={currency}>
      {total}
    </MachinePrice>
  ) : (
    total
  );
  const one = (
    <Price weight={weight[1]} className={span === 'stay' ? undefined : styles.amount}>
      {words.money(perNightOf(cost.total, nights), currency)}
    </Price>
  );
  const other = span === 'stay' ? one : whole;
  return (
    <p className={styles.cost}>
      {span === 'stay' ? whole : one}
      <small>{span === 'stay' ? <Trans>{other} a night</Trans> : <Trans>{other} for the whole stay</Trans>}</small>
      {cost.isForAll || cost.isPart ? null : <Partly sale={sale} guests={cost.guests} beds={isDorm ? rooms : null} />}
      {cost.roomCount > 1 || cost.isPart ? (
        <small>
          <Trans>for {rooms}</Trans>
        </small>
      ) : null}
    </p>
  );
}
