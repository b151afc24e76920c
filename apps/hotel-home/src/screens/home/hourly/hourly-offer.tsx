import { clockHour } from '@latchkey/booking-core/clock';
import { usePage } from '@latchkey/site';
import { FieldError } from '@latchkey/ui/field-error';
import { Picture } from '@latchkey/ui/picture';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  refusalCopy,
  type HourlyStayOffer,
  type HoursModel,
  type ChosenStay,
  type StayModel,
} from '@latchkey/stay/use-stay';
import { Terms } from '../../../offer/policy/terms.tsx';
import { PlainChoice } from '../../../offer/plans/plain-choice.tsx';
import { ChoiceActs } from '../../../offer/plans/choice-acts.tsx';
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
  const { imageQuality } = usePage();
  const image = offer.room.images[0];
  const plan = offer.plan.name;
  const rooms = words.rooms(1);
  const arrival = { checkIn: hourly.date, checkInTime: clockHour(hourly.start ?? 0) };
  return (
    <li className={styles.plan}>
      <div className={image === undefined ? undefined : styles.pictured}>
        {image === undefined ? null : (
          <figure className={styles.figure}>
            <Picture image={{ ...image, alt: '' }} sizes="(min-width: 640px) 11rem, 92vw" quality={imageQuality} />
          </figure>
        )}
        <div>
          <h4>{t({ message: `${room}, ${plan}`, context: 'two parts of an enumeration' })}</h4>
          <p>{sentence}</p>
          <ul className={styles.terms}>
            <Terms hotel={model.hotel} arrival={arrival} offer={offer} price={offer} />
          </ul>
        </div>
      </div>
      <p className={styles.cost}>
        <Price>{words.money(offer.total, model.hotel.currency)}</Price>
        <small>
          <Trans>for {rooms}</Trans>
        </small>
      </p>
      <ChoiceActs offer={offer} stay={stay} className={styles.count}>
        <PlainChoice model={model} offer={offer} stay={stay} hourly={hourly} />
      </ChoiceActs>
      <div className={styles.refused} aria-live="polite">
        {stay.refusal?.offer === offer ? <FieldError>{i18n._(refusalCopy[stay.refusal.code])}</FieldError> : null}
      </div>
    </li>
  );
}
