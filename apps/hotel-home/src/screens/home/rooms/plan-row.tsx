import { priceOffer } from '@latchkey/booking-core/basket';
import { daysBetween } from '@latchkey/booking-core/dates';
import { perNightOf } from '@latchkey/booking-core/pricing';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { FieldError } from '@latchkey/ui/field-error';
import { Price } from '@latchkey/ui/price';
import { Stepper } from '@latchkey/ui/stepper';
import { useToast } from '@latchkey/ui/toast';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalCopy, type Stay, type StayModel, type StayOffer } from '@latchkey/stay/use-stay';
import { plainAmount } from '../structured-data/structured-rooms.ts';
import { useHandedFocus } from './use-handed-focus.ts';
import { useStayWords } from '@latchkey/stay/stay-words';
import { prepareBill } from './bill-opener.tsx';
import { PlanFacts } from './plan-facts.tsx';
import type { PriceSpan } from './price-span.ts';
import * as styles from './plan-row.module.css';

interface PlanRowProps {
  readonly model: StayModel;
  readonly offer: StayOffer;
  readonly stay: Stay;
  readonly span: PriceSpan;
  /** What its name is in the outline of the page. */
  readonly heading?: 'h3' | 'h4';
}

/** A rate plan: its name, what is in it, when cancelling is free, the whole price, one act. */
export function PlanRow({ model, offer, stay, span, heading: Heading = 'h4' }: PlanRowProps): ReactNode {
  const { i18n } = useLingui();
  const count = stay.countOf(offer);
  const { place, handOver } = useHandedFocus<HTMLDivElement>(count > 0);
  const cost = priceOffer(stay.sale, offer);
  return (
    <li className={cx(styles.plan, count > 0 && styles.yours)} {...(cost === null ? {} : sold)}>
      <Heading itemProp="name">{offer.plan.name}</Heading>
      <PlanFacts model={model} offer={offer} className={styles.included} />
      <Cost cost={cost} model={model} span={span} isDorm={offer.room.dormBed} />
      <div ref={place} className={styles.act}>
        <PlanAct offer={offer} stay={stay} onSwap={handOver} count={count} />
      </div>
      <div className={styles.refused} aria-live="polite">
        {isSameOffer(stay.refusal?.offer, offer) && stay.refusal !== null ? (
          <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError>
        ) : null}
      </div>
    </li>
  );
}

/** The one machine-readable total of an offer, for price checkers that read the page as a guest does. */
const sold = { itemScope: true, itemType: 'https://schema.org/Offer' } as const;

const isSameOffer = (one: StayOffer | null | undefined, other: StayOffer): boolean =>
  one?.room.id === other.room.id && one.plan.id === other.plan.id;

interface PlanActProps extends Pick<PlanRowProps, 'offer' | 'stay'> {
  readonly count: number;
  /** Called before the button and the count take each other's place. */
  readonly onSwap: () => void;
}

function PlanAct({ offer, stay, count, onSwap }: PlanActProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [room, plan] = [offer.room.name, offer.plan.name];
  const most = stay.mostOf(offer);
  const choose = (): void => {
    if (most === 0) return stay.refuse('max_rooms', offer);
    onSwap();
    const undo = stay.choose(offer);
    const act = (): void => (onSwap(), undo());
    toast({
      text: t`${room} is in your stay`,
      undo: { label: t({ message: 'Undo', context: 'a choice just made' }), act },
    });
  };
  const setCount = (next: number): void => {
    if (next === 0) onSwap();
    stay.setCount(offer, next);
  };
  if (count > 0) {
    return (
      <Stepper
        label={t`Rooms of this plan`}
        value={count}
        min={0}
        max={most}
        onChange={setCount}
        onAtMost={() => stay.refuse('max_rooms', offer)}
      />
    );
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={t`Choose: ${room}, ${plan}`}
      onClick={choose}
      onPointerEnter={prepareBill}
      onFocus={prepareBill}
    >
      <Trans context="puts a rate plan into the stay">Choose</Trans>
    </Button>
  );
}

interface CostProps {
  readonly cost: ReturnType<typeof priceOffer>;
  readonly model: StayModel;
  readonly span: PriceSpan;
  readonly isDorm: boolean;
}

function Cost({ cost, model, span, isDorm }: CostProps): ReactNode {
  const words = useStayWords();
  if (cost === null) {
    return (
      <p className={styles.cost}>
        <small>
          <Trans>Too small for all of you</Trans>
        </small>
      </p>
    );
  }
  const { currency } = model.hotel;
  const nights = daysBetween(model.stay.checkIn, model.stay.checkOut);
  const [whole, one] = [words.money(cost.total, currency), words.money(perNightOf(cost.total, nights), currency)];
  const rooms = isDorm ? words.beds(cost.roomCount) : words.rooms(cost.roomCount);
  const other = <Price weight="plain">{span === 'stay' ? one : whole}</Price>;
  return (
    <p className={styles.cost}>
      <meta itemProp="priceCurrency" content={currency} />
      <meta itemProp="price" content={plainAmount(cost.total, currency)} />
      <Price className={styles.amount}>{span === 'stay' ? whole : one}</Price>
      <small>{span === 'stay' ? <Trans>{other} a night</Trans> : <Trans>{other} the whole stay</Trans>}</small>
      {cost.roomCount > 1 ? (
        <small>
          <Trans>for {rooms}</Trans>
        </small>
      ) : null}
    </p>
  );
}
