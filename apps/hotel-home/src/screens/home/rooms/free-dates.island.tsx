import { daysBetween } from '@latchkey/booking-core/dates';
import { SiteLink, usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { chipClass } from '@latchkey/ui/chip';
import { calendarDays } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { couponSearch } from '@latchkey/stay/stay-query';
import type { StayDates } from '@latchkey/stay/use-stay';
import type { HomeModel } from '../home.model.ts';
import { nearestStays } from './nearest-stays.ts';
import { useStayWords } from '@latchkey/stay/stay-words';
import * as styles from '../../../offer/room/room-card.module.css';
import { later } from '../../../offer/words/later-words.ts';

interface FreeDatesProps {
  readonly model: HomeModel;
  readonly roomTypeId?: string;
}

/** When a room that is taken on the dates asked is free for as long, asked for when its card is near. */
export const FreeDates = later(({ model: { hotel, stay, today, coupon }, roomTypeId }: FreeDatesProps): ReactNode => {
  const { api } = usePage();
  const words = useStayWords();
  const [found, setFound] = useState<readonly StayDates[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void nearestStays({ api, signal: leaving.signal }, hotel.id, stay, today, roomTypeId).then((dates) => {
      if (!leaving.signal.aborted) setFound(dates);
    });
    return () => leaving.abort();
  }, [api, hotel.id, stay, today, roomTypeId]);
  const nights = words.nights(daysBetween(stay.checkIn, stay.checkOut));
  return (
    <div className={styles.free} aria-live="polite">
      {found === null || found.length === 0 ? null : (
        <>
          <p>
            <Trans>Available instead ({nights}):</Trans>
          </p>
          <ul>
            {found.map((dates) => (
              <li key={dates.checkIn}>
                <SiteLink
                  className={chipClass}
                  to={stayUrl({ hotelId: hotel.id, guests: stay.guests, ...dates }, couponSearch(coupon))}
                >
                  <Icon icon={calendarDays} />
                  {words.dates(dates)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});
