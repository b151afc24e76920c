import { Button } from '@latchkey/ui/button';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HotelRoom } from '@latchkey/api-contract/types';
import { withOfferInstead, type Upsell } from '@latchkey/booking-core/basket';
import type { HomeModel } from '../home.model.ts';
import type { Chosen } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import { useStepToast } from '../../../offer/plans/use-step-toast.ts';
import * as styles from './extras.module.css';

interface StepUpProps {
  readonly model: HomeModel;
  readonly chosen: Chosen;
  readonly upsell: Upsell<HotelRoom> | null;
}

/** The next dearer room in place of the one chosen, with what it costs more. Said once, beneath the rooms. */
export function StepUp({ model, chosen, upsell }: StepUpProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const say = useStepToast();
  if (upsell === null) return null;
  const { offer, roomCount, more } = upsell;
  const { name, sentence } = offer.room;
  const change = (): void => {
    const step = chosen.change((selection) => withOfferInstead(chosen.sale, selection, offer, roomCount));
    say(t`${name} chosen instead`, step);
  };
  return (
    <section className={styles.part} aria-labelledby="step-up-title">
      <h3 id="step-up-title">
        <Trans>Or the {name} instead</Trans>
      </h3>
      <div className={styles.row}>
        <p>{sentence}</p>
        <p className={styles.price}>
          <Price>{words.money(more, model.hotel.currency)}</Price>
          <small>
            <Trans>more for the whole stay</Trans>
          </small>
        </p>
        <div className={styles.act}>
          <Button look="quiet" size="small" aria-label={t`Change to this: ${name}`} onClick={change}>
            <Trans context="takes an offer instead of what is chosen">Change to this</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
