import type { GuestKind } from '@latchkey/booking-core/rooms';
import { formatDate } from '@latchkey/format/date';
import { countedNames, withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { useStayWords } from '@latchkey/stay/stay-words';
import { Picture } from '@latchkey/ui/picture';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownShare } from '../share.model.ts';
import * as styles from '../share.module.css';

/** What a share is of: the room with its picture, who comes, when, where, and how many have paid. */
export function StayOfShare({ model: { share, hotel, rooms } }: { readonly model: ShownShare }): ReactNode {
  const { locale, imageQuality } = usePage();
  const { t } = useLingui();
  const words = useStayWords();
  if (share.of === undefined) return null;
  const { of, stay } = share;
  const sum = (kind: GuestKind): number => of.rooms.reduce((all, room) => all + room[kind], 0);
  const party = {
    adults: sum('adults'),
    childAges: Array.from({ length: sum('children') }, () => null),
    infants: sum('infants'),
  };
  const image = rooms[0]?.image ?? null;
  const [paid, all] = [of.paidShares, of.shares];
  const ends: readonly (readonly [string, string])[] =
    stay.kind === 'hours'
      ? []
      : [
          [
            t({ message: 'Check-in', context: 'fact of a booking' }),
            withCommas([formatDate(stay.checkIn, locale), formatTime(of.checkInTime, locale)], locale),
          ],
          [
            t({ message: 'Check-out', context: 'fact of a booking' }),
            withCommas([formatDate(stay.checkOut, locale), formatTime(of.checkOutTime, locale)], locale),
          ],
        ];
  const facts: readonly (readonly [string, string])[] = [
    [t({ message: 'Room', context: 'fact of a booking' }), countedNames(rooms.map(({ name }) => name)).join(' · ')],
    [t({ message: 'Guests', context: 'fact of a booking' }), words.guests(party)],
    ...ends,
    ...(hotel === null ? [] : [[t`Address`, hotel.address] as const]),
    [t`Who has paid`, t`${paid} of ${all} shares`],
  ];
  return (
    <section aria-labelledby="share-stay" className={styles.stay}>
      <h2 id="share-stay">
        <Trans>The stay</Trans>
      </h2>
      {image === null ? null : (
        <Picture
          image={{ ...image, alt: '' }}
          sizes="(min-width: 1024px) 34rem, 92vw"
          quality={imageQuality}
          className={styles.picture}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
