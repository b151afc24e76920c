import { clockHour } from '@latchkey/booking-core/clock';
import { Button } from '@latchkey/ui/button';
import { FieldError } from '@latchkey/ui/field-error';
import { Price } from '@latchkey/ui/price';
import { Stepper } from '@latchkey/ui/stepper';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  refusalCopy,
  type HourlyStayOffer,
  type HoursModel,
  type ChosenStay,
  type StayModel,
} from '@latchkey/stay/use-stay';
import { Terms } from '../policy/terms.tsx';
import { PlainChoice } from '../rooms/plain-choice.tsx';
import { useHandedFocus } from '../rooms/use-handed-focus.ts';
import { useStayWords } from '@latchkey/stay/stay-words';
import * as styles from './hourly.module.css';

interface HourlyOfferProps {
  readonly offer: HourlyStayOffer;
  readonly model: StayModel;
  readonly hourly: HoursModel;
  readonly stay: ChosenStay<HourlyStayOffer>;
}

/** One room on one plan for the hours chosen: its price, and how many of it. */
export function HourlyOfferCard({ offer, model, hourly, stay }: HourlyOfferProps): ReactNode {
  const { t, i18n } = useLingui();
  const words = useStayWords();
  const { name: room, sentence } = offer.room;
  const plan = offer.plan.name;
  const count = stay.countOf(offer);
  const { place, handOver } = useHandedFocus<HTMLDivElement>(count > 0);
  const choose = (): void => {
    if (stay.choose(offer) !== null) handOver();
  };
  const setCount = (next: number): void => {
    if (next === 0) handOver();
    stay.setCount(offer, next);
  };
  const rooms = words.rooms(1);
  const arrival = { checkIn: hourly.date, checkInTime: clockHour(hourly.start ?? 0) };
  return (
    <li className={styles.plan}>
      <div>
        <h4>{t({ message: `${room}, ${plan}`, context: 'two parts of an enumeration' })}</h4>
        <p>{sentence}</p>
        <ul className={styles.terms}>
          <Terms hotel={model.hotel} arrival={arrival} offer={offer} total={offer.total} />
        </ul>
      </div>
      <p className={styles.cost}>
        <Price>{words.money(offer.total, model.hotel.currency)}</Price>
        <small>
          <Trans>for {rooms}</Trans>
        </small>
      </p>
      <div ref={place} className={styles.count}>
        {count > 0 ? (
          <Stepper
            label={t`Rooms: ${room}, ${plan}`}
            value={count}
            min={0}
            max={stay.mostOf(offer)}
            onChange={setCount}
            onAtMost={() => stay.refuse('max_rooms', offer)}
          />
        ) : (
          <Button
            look="quiet"
            size="small"
            className={styles.scripted}
            aria-label={t`Choose: ${room}, ${plan}`}
            onClick={choose}
          >
            <Trans context="puts a rate plan into the stay">Choose</Trans>
          </Button>
        )}
        <PlainChoice model={model} offer={offer} stay={stay} hourly={hourly} />
      </div>
      <div className={styles.refused} aria-live="polite">
        {stay.refusal?.offer === offer ? <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError> : null}
      </div>
    </li>
  );
}
