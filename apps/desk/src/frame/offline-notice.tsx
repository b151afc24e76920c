import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import * as styles from './offline-notice.module.css';

/**
 * Says that the page is the copy that the device has kept, and from when, or that it has none: the service worker marks it
 * before any script.
 */
export function OfflineNotice() {
  const { now, locale, site } = usePage();
  const zone = site.hotel?.timeZone ?? 'UTC';
  const [date, time] = [formatMomentDate(now, zone, locale), formatMomentTime(now, zone, locale)];
  return (
    <p className={styles.line} data-no-copy="">
      <span className={styles.copy}>
        <Trans>
          No network: this is the page as of {date}, {time}. It can be read; to do something, wait until the network is
          back.
        </Trans>
      </span>
      <span className={styles.missing}>
        <Trans>No network, and this page was not opened on this device before.</Trans>
      </span>
    </p>
  );
}
