import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { useLingui } from '@lingui/react/macro';
import { useIsOffline } from '../use-is-offline.ts';
import * as styles from './offline-line.module.css';

/**
 * Says that the page is the copy that the device has kept, and from when it is. The service worker marks a kept page, so
 * that the line shows before any script; a page that loses the internet while it is open says the same.
 */
export function OfflineLine({ timeZone }: { readonly timeZone: string }) {
  const { t } = useLingui();
  const { now, locale } = usePage();
  const isOffline = useIsOffline();
  const [date, time] = [formatMomentDate(now, timeZone, locale), formatMomentTime(now, timeZone, locale)];
  return (
    <p className={cx(styles.line, isOffline && styles.shown)} role="status" data-part="offline">
      {t`You are offline: this is the plan as of ${date}, ${time}.`}
    </p>
  );
}
