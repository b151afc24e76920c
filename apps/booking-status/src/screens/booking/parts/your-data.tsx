import { Button, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import type { ShownBooking } from '../booking.model.ts';
import { isAhead } from '../standing.ts';
import * as folded from './more.module.css';
import * as styles from './your-data.module.css';

/** What is kept about the guests of this booking: to read, to take along, and once the stay is over to erase. */
export function YourData({ shown }: { readonly shown: ShownBooking }) {
  const { bookingId } = shown.booking;
  return (
    <details id="your-data" className={cx(folded.more, styles.data)}>
      <summary>
        <Trans>Your data</Trans>
      </summary>
      <p className={cx(small, soft)}>
        <Trans>Everything that is kept about this booking and its guests, as a file.</Trans>
      </p>
      <p>
        <TextLink href={`/api/bookings/${encodeURIComponent(bookingId)}/personal-data`} download="booking.json">
          <Trans>Take a copy</Trans>
        </TextLink>
      </p>
      {isAhead(shown.view) ? (
        <p className={cx(small, soft)}>
          <Trans>Once the stay is over or cancelled, you can have it erased here.</Trans>
        </p>
      ) : (
        <BookingForm name="erasures" about={bookingId}>
          {(sending) => (
            <>
              <p className={cx(small, soft)}>
                <Trans>
                  Erasing removes names, numbers and addresses for good. What was paid stays in the hotel’s books.
                </Trans>
              </p>
              <Button type="submit" look="quiet" busy={sending}>
                <Trans>Erase my data</Trans>
              </Button>
            </>
          )}
        </BookingForm>
      )}
    </details>
  );
}
