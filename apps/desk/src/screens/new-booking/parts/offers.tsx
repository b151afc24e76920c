import { formatDate } from '@latchkey/format/date';
import { countedName, withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Price } from '@latchkey/ui/price';
import { Plural, Trans } from '@lingui/react/macro';
import { searchOf } from '../stay-search.ts';
import type { FramedNewBooking, OfferLine, Unsold } from '../new-booking.model.ts';
import * as styles from '../new-booking.module.css';

/** What can be had, with what guests pay and how many are left; and why the others cannot. */
export function Offers({ model }: { readonly model: FramedNewBooking }) {
  const { locale } = usePage();
  const { offers, unsold, soldUntil, currency, chosen, stay, today, frame } = model;
  const isChosen = (offer: OfferLine): boolean =>
    offer.roomTypeId === chosen?.offer.roomTypeId && offer.ratePlanId === chosen.offer.ratePlanId;
  const to = (offer: OfferLine): string =>
    deskUrl('newBooking', { hotelId: frame.hotel.hotelId }, searchOf(stay, today, offer));
  return (
    <section className={styles.part} aria-labelledby="room-title">
      <h2 id="room-title" className={styles.heading}>
        <Trans context="that is booked">Room</Trans>{' '}
        <span className={styles.quiet}>
          <Trans>taxes included</Trans>
        </span>
      </h2>
      {offers.length === 0 ? (
        <p className={styles.none}>
          {soldUntil === null ? (
            <Trans>No room can be had for these nights and guests.</Trans>
          ) : (
            <Trans>Rooms are sold until {formatDate(soldUntil, locale)}. Please choose earlier nights.</Trans>
          )}
        </p>
      ) : null}
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={`${offer.roomTypeId} ${offer.ratePlanId}`}>
            <SiteLink className={styles.offer} to={to(offer)} aria-current={isChosen(offer) ? 'true' : undefined}>
              <span className={styles.dot} aria-hidden="true" />
              <span>
                <b>{withCommas([countedName(offer.room, offer.rooms), offer.plan], locale)}</b>
                <small className={styles.left}>
                  {offer.left === 1 ? (
                    <Trans>last one</Trans>
                  ) : (
                    <Plural value={offer.left} one="# left" other="# left" />
                  )}
                </small>
              </span>
              <Price>{formatMoney(offer.total, currency, locale)}</Price>
            </SiteLink>
          </li>
        ))}
        {unsold.map((one) => (
          <li key={one.room} className={styles.unsold}>
            <span>{one.room}</span>
            <small>
              <Why unsold={one} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Why({ unsold: { why, minStay } }: { readonly unsold: Unsold }) {
  switch (why) {
    case 'min_stay':
      return <Plural value={minStay} one="from # night on" other="from # nights on" />;
    case 'sold_out':
      return <Trans>sold out</Trans>;
    case 'too_small':
      return <Trans>not enough for this party</Trans>;
  }
}
