import { clockHour } from '@latchkey/booking-core/clock';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';

/** The hour in which a guest means to arrive, in words: "between 4 pm and 5 pm". */
export function useArrivalHour(): (time: string) => string {
  const { locale } = usePage();
  const { t } = useLingui();
  return (time) => {
    const hour = Number(time.slice(0, 2));
    const [from, to] = [hour, hour + 1].map((one) => formatTime(clockHour(one), locale));
    return t`between ${from} and ${to}`;
  };
}
