import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMomentTime } from '@latchkey/format/moment';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { useStayDates } from '@latchkey/stay/stay-words';
import { TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { later } from '../../../offer/words/later-words.ts';

/** The booking of this visit while it waits for its payment, its code or the hotel; nothing once it is settled or has run out. */
export const WaitingBooking = later(({ bookingId }: { readonly bookingId: string }): ReactNode => {
  const { api } = usePage();
  const [booking, setBooking] = useState<WholeBooking | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void api.call('getBooking', { params: { bookingId }, query: {} }, leaving.signal).then((reply) => {
      if (leaving.signal.aborted || reply.status !== 200 || reply.body.access !== 'whole') return;
      const found = reply.body.booking;
      if (found.expiresAt !== null && Date.parse(found.expiresAt) > Date.now()) setBooking(found);
    });
    return () => leaving.abort();
  }, [api, bookingId]);
  return booking === null ? null : <WaitingNotice booking={booking} />;
});

function WaitingNotice({ booking }: { readonly booking: WholeBooking }): ReactNode {
  const { locale, site } = usePage();
  const { dates } = useStayDates(booking);
  const { bookingId, expiresAt, status, timeZone, codeWanted } = booking;
  const city = site.hotel?.city ?? '';
  const until = formatMomentTime(Date.parse(expiresAt ?? ''), timeZone, locale);
  const page = (route: 'checkout' | 'bookingStatus'): string => inLanguage(urlOf(route, { bookingId }), locale);
  const booked = (
    <TextLink href={page('bookingStatus')}>
      <Trans>See the booking</Trans>
    </TextLink>
  );
  if (status === 'requested')
    return (
      <Notice role="status" title={<Trans>Your request for {dates} is with the hotel.</Trans>}>
        {booked}
      </Notice>
    );
  if (status === 'price_revised')
    return (
      <Notice role="status" tone="warn" title={<Trans>The hotel proposes another price for {dates}.</Trans>}>
        {booked}
      </Notice>
    );
  if (status !== 'payment_pending') return null;
  const waitsForCode = codeWanted === true;
  return (
    <Notice
      role="status"
      tone="warn"
      title={
        waitsForCode ? (
          <Trans>Your booking for {dates} is waiting for its code.</Trans>
        ) : (
          <Trans>Your booking for {dates} is waiting for payment.</Trans>
        )
      }
    >
      <p>
        <Trans>
          We hold its rooms for you until {until}, {city} time.
        </Trans>
      </p>
      {waitsForCode ? (
        booked
      ) : (
        <TextLink href={page('checkout')}>
          <Trans>Go on to payment</Trans>
        </TextLink>
      )}
    </Notice>
  );
}
