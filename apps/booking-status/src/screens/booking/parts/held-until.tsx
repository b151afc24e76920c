import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { useHotelMoment } from '../use-hotel-moment.ts';

/** Until when the rooms of a booking are held, and what that waits for. Empty where no time runs. */
export function HeldUntil({ shown: { view, booking, own } }: { readonly shown: ShownBooking }) {
  const say = useHotelMoment(booking.timeZone);
  if (booking.expiresAt === null) return null;
  const until = say(booking.expiresAt);
  const email = own?.travellers[0]?.email;
  if (view === 'request_received')
    return (
      <p className={cx(small, soft)}>
        <Trans>We’ll answer by {until}. If not, the rooms are no longer held for you, and it costs you nothing.</Trans>{' '}
        {email === undefined ? null : (
          <Trans>
            The answer goes to <bdi>{email}</bdi> and shows here.
          </Trans>
        )}
      </p>
    );
  if (view === 'complete_booking')
    return (
      <p className={cx(small, soft)}>
        <Trans>Held until {until}. If it is not paid by then, the rooms are released.</Trans>
      </p>
    );
  return null;
}
