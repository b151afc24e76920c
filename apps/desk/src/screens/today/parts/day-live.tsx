import { formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { LiveSign } from '../../../frame/live-sign.tsx';
import { useLive } from '../../../live/use-live.ts';
import { useDay } from '../day-on-page.tsx';

/** Whether the page follows the house, which it does but where somebody was sought. */
export function DayLive() {
  const { locale, now } = usePage();
  const { day, frame, found } = useDay().model;
  const isLive = useLive(frame.hotel.hotelId, found !== null);
  return <LiveSign isLive={isLive} time={formatMomentTime(now, day.hotel.timeZone, locale)} />;
}
