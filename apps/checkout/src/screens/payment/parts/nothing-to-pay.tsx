import { ScreenRefused, ScreenUnavailable } from '@latchkey/ui/screen-states';
import { Trans } from '@lingui/react/macro';
import { useRoomsAgain } from '../../../stay/rooms-again.tsx';
import type { NotPayable } from '../payment.model.ts';

const sentences = {
  gone: <Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>,
  returned: <Trans>Your payment came too late: the rooms were gone. You get a full refund.</Trans>,
  not_yours: <Trans>This booking was made on another device. Please pay for it there, or call the hotel.</Trans>,
} as const;

/** One calm page with one way onward. */
export function NothingToPay({ reason }: { readonly reason: NotPayable['kind'] }) {
  const onward = useRoomsAgain();
  return reason === 'unavailable' ? <ScreenUnavailable /> : <ScreenRefused title={sentences[reason]} onward={onward} />;
}
