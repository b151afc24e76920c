import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';

/** A moment on the clocks of the house, by which the law reckons. */
export function HouseMoment({ at }: { readonly at: string }) {
  const { locale, site } = usePage();
  const [moment, zone] = [Date.parse(at), site.hotel?.timeZone ?? 'UTC'];
  return (
    <time dateTime={at}>
      {formatMomentDate(moment, zone, locale, 'short-year')}, {formatMomentTime(moment, zone, locale)}
    </time>
  );
}
