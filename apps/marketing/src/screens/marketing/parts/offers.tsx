import { advertised } from '@latchkey/booking-core/promotion';
import { retentionDays } from '@latchkey/booking-core/privacy';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { hotelHomeAnchor, urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Price } from '@latchkey/ui/price';
import { Section } from '@latchkey/ui/section';
import { Plural, Trans } from '@lingui/react/macro';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import { useAddressAt } from '../../../live/use-address-at.ts';
import type { ShownOffers } from '../marketing.model.ts';
import { HotelOffers } from './hotel-offers.tsx';
import { Label } from './label.tsx';
import * as styles from './offers.module.css';

/** What makes guests book with the hotel: what a real one offers today, and what every hotel can switch on. */
export function Offers({ offers }: { readonly offers: ShownOffers | null }) {
  const { locale } = usePage();
  const voucher = formatMoney(advertised.feedbackVoucher, 'INR', locale);
  return (
    <Section
      title={<Trans>Reasons to book with you</Trans>}
      note={offers === null ? undefined : <AtHotel hotel={offers.hotel} />}
    >
      <ul className={styles.labels}>
        {offers === null ? null : <HotelOffers offers={offers} />}
        <Label name={<Trans>Seen it cheaper?</Trans>}>
          <Trans>
            A guest tells you where. You match the price for the same room on the same terms, or say why you cannot.
          </Trans>
        </Label>
        <Label name={<Trans>A newsletter that guests asked for</Trans>}>
          <Trans>
            Guests sign up, then confirm by a link in an email; each newsletter has a link to unsubscribe. An address
            that is never confirmed is deleted after{' '}
            <Plural value={retentionDays.unconfirmedAddress} one="# day" other="# days" />.
          </Trans>
        </Label>
        <Label name={<Trans>A review after the stay</Trans>}>
          <Trans>
            Only guests who stayed are asked for a review. A hotel in India may raffle a voucher of{' '}
            <Price weight="plain">{voucher}</Price> among them. Stars and words do not matter, and each such review is
            marked.
          </Trans>
        </Label>
      </ul>
    </Section>
  );
}

function AtHotel({ hotel }: { readonly hotel: LiveHotel }) {
  const addressAt = useAddressAt(hotel);
  const { name } = hotel;
  return (
    <Trans>
      With a number: offers that{' '}
      <TextLink href={`${addressAt(urlOf('hotelHome'))}${hotelHomeAnchor('offers')}`}>{name}</TextLink> has today.
      Without: offers that any hotel can add.
    </Trans>
  );
}
