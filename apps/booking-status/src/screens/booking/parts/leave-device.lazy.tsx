import { TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import * as styles from './leave-device.module.css';

/** For a shared computer: ends what this device may see, and shows the page as everybody sees it. */
export function LeaveDevice() {
  return (
    <div className={styles.leave}>
      <p className={cx(small, soft)}>
        <Trans>Shared computer? Then sign out, so that nobody else can open your bookings here.</Trans>
      </p>
      <BookingForm name="leavings">
        {(sending) => (
          <TextButton type="submit" aria-busy={sending || undefined}>
            <Trans>Sign out here</Trans>
          </TextButton>
        )}
      </BookingForm>
    </div>
  );
}
