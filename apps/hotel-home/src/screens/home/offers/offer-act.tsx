import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { holdsOn, type Promotion } from '@latchkey/booking-core/promotion';
import { SiteLink } from '@latchkey/site';
import { hotelHomeAnchor, stayUrl } from '@latchkey/site/urls';
import { couponSearch } from '@latchkey/stay/stay-query';
import { useStayWords } from '@latchkey/stay/stay-words';
import { TextLink, textLinkClass } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';

/** The first arrival date on which a date-based offer applies; null where the current dates already qualify. */
export function firstDayOf(promotion: Promotion, { stay, today }: Pick<HomeModel, 'stay' | 'today'>): LocalDate | null {
  if (promotion.kind !== 'early-bird' && promotion.kind !== 'last-minute') return null;
  if (holdsOn(promotion, { bookedOn: today, checkIn: stay.checkIn })) return null;
  // A last-minute offer begins tomorrow: today's check-in may be over.
  return addDays(today, promotion.kind === 'early-bird' ? promotion.daysAhead : Math.min(1, promotion.daysAhead));
}

/** The way from an offer to rooms that have it: to as many nights from its first day on, or to those in sight. */
export function OfferAct({
  promotion,
  model,
}: {
  readonly promotion: Promotion;
  readonly model: HomeModel;
}): ReactNode {
  const words = useStayWords();
  const { hotel, stay, coupon } = model;
  const checkIn = firstDayOf(promotion, model);
  if (checkIn === null)
    return (
      <TextLink href={hotelHomeAnchor('rooms')}>
        <Trans>All rooms</Trans>
      </TextLink>
    );
  const dates = { checkIn, checkOut: addDays(checkIn, daysBetween(stay.checkIn, stay.checkOut)) };
  const [from, to] = words.ends(dates);
  return (
    <SiteLink
      className={textLinkClass}
      to={stayUrl({ hotelId: hotel.id, guests: stay.guests, ...dates }, couponSearch(coupon))}
    >
      <Trans>
        Rooms, {from} to {to}
      </Trans>
    </SiteLink>
  );
}
