import { ScreenRefused, ScreenUnavailable } from '@latchkey/ui/screen-states';
import { Trans } from '@lingui/react/macro';
import { useRoomsAgain } from '../../../stay/rooms-again.tsx';
import type { RefusedStay } from '../room-checkout.model.ts';

const sentences = {
  sold_out: <Trans>Sorry, Stays are not available for the selected days.</Trans>,
  no_quote: <Trans>Booking is either expired or does not exist. Please try creating a booking again.</Trans>,
} as const;

/** Nothing can be booked here; one way onward. */
export function Refused({ reason }: { readonly reason: RefusedStay['kind'] }) {
  const onward = useRoomsAgain();
  return reason === 'unavailable' ? <ScreenUnavailable /> : <ScreenRefused title={sentences[reason]} onward={onward} />;
}
