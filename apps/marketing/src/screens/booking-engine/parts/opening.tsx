import type { CalendarDay } from '@latchkey/api-contract/types';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lead, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useAddressAt } from '../../../live/use-address-at.ts';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import { Prices } from './prices.tsx';
import * as styles from './opening.module.css';

interface OpeningProps {
  readonly hotel: LiveHotel | null;
  readonly days: readonly CalendarDay[];
}

/** What the page is, and beside it the first proof: the hotel's prices of these weeks. */
export const Opening = ({ hotel, days }: OpeningProps) => (
  <section className={cx(wrap, styles.opening)}>
    <div>
      <h1>
        <Trans>Watch it work.</Trans>
      </h1>
      <p className={cx(lead, styles.lead)}>
        <Trans>
          Nothing on this page is made up. The prices, the bill and the race come from the engine that guests book with.
        </Trans>
      </p>
      {hotel === null ? null : <SampleVisit hotel={hotel} />}
    </div>
    {hotel === null || days.length === 0 ? null : <Prices hotel={hotel} days={days} />}
  </section>
);

function SampleVisit({ hotel }: { readonly hotel: LiveHotel }) {
  const addressAt = useAddressAt(hotel);
  const { name } = hotel;
  return (
    <LinkButton className={styles.visit} href={addressAt(urlOf('hotelHome'))}>
      <Trans>Book at {name}</Trans>
    </LinkButton>
  );
}
