import type { FormNoticeCode } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { BookingForm } from '../forms/booking-form.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import { AnotherCode } from './another-code.tsx';
import type { LookupInAddress } from './lookup-in-address.ts';
import type { LookUpAct } from '@latchkey/site/urls';
import { CodeForm } from './code-form.tsx';
import * as styles from './look-up.module.css';

interface ProveBookingProps {
  readonly bookingId: string;
  /** The page that asks, and that the code leads back to. */
  readonly act: LookUpAct;
  /** The look-up whose code was sent; null before. */
  readonly lookup: LookupInAddress | null;
  readonly notice: FormNoticeCode | null;
}

/** On a device that did not book: a code, sent to the guest of the booking, opens it here too. */
export function ProveBooking({ bookingId, act, lookup, notice }: ProveBookingProps) {
  if (lookup !== null)
    return (
      <div className={styles.prove}>
        <CodeForm lookupId={lookup.lookupId} act={act} bookingId={bookingId} notice={notice} />
        <AnotherCode lookup={lookup} bookingId={bookingId} act={act} />
      </div>
    );
  return (
    <div className={styles.prove}>
      <FormNotice notice={notice} />
      <p className={soft}>
        <Trans>Is it your booking? We send a code to the phone or the email that it was made with.</Trans>
      </p>
      <BookingForm name="look-ups" fields={{ act, bookingId }}>
        {(sending) => (
          <Button type="submit" busy={sending}>
            <Trans>Send me a code</Trans>
          </Button>
        )}
      </BookingForm>
    </div>
  );
}
