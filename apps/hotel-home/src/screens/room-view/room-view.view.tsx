import { SiteLink, usePage } from '@latchkey/site';
import { hotelHomeAnchor, roomPath, stayUrl } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { arrowLeft } from '@latchkey/ui/icons';
import { FacilityMark } from '@latchkey/ui/facility-mark';
import { Icon } from '@latchkey/ui/icon';
import { Section } from '@latchkey/ui/section';
import { measure, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { couponSearch } from '@latchkey/stay/stay-query';
import { CheckedStay, checkedHotel } from '@latchkey/stay/price-check';
import { useStay } from '@latchkey/stay/use-stay';
import { Pictures } from '../../offer/pictures/pictures.tsx';
import { SearchRooms } from '../../offer/search/search-rooms.tsx';
import { leastOffer } from '../../offer/plans/least-offer.ts';
import { roomsStage } from '../../offer/room/rooms-stage.ts';
import { StayBar } from '../../offer/bill/stay-bar.tsx';
import { useVisit } from '../../offer/visit/use-visit.ts';
import { FactList } from '../../offer/room/fact-list.tsx';
import { RoomFeatures } from '../../offer/room/room-features.tsx';
import { OtherRooms } from './parts/other-rooms.tsx';
import { RoomPlans } from './parts/room-plans.tsx';
import { RoomPrices } from './parts/room-prices.tsx';
import { roomUrl } from '../../offer/urls/room-url.ts';
import type { RoomViewModel } from './room-view.model.ts';
import * as styles from './room-view.module.css';

/** One room on a page of its own: its pictures, what it has, its plans on the dates, and what other nights cost. */
export function RoomView({ model }: { readonly model: RoomViewModel }): ReactNode {
  const { hotel, room, stay: asked, today, coupon } = model;
  const { site } = usePage();
  useVisit(model);
  const stay = useStay(model);
  const offers = stay.sale.offers.filter((offer) => offer.room.id === room.id);
  const least = leastOffer(stay, offers);
  return (
    <main id="main" {...checkedHotel} {...roomsStage(stay, least)}>
      <CheckedStay hotel={hotel} nights={asked} />
      <div className={cx(wrap, styles.head)}>
        <SiteLink
          className={textLinkClass}
          to={`${stayUrl({ hotelId: hotel.id, ...asked }, couponSearch(coupon))}${hotelHomeAnchor('rooms')}`}
        >
          <Icon icon={arrowLeft} />
          <Trans>All rooms</Trans>
        </SiteLink>
        <h1>{room.name}</h1>
        <p>{room.sentence}</p>
        <FactList room={room} />
      </div>
      <Pictures images={room.images} title={room.name} />
      <SearchRooms
        hotel={hotel}
        stay={asked}
        today={today}
        coupon={coupon}
        form={roomPath(site, hotel, room.id)}
        to={(next) => roomUrl(site, hotel, room.id, next, coupon)}
      />
      <RoomPlans model={model} stay={stay} offers={offers} least={least} />
      <div data-below="">
        <Section title={<Trans>The room</Trans>}>
          <p className={measure}>{room.description}</p>
          <RoomFeatures hotel={hotel} room={room} />
          <ul className={styles.amenities}>
            {room.amenities.map((amenity, place) => (
              <li key={amenity}>
                <FacilityMark name={room.amenityMarks?.[place]} />
                {amenity}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div data-below="">
        <RoomPrices model={model} />
      </div>
      <div data-below="">
        <OtherRooms model={model} />
      </div>
      <StayBar model={model} stay={stay} />
    </main>
  );
}
