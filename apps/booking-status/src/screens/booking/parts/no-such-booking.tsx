import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { ScreenRefused, ScreenUnavailable } from '@latchkey/ui/screen-states';
import { Trans } from '@lingui/react/macro';
import type { NoBooking } from '../booking.model.ts';
import { roomsUrlOf } from '../rooms-of.ts';

/** The specified sentence and a way to begin again. */
export function NoSuchBooking({ reason }: { readonly reason: NoBooking['kind'] }) {
  const { locale, site } = usePage();
  if (reason === 'unavailable') return <ScreenUnavailable />;
  return (
    <ScreenRefused
      title={<Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>}
      help={
        <Trans>
          Check the link in your confirmation, or look the booking up by its reference or your phone number.
        </Trans>
      }
      onward={{ href: inLanguage(roomsUrlOf(site), locale), label: <Trans>Choose a room</Trans> }}
      also={{ href: inLanguage(urlOf('findEntry'), locale), label: <Trans>Find my booking</Trans> }}
    />
  );
}
