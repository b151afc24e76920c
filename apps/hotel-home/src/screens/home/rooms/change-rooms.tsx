import { stayUrl } from '@latchkey/site/urls';
import { ChangeStay } from '@latchkey/stay/search-form';
import { couponSearch } from '@latchkey/stay/stay-query';
import type { AskedStay, StayModel } from '@latchkey/stay/use-stay';
import type { ReactNode } from 'react';
import * as styles from '../../../offer/room/rooms.module.css';
import { useSearch } from '../../../offer/search/show-rooms.ts';

interface ChangeRoomsProps {
  readonly model: StayModel;
  /** The page of an answer; the rooms on its dates unless given. */
  readonly to?: (asked: AskedStay) => string;
}

/** The dates and guests that the rooms in sight are for; others are one press away, without going back to the top. */
export function ChangeRooms({ model: { hotel, stay, today, coupon }, to }: ChangeRoomsProps): ReactNode {
  return (
    <div className={styles.change}>
      <ChangeStay
        hotel={hotel}
        today={today}
        to={to ?? ((asked) => stayUrl({ hotelId: hotel.id, ...asked }, couponSearch(coupon)))}
        {...useSearch(hotel.id, stay)}
      />
    </div>
  );
}
