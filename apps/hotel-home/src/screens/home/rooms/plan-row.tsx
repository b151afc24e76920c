import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { FieldError } from '@latchkey/ui/field-error';
import { Stepper } from '@latchkey/ui/stepper';
import { useToast } from '@latchkey/ui/toast';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { checkedClick, checkedOffer } from '@latchkey/stay/price-check';
import { refusalCopy, type ChosenStay, type StayModel, type StayOffer } from '@latchkey/stay/use-stay';
import { useHandedFocus } from './use-handed-focus.ts';
import { prepareBill } from './bill-opener.tsx';
import { Cost, costOf } from './plan-cost.tsx';
import { PlainChoice } from './plain-choice.tsx';
import { RatePlanFacts } from './plan-facts.tsx';
import type { PriceSpan } from './price-span.ts';
import * as styles from './plan-row.module.css';

interface PlanRowProps {
  readonly model: StayModel;
  readonly offer: StayOffer;
  readonly stay: ChosenStay;
  readonly span: PriceSpan;
  /** The offer that costs least: what price checkers press on their way to the total. */
  readonly least: StayOffer | null;
  /** What its name is in the outline of the page. */
  readonly heading?: 'h3' | 'h4';
}

/** A rate plan: its name, what is in it, when cancelling is free, the whole price, one act. */
export function PlanRow({ model, offer, stay, span, least, heading: Heading = 'h4' }: PlanRowProps): ReactNode {
  const { i18n } = useLingui();
  const count = stay.countOf(offer);
  const { place, handOver } = useHandedFocus<HTMLDivElement>(count > 0);
  const cost = costOf(stay, offer);
  // Once something is chosen the bill's total is the page's only one.
  const isChecked = cost?.isForAll === true && stay.bill === null;
  return (
    <li className={cx(styles.plan, count > 0 && styles.yours)} {...(isChecked ? checkedOffer : {})}>
      <Heading itemProp={isChecked ? 'name' : undefined}>{offer.plan.name}</Heading>
      <RatePlanFacts model={model} offer={offer} cost={cost} className={styles.included} />
      {cost === null ? null : (
        <Cost cost={cost} model={model} span={span} isDorm={offer.room.dormBed} isChecked={isChecked} />
      )}
      <div ref={place} className={styles.act}>
        <PlanAct offer={offer} stay={stay} onSwap={handOver} count={count} isPath={offer === least} />
        <PlainChoice model={model} offer={offer} stay={stay} />
      </div>
      <div className={styles.refused} aria-live="polite">
        {isSameOffer(stay.refusal?.offer, offer) && stay.refusal !== null ? (
          <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError>
        ) : null}
      </div>
    </li>
  );
}

const isSameOffer = (one: StayOffer | null | undefined, other: StayOffer): boolean =>
  one?.room.id === other.room.id && one.plan.id === other.plan.id;

interface PlanActProps extends Pick<PlanRowProps, 'offer' | 'stay'> {
  readonly count: number;
  /** Called before the button and the count take each other's place. */
  readonly onSwap: () => void;
  readonly isPath: boolean;
}

function PlanAct({ offer, stay, count, onSwap, isPath }: PlanActProps): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const [room, plan] = [offer.room.name, offer.plan.name];
  // A party with one adult can have one room only, so a new choice replaces it.
  const isInstead = stay.sale.party.adults === 1 && stay.roomCount > 0;
  const choose = (): void => {
    const undo = stay.choose(offer);
    if (undo === null) return;
    onSwap();
    const act = (): void => (onSwap(), undo());
    toast({
      text: isInstead ? t`${room} chosen instead` : t`${room} added`,
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
        label={t`Rooms: ${room}, ${plan}`}
        value={count}
        min={0}
        max={stay.mostOf(offer)}
        onChange={setCount}
        onAtMost={() => stay.refuse('max_rooms', offer)}
      />
    );
  }
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.scripted}
      aria-label={t`Choose: ${room}, ${plan}`}
      onClick={choose}
      onPointerEnter={prepareBill}
      onFocus={prepareBill}
      {...(isPath ? checkedClick : {})}
    >
      <Trans context="puts a rate plan into the stay">Choose</Trans>
    </Button>
  );
}
