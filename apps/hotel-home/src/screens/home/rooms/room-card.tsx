import { roomPath } from '@latchkey/site/urls';
import type { RoomAvailability } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Picture } from '@latchkey/ui/picture';
import type { ReactNode } from 'react';
import { roomUrl } from '../../../offer/urls/room-url.ts';
import type { HomeModel } from '../home.model.ts';
import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';
import { FactList } from '../../../offer/room/fact-list.tsx';
import { island } from '@latchkey/stay/island';
import { Left } from '../../../offer/room/left.tsx';
import { PicturesButton } from '../../../offer/pictures/pictures-button.tsx';
import { PlanRow } from '../../../offer/plans/plan-row.tsx';
import { RoomDetails } from './room-details.tsx';
import type { PriceSpan } from '../../../offer/plans/price-span.ts';
import * as styles from '../../../offer/room/room-card.module.css';

const FreeDates = island(
  () => import(/* webpackChunkName: "extras" */ './free-dates.island.tsx').then(({ FreeDates: part }) => part),
  '9rem',
);

interface RoomCardProps {
  readonly model: HomeModel;
  readonly available: RoomAvailability;
  readonly stay: ChosenStay;
  readonly span: PriceSpan;
  readonly least: StayOffer | null;
}

/** One room type: picture, name, one sentence, three facts, and its rate plans on these dates. */
export function RoomCard({ model, available, stay, span, least }: RoomCardProps): ReactNode {
  const { imageQuality, site } = usePage();
  const room = model.hotel.HotelRooms.find(({ id }) => id === available.roomTypeId);
  const offers = stay.sale.offers.filter((offer) => offer.room.id === available.roomTypeId);
  if (room === undefined) return null;
  const image = room.images[0];
  const isGone = available.availableRooms === 0;
  return (
    <article className={cx(styles.room, isGone && styles.gone)} aria-label={room.name}>
      {image === undefined ? null : (
        <figure className={styles.figure}>
          <Picture
            image={{ ...image, alt: '' }}
            sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
            quality={imageQuality}
          />
          <PicturesButton images={room.images} title={room.name} />
        </figure>
      )}
      <div>
        <h3>{room.name}</h3>
        <Left available={available} model={model} isWhole={room.maxRooms === 1} />
        <p className={styles.sentence}>{room.sentence}</p>
        <FactList room={room} />
        <RoomDetails
          hotel={model.hotel}
          room={room}
          to={
            isGone
              ? roomPath(site, model.hotel, room.id)
              : roomUrl(site, model.hotel, room.id, model.stay, model.coupon)
          }
        />
        {isGone ? <FreeDates model={model} roomTypeId={room.id} /> : null}
      </div>
      {offers.length === 0 ? null : (
        <ul className={styles.plans}>
          {offers.map((offer) => (
            <PlanRow key={offer.plan.id} model={model} offer={offer} stay={stay} span={span} least={least} />
          ))}
        </ul>
      )}
    </article>
  );
}
