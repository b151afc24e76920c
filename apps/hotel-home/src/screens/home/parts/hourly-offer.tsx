import { Button } from '@latchkey/ui/button';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RoomsModel } from '../home.model.ts';
import type { HourlyPrice } from '../hourly.model.ts';
import type { HourlyStay } from '../use-hourly-stay.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import * as styles from './hourly.module.css';

interface HourlyOfferProps {
  readonly model: RoomsModel;
  readonly price: HourlyPrice;
  readonly stay: HourlyStay;
}

/** One room on one plan for the hours chosen: its whole price, one act. */
export function HourlyOffer({ model: { hotel }, price, stay }: HourlyOfferProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const {
    name: room,
    sentence,
    ratePlans,
  } = hotel.HotelRooms.find(({ id }) => id === price.roomTypeId) ?? { name: price.roomTypeId, sentence: '', ratePlans: [] };
  const plan = ratePlans.find(({ id }) => id === price.ratePlanId)?.name ?? '';
  const isChosen = stay.chosen === price;
  return (
    <li className={styles.plan}>
      <div>
        <h4>{t({ message: `${room}, ${plan}`, context: 'two parts of an enumeration' })}</h4>
        <p>{sentence}</p>
      </div>
      <Price>{words.money(price.total, hotel.currency)}</Price>
      <Button look="quiet" size="small" aria-pressed={isChosen} aria-label={t`Choose: ${room}, ${plan}`} onClick={() => stay.choose(price)}>
        {isChosen ? <Trans context="a room is in the stay">Chosen</Trans> : <Trans context="puts a rate plan into the stay">Choose</Trans>}
      </Button>
    </li>
  );
}
