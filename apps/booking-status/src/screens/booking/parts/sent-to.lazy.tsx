import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { RegistrationLink } from '../registration/registration-link.island.tsx';

/** Under the sentence of what the booking is: where its voucher goes, and the way to its registration. */
export function SentTo({ shown }: { readonly shown: ShownBooking }) {
  return (
    <>
      <Recipients shown={shown} />
      <RegistrationLink shown={shown} />
    </>
  );
}

/**
 * Where the voucher of a stay that is sure goes, so that a guest sees a slip of the finger in time. Who was booked for at the
 * hotel may have told a number alone, or an address.
 */
function Recipients({ shown: { view, own } }: { readonly shown: ShownBooking }) {
  const guest = own?.travellers[0];
  if (guest === undefined || (view !== 'confirmed' && view !== 'waiting_to_host')) return null;
  const { email } = guest;
  const contactNumber = own?.shownNumbers?.[0] ?? guest.contactNumber;
  return (
    <p className={cx(small, soft)}>
      {email === '' || contactNumber === '' ? (
        <Trans>
          It goes to <bdi dir="ltr">{email === '' ? contactNumber : email}</bdi>.
        </Trans>
      ) : (
        <Trans>
          It goes to <bdi>{email}</bdi> and <bdi dir="ltr">{contactNumber}</bdi>.
        </Trans>
      )}
    </p>
  );
}
