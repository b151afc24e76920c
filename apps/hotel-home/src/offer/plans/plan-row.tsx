import { cx } from '@latchkey/ui/cx';
import { FieldError } from '@latchkey/ui/field-error';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { checkedOffer } from '@latchkey/stay/price-check';
import { refusalCopy, type ChosenStay, type StayModel, type StayOffer } from '@latchkey/stay/use-stay';
import { ChoiceActs } from './choice-acts.tsx';
import { Cost } from './plan-cost.tsx';
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
  const cost = stay.costOf(offer);
  // Once something is chosen the bill's total is the page's only one.
  const isChecked = cost?.isForAll === true && stay.bill === null;
  return (
    <li className={cx(styles.plan, count > 0 && styles.yours)} {...(isChecked ? checkedOffer : {})}>
      <Heading itemProp={isChecked ? 'name' : undefined}>{offer.plan.name}</Heading>
      <RatePlanFacts model={model} offer={offer} cost={cost} className={styles.included} />
      {cost === null ? null : (
        <Cost
          cost={cost}
          model={model}
          sale={stay.sale}
          span={span}
          isDorm={offer.room.dormBed}
          isChecked={isChecked}
        />
      )}
      <ChoiceActs offer={offer} stay={stay} isPath={offer === least} className={styles.act}>
        <PlainChoice model={model} offer={offer} stay={stay} />
      </ChoiceActs>
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
