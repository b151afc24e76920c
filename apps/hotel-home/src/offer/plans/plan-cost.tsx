import { mostOfOffer, priceOffer, priceRooms } from '@latchkey/booking-core/basket';
import type { StayPrice } from '@latchkey/booking-core/cancellation';
import { daysBetween } from '@latchkey/booking-core/dates';
import { perNightOf } from '@latchkey/booking-core/pricing';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { ChosenStay, StayModel, StayOffer } from '@latchkey/stay/use-stay';
import { MachinePrice } from '@latchkey/ui/machine-price';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Partly } from './partly.tsx';
import type { PriceSpan } from './price-span.ts';
import * as styles from './plan-row.module.css';

/** What a plan costs: for the whole party, or one room for those of it who fit in. */
export interface PlanCost extends Required<StayPrice> {
  readonly guests: number;
  /** Whether these rooms hold the whole party and are what it would take. */
  readonly isForAll: boolean;
  /** Whether it is of what is chosen. */
  readonly isChosen: boolean;
}

/**
 * What an offer costs: the rooms of it that are chosen; before that all that the party needs, or one room, or as many
 * beds as one booking may have, where its rooms never hold all. Null where nobody fits.
 */
export function costOf({ sale, countOf }: Pick<ChosenStay, 'sale' | 'countOf'>, offer: StayOffer): PlanCost | null {
  const { adults, childAges } = sale.party;
  const chosen = countOf(offer);
  const all = adults + childAges.length;
  const whole = priceOffer(sale, offer);
  if (whole !== null && (chosen === 0 || chosen === whole.roomCount))
    return { ...whole, guests: all, isForAll: true, isChosen: chosen > 0 };
  const roomCount = chosen > 0 ? chosen : offer.room.dormBed ? mostOfOffer(sale, offer) : 1;
  const some = priceRooms(sale, offer, roomCount);
  return some === null
    ? null
    : { ...some, roomCount, isForAll: whole === null && some.guests === all, isChosen: chosen > 0 };
}

interface CostProps {
  readonly cost: PlanCost;
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
      {cost.isForAll || cost.isChosen ? null : <Partly sale={sale} guests={cost.guests} beds={isDorm ? rooms : null} />}
      {cost.roomCount > 1 || cost.isChosen ? (
        <small>
          <Trans>for {rooms}</Trans>
        </small>
      ) : null}
    </p>
  );
}
