import type { OfferScope } from '@latchkey/booking-core/promotion';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Until when an offer can be booked, and for which nights and how many it is. */
export function OfferDays({ promotion }: { readonly promotion: OfferScope }): ReactNode {
  const { locale } = usePage();
  const { validTo, stayFrom, stayTo, minNights, minRooms = 1 } = promotion;
  const [until, from, to] = [validTo, stayFrom, stayTo].map((date) =>
    date === undefined ? null : formatDate(date, locale, 'short-year'),
  );
  return (
    <>
      {from && to ? (
        <Trans>
          For nights from {from} to {to}.
        </Trans>
      ) : from ? (
        <Trans>For nights from {from}.</Trans>
      ) : to ? (
        <Trans>For nights up to {to}.</Trans>
      ) : null}{' '}
      {minNights === undefined ? null : (
        <Plural value={minNights} one="For stays of # night or more." other="For stays of # nights or more." />
      )}{' '}
      {minRooms > 1 ? (
        <Plural value={minRooms} one="For # room or more." other="For # rooms or more, booked together." />
      ) : null}{' '}
      {until ? <Trans>Book by {until}.</Trans> : null}
    </>
  );
}
