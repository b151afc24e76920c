import type { GuestKind } from '@latchkey/booking-core/rooms';
import { guestWordNames } from '@latchkey/booking-core/guest-words';
import { formatDate } from '@latchkey/format/date';
import { daysBetween } from '@latchkey/booking-core/dates';
import { withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useInclusionWords, useStayWords, withYearOf } from '@latchkey/stay/stay-words';
import { TextLink } from '@latchkey/ui/button';
import { arrowRight } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { KeyTag } from '@latchkey/ui/key-tag';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { guestWordCopy } from '../guest-words.copy.ts';
import { isViewAhead, isConfirmedStay } from '../balance-due.ts';
import { agesInWords, roomsInWords } from '../rooms-in-words.ts';
import { endsOf } from '../ends-of.ts';
import { useStayTimes } from '../use-stay-times.ts';
import { Account } from './account.tsx';
import { Code } from './code.tsx';
import { FactList, type Fact } from './fact-list.tsx';
import './agreed-policies.module.css';
import './leave-device.module.css';
import './more.module.css';
import './your-data.module.css';
import * as styles from './booking-key.module.css';

// What stands folded under the tag is drawn by the server; what draws it in the browser comes after the page.
const AgreedPolicies = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './agreed-policies.lazy.tsx').then(({ AgreedPolicies: part }) => part),
);
const YourData = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './your-data.lazy.tsx').then(({ YourData: part }) => part),
);
const LeaveDevice = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './leave-device.lazy.tsx').then(({ LeaveDevice: part }) => part),
);

/**
 * The card of the booking: with the code for reception while it is confirmed, without it before and after; what was
 * booked, and the account. Strangers see the dates alone.
 */
export function BookingKey({ shown }: { readonly shown: ShownBooking }) {
  const { t } = useLingui();
  const { own, view } = shown;
  const isKey = isConfirmedStay(view);
  return (
    <div>
      <KeyTag
        title={isKey ? t`Your check-in code` : t`Your stay`}
        titleId="your-key"
        graphic={
          own ? (
            <KeyGraphic reference={own.reference} isKey={isKey} />
          ) : (
            <p className={small}>{t`Verify it’s you to see the code.`}</p>
          )
        }
      >
        <Facts shown={shown} />
        {own ? <Account booking={own} view={view} /> : null}
      </KeyTag>
      {isViewAhead(view) ? (
        <div className={styles.ahead}>
          <h3 className={styles.aheadTitle}>
            <Trans>A free day, no plan?</Trans>
          </h3>
          <p className={soft}>
            <Trans>Tell us what you like and we will plan your day.</Trans>
          </p>
          <PlanLink shown={shown} />
        </div>
      ) : null}
      {own ? (
        <>
          <AgreedPolicies own={own} />
          <YourData shown={shown} own={own} />
          <LeaveDevice />
        </>
      ) : null}
    </div>
  );
}

function KeyGraphic({ reference, isKey }: { readonly reference: string; readonly isKey: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isKey ? (
        <>
          <p className={small}>
            <Trans>Show this at reception</Trans>
          </p>
          <Code key={reference} text={reference} label={t`Booking reference`} />
        </>
      ) : null}
      <p className={styles.reference}>
        <span>
          <Trans context="of a booking">Reference</Trans>
        </span>
        <b>
          <bdi>{reference}</bdi>
        </b>
      </p>
    </>
  );
}

function Facts({ shown }: { readonly shown: ShownBooking }) {
  const { locale, now } = usePage();
  const { t, i18n } = useLingui();
  const { booking, own } = shown;
  const words = useStayWords();
  const inclusion = useInclusionWords();
  const invoice = own?.travellers[0]?.invoice;
  const party = {
    adults: sumOf(booking.rooms, 'adults'),
    childAges: Array.from({ length: sumOf(booking.rooms, 'children') }, () => null),
    infants: sumOf(booking.rooms, 'infants'),
  };
  const times = useStayTimes(booking, own, ({ date, time }) =>
    withCommas([withYearOf(formatDate(date, locale), date, now), formatTime(time, locale)], locale),
  );
  const facts: readonly Fact[] = [
    [t({ message: 'Room', context: 'fact of a booking' }), roomsInWords(booking.rooms, locale)],
    [
      t({ message: 'Included', context: 'fact of a booking' }),
      withCommas(includedIn(booking.rooms, inclusion), locale),
    ],
    [t({ message: 'Check-in', context: 'fact of a booking' }), times.checkIn],
    [t({ message: 'Check-out', context: 'fact of a booking' }), times.checkOut],
    [
      t({ message: 'Guests', context: 'fact of a booking' }),
      withCommas([words.guests(party), ...(own === null ? [] : namesOf(own))], locale),
    ],
    [t`Children’s ages`, agesInWords(own, locale)],
    [t({ message: 'Arriving', context: 'fact of a booking' }), times.arriving],
    [
      t({ message: 'Invoice to', context: 'fact of a booking' }),
      invoice === undefined ? null : withCommas([invoice.company, invoice.taxNumber], locale),
    ],
    ...guestWordNames.map((word): Fact => [i18n._(guestWordCopy[word].onPage), own?.[word]]),
  ];
  return <FactList className={styles.facts} facts={facts} />;
}

/** What the rooms' plans include, each once, for the guests of the rooms that have it. */
function includedIn(
  rooms: ShownBooking['booking']['rooms'],
  inclusion: ReturnType<typeof useInclusionWords>,
): string[] {
  const guests = new Map<string, number>();
  for (const { inclusions = [], adults, children } of rooms)
    for (const code of inclusions) guests.set(code, (guests.get(code) ?? 0) + adults + children);
  return [...guests].flatMap(([code, count]) => inclusion(code, count) ?? []);
}

const sumOf = (rooms: ShownBooking['booking']['rooms'], of: GuestKind): number =>
  rooms.reduce((sum, room) => sum + room[of], 0);

/** Everybody who comes, as far as names were given. */
const namesOf = ({ travellers }: NonNullable<ShownBooking['own']>): string[] =>
  travellers.flatMap(({ fullName, companions = [] }) => [fullName, ...companions.map((one) => one.fullName)]);

/** Plans the days of the stay, from the hour of arrival on: a plan has three days at most. */
function PlanLink({ shown: { booking, own } }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  const { checkIn, checkOut } = endsOf(booking);
  const nights = daysBetween(checkIn.date, checkOut.date);
  const days = String(Math.min(3, Math.max(1, nights)));
  const arrive = own?.estimatedArrivalTime ?? checkIn.time;
  return (
    <TextLink
      href={inLanguage(urlOf('planner', { hotelId: booking.hotelId }, { days, from: checkIn.date, arrive }), locale)}
    >
      <Trans>Plan my day</Trans>
      <Icon icon={arrowRight} />
    </TextLink>
  );
}
