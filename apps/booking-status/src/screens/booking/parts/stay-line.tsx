import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatDateRange, formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { lead, soft } from '@latchkey/ui/text';
import { roomsInWords } from '../rooms-in-words.ts';
import { endsOf } from '../timeline.ts';

/** Which booking it is: when, what, and its reference. */
export function StayLine({ booking }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { checkIn, checkOut } = endsOf(booking);
  const when =
    booking.stay.kind === 'nights'
      ? formatDateRange(checkIn.date, checkOut.date, locale)
      : withCommas(
          [
            formatDate(checkIn.date, locale),
            `${formatTime(checkIn.time, locale)} – ${formatTime(checkOut.time, locale)}`,
          ],
          locale,
        );
  return (
    <p className={cx(lead, soft)}>
      {when} · {roomsInWords(booking.rooms, locale)} · <bdi>{booking.reference}</bdi>
    </p>
  );
}
