import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { useSyncExternalStore } from 'react';

/** Nothing is told of: a device stays in its zone while a page is open. */
const never = () => (): void => undefined;

/** A moment on the clock of whoever reads: the server does not know it, and names the date of UTC until a script can say. */
export function Moment({ at }: { readonly at: string }) {
  const { locale } = usePage();
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  const moment = Date.parse(at);
  return (
    <time dateTime={at}>
      {formatMomentDate(moment, zone ?? 'UTC', locale, 'short-year')}
      {zone === null ? null : `, ${formatMomentTime(moment, zone, locale)}`}
    </time>
  );
}
