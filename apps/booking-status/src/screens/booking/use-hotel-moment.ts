import { withCommas } from '@latchkey/format/list';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';

/** A moment on the clocks of the hotel, with whose clocks they are: "Fri 27 Nov, 4:47 am, Bengaluru time". */
export function useHotelMoment(timeZone: string): (moment: string) => string {
  const { locale, site } = usePage();
  const { t } = useLingui();
  const city = site.hotel?.city;
  return (moment) => {
    const at = Date.parse(moment);
    const clock = withCommas([formatMomentDate(at, timeZone, locale), formatMomentTime(at, timeZone, locale)], locale);
    return city === undefined ? t`${clock}, hotel time` : t`${clock}, ${city} time`;
  };
}
