import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { LiveWords } from '../../../live/live-words.tsx';
import { useLive } from '../../../live/use-live.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';

/** Whether the page follows the house, which it does but where somebody was sought. */
export function LiveSign() {
  const { locale, now } = usePage();
  const { day, frame, found } = useDay().model;
  const isLive = useLive(frame.hotel.hotelId, found !== null);
  const time = formatMomentTime(now, day.hotel.timeZone, locale);
  return (
    <p className={styles.live} role="status">
      <LiveWords isLive={isLive} time={time} />
    </p>
  );
}
