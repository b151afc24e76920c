import { Button } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { Price } from '@latchkey/ui/price';
import { Stepper } from '@latchkey/ui/stepper';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRefusalCopy } from '../home.copy.ts';
import type { RoomsModel } from '../home.model.ts';
import { mostHourlyRooms } from '../hourly-rooms.ts';
import type { HourlyModel, HourlyPrice } from '../hourly.model.ts';
import { useHandedFocus } from '../use-handed-focus.ts';
import type { HourlyStay } from '../use-hourly-stay.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import * as styles from './hourly.module.css';

interface HourlyOfferProps {
  readonly model: RoomsModel;
  readonly hourly: HourlyModel;
  readonly price: HourlyPrice;
  readonly stay: HourlyStay;
}

/** One room on one plan for the hours chosen: its price, and how many of it. */
export function HourlyOffer({ model, hourly, price, stay }: HourlyOfferProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const refusals = useRefusalCopy();
  const {
    name: room,
    sentence,
    ratePlans,
  } = model.hotel.HotelRooms.find(({ id }) => id === price.roomTypeId) ?? nobody(price.roomTypeId);
  const plan = ratePlans.find(({ id }) => id === price.ratePlanId)?.name ?? '';
  const count = stay.countOf(price);
  const { place, handOver } = useHandedFocus<HTMLDivElement>(count > 0);
  const choose = (): void => (handOver(), stay.choose(price));
  const setCount = (next: number): void => {
    if (next === 0) handOver();
    stay.setCount(price, next);
  };
  const rooms = words.rooms(1);
  return (
    <li className={styles.plan}>
      <div>
        <h4>{t({ message: `${room}, ${plan}`, context: 'two parts of an enumeration' })}</h4>
        <p>{sentence}</p>
      </div>
      <p className={styles.cost}>
        <Price>{words.money(price.total, model.hotel.currency)}</Price>
        <small>
          <Trans>for {rooms}</Trans>
        </small>
      </p>
      <div ref={place} className={styles.count}>
        {count > 0 ? (
          <Stepper
            label={t`Rooms of this plan`}
            value={count}
            min={0}
            max={mostHourlyRooms(model, hourly, price.roomTypeId)}
            onChange={setCount}
            onAtMost={() => stay.refuse('max_rooms', price)}
          />
        ) : (
          <Button look="quiet" size="small" aria-label={t`Choose: ${room}, ${plan}`} onClick={choose}>
            <Trans context="puts a rate plan into the stay">Choose</Trans>
          </Button>
        )}
      </div>
      <div className={styles.refused} aria-live="polite">
        {stay.refusal?.price === price ? <FieldError>{refusals[stay.refusal.code]}</FieldError> : null}
      </div>
    </li>
  );
}

const nobody = (name: string) => ({ name, sentence: '', ratePlans: [] as const });
