import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatDateRange, formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { withYearOf } from '@latchkey/stay/stay-words';
import { cx } from '@latchkey/ui/cx';
import { lead, soft } from '@latchkey/ui/text';
import { roomsInWords } from '../rooms-in-words.ts';
import { endsOf } from '../ends-of.ts';

/** Which booking it is: when, what, and its reference. */
export function StayLine({ booking }: { readonly booking: WholeBooking }) {
  const { locale, now } = usePage();
  const { checkIn, checkOut } = endsOf(booking);
  const when =
    booking.stay.kind === 'nights'
      ? withYearOf(formatDateRange(checkIn.date, checkOut.date, locale), checkOut.date, now)
      : withCommas(
          [
            withYearOf(formatDate(checkIn.date, locale), checkIn.date, now),
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
