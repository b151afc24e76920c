import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { useHotelMoment } from '../use-hotel-moment.ts';

/** What has last become of a stay that is ahead: that its request was confirmed, or that it was changed. */
export function SinceBooked({ shown: { view, booking, own, formNotice } }: { readonly shown: ShownBooking }) {
  const say = useHotelMoment(booking.timeZone);
  if (own === null || (view !== 'confirmed' && view !== 'waiting_to_host')) return null;
  const wasRequest = own.events.some(({ type }) => type === 'requested');
  const last = own.events.findLast(({ type }) => type === 'modified' || (type === 'confirmed' && wasRequest));
  if (last === undefined || formNotice === 'changed') return null;
  const moment = say(last.at);
  return (
    <p className={cx(small, soft)}>
      {last.type === 'modified' ? (
        <Trans>Changed {moment}. This page shows your stay as it is now.</Trans>
      ) : (
        <Trans>Your request was confirmed {moment}.</Trans>
      )}
    </p>
  );
}
