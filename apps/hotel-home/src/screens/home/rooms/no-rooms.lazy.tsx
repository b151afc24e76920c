import { addDays, daysBetween, lastDayOnSale } from '@latchkey/booking-core/dates';
import { telUrl } from '@latchkey/format/phone';
import { SiteLink, usePage } from '@latchkey/site';
import { hotelHomeAnchor, stayUrl } from '@latchkey/site/urls';
import { chipClass } from '@latchkey/ui/chip';
import { calendarDays } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Panel } from '@latchkey/ui/panel';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { couponSearch } from '@latchkey/stay/stay-query';
import type { StayDates } from '@latchkey/stay/use-stay';
import type { HomeModel } from '../home.model.ts';
import { island } from '@latchkey/stay/island';
import { useStayWords } from '@latchkey/stay/stay-words';
import { isAheadOfSale } from '../../../offer/room/sold-out.tsx';

const TellMe = island(
  () => import(/* webpackChunkName: "tell-me" */ './tell-me.island.tsx').then(({ TellMe: part }) => part),
  '8rem',
);

/** All rooms are taken, or reading them failed: what happened and a way onward. */
export function NoRooms({ model }: { readonly model: HomeModel }): ReactNode {
  return model.availability === null ? <Unreachable phone={model.hotel.phone} /> : <Full model={model} />;
}

function Unreachable({ phone }: { readonly phone: string }): ReactNode {
  const { site } = usePage();
  return (
    <Panel
      kind="refused"
      title={<Trans>Please try again later!</Trans>}
      acts={
        <>
          <LinkButton size="small" href={site.kind === 'hotel' ? '' : hotelHomeAnchor('rooms')}>
            <Trans>Try again</Trans>
          </LinkButton>
          <TextLink href={telUrl(phone)}>
            <Trans>Call the hotel</Trans>
          </TextLink>
        </>
      }
    >
      <Trans>
        We could not load rooms and prices. You can also call the hotel, and reception will book it for you.
      </Trans>
    </Panel>
  );
}

/** The same arrival with the hotel's minimum number of nights; null where the minimum is not the problem. */
function longerStay({ stay, availability }: HomeModel): StayDates | null {
  const asked = availability?.rooms.map(({ minStay }) => minStay) ?? [];
  const least = Math.min(...asked);
  return Number.isFinite(least) && least > daysBetween(stay.checkIn, stay.checkOut)
    ? { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, least) }
    : null;
}

function Full({ model }: { readonly model: HomeModel }): ReactNode {
  const { hotel, stay, nearest, coupon } = model;
  const words = useStayWords();
  const nights = words.nights(daysBetween(stay.checkIn, stay.checkOut));
  const longer = longerStay(model);
  const offered = longer === null ? nearest : [longer];
  const isAhead = isAheadOfSale(model);
  const last = lastDayOnSale(model.today, hotel.daysOnSale);
  const [, lastDay] = words.ends({ checkIn: last, checkOut: last });
  return (
    <>
      <Panel
        kind="empty"
        title={<Trans>Sorry, Stays are not available for the selected days.</Trans>}
        acts={offered.map((dates) => (
          <SiteLink
            key={dates.checkIn}
            className={chipClass}
            to={stayUrl({ hotelId: hotel.id, guests: stay.guests, ...dates }, couponSearch(coupon))}
          >
            <Icon icon={calendarDays} />
            {words.dates(dates)}
          </SiteLink>
        ))}
      >
        {isAhead ? (
          <Trans>These dates are not on sale yet. Bookings are open up to {lastDay}.</Trans>
        ) : longer !== null ? (
          <Plural
            value={daysBetween(longer.checkIn, longer.checkOut)}
            one="The minimum stay on these dates is # night:"
            other="The minimum stay on these dates is # nights:"
          />
        ) : nearest.length === 0 ? null : (
          <Trans>Available instead ({nights}):</Trans>
        )}
      </Panel>
      {longer === null && !isAhead ? <TellMe key={`${stay.checkIn} ${stay.checkOut}`} model={model} /> : null}
    </>
  );
}
