import { telUrl } from '@latchkey/format/phone';
import { usePage } from '@latchkey/site';
import { Button, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { BookingForm } from '../forms/booking-form.tsx';
import type { LookUpAct } from '@latchkey/site/urls';

interface LinkInsteadProps {
  readonly lookupId: string;
  readonly act: LookUpAct;
  readonly bookingId: string;
}

/** The ways on for a guest whose browser keeps no cookies: a link by mail, for another device, and the hotel's telephone. */
export function LinkInstead({ lookupId, act, bookingId }: LinkInsteadProps) {
  const phone = usePage().site.hotel?.phone;
  return (
    <BookingForm name="look-up-links" search={{ lookup: lookupId }} fields={{ act, bookingId }}>
      {(sending) => (
        <>
          <p className={cx(small, soft)}>
            <Trans>Or open the booking elsewhere: we send a link to the email that it was made with.</Trans>
          </p>
          <Button type="submit" look="quiet" busy={sending}>
            <Trans>Send me a link</Trans>
          </Button>
          {phone === undefined ? null : (
            <p>
              <TextLink href={telUrl(phone)}>
                <Trans>Call the hotel</Trans> <bdi>{phone}</bdi>
              </TextLink>
            </p>
          )}
        </>
      )}
    </BookingForm>
  );
}
