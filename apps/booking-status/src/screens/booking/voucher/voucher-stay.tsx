import { guestWordNames } from '@latchkey/booking-core/guest-words';
import type { WholeBooking } from '@latchkey/api-contract/types';
import { daysBetween } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { guestWordCopy } from '../guest-words.copy.ts';
import { agesInWords, roomsInWords } from '../rooms-in-words.ts';
import { useStayTimes } from '../use-stay-times.ts';
import { FactList } from '../parts/fact-list.tsx';

/** Who comes, when, and to which rooms. */
export function VoucherStay({ own }: { readonly own: WholeBooking }) {
  const { locale } = usePage();
  const { t, i18n } = useLingui();
  const times = useStayTimes(own, own, ({ date, time }) =>
    withCommas([formatDate(date, locale, 'full'), formatTime(time, locale)], locale),
  );
  const invoice = own.travellers[0]?.invoice;
  const nights = own.stay.kind === 'nights' ? daysBetween(own.stay.checkIn, own.stay.checkOut) : 0;
  const guests = own.rooms.reduce((sum, room) => sum + room.adults + room.children + room.infants, 0);
  const names = own.travellers.flatMap(({ fullName, companions = [] }) => [
    fullName,
    ...companions.map((companion) => companion.fullName),
  ]);
  const facts: readonly (readonly [string, string | null])[] = [
    [t({ message: 'Check-in', context: 'fact of a booking' }), times.checkIn],
    [t({ message: 'Check-out', context: 'fact of a booking' }), times.checkOut],
    [t`Nights`, nights === 0 ? null : String(nights)],
    [t({ message: 'Room', context: 'fact of a booking' }), roomsInWords(own.rooms, locale)],
    [
      t({ message: 'Guests', context: 'fact of a booking' }),
      `${withCommas(names, locale)} (${t`${plural(guests, { one: '# guest', other: '# guests' })}`})`,
    ],
    [t`Children’s ages`, agesInWords(own, locale)],
    [t`Estimated arrival`, times.arriving],
    [
      t({ message: 'Invoice to', context: 'fact of a booking' }),
      invoice === undefined ? null : withCommas([invoice.company, invoice.taxNumber], locale),
    ],
    ...guestWordNames.map((word) => [i18n._(guestWordCopy[word].onVoucher), own[word]] as const),
  ];
  return (
    <section>
      <h2>
        <Trans>Your stay</Trans>
      </h2>
      <FactList facts={facts} />
    </section>
  );
}
