import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lead, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import { useAddressAt } from '../../../live/use-address-at.ts';
import type { SalesConciergeModel } from '../sales-concierge.model.ts';
import * as styles from './day.module.css';

interface DayProps {
  readonly hotel: LiveHotel;
  readonly day: SalesConciergeModel['day'];
}

/** A day that the planner made for this page, along a line from morning to night. */
export function Day({ hotel, day }: DayProps) {
  const addressAt = useAddressAt(hotel);
  const { name } = hotel;
  return (
    <section className={cx(wrap, styles.day)} aria-labelledby="day">
      <h2 id="day">
        <Trans>It plans a day, and you can check it.</Trans>
      </h2>
      <p className={lead}>
        <Trans>
          Made just now for a guest of {name}: places that the hotel lists, in an order that the ways and opening hours
          allow.
        </Trans>{' '}
        <TextLink href={addressAt(urlOf('planner', { hotelId: hotel.id }))}>
          <Trans>Plan one yourself</Trans>
        </TextLink>
      </p>
      <ol className={styles.line}>
        {day.map((stop) => (
          <Stop key={`${stop.startsAt} ${stop.placeName}`} {...stop} />
        ))}
      </ol>
    </section>
  );
}

function Stop({ startsAt, placeName }: DayProps['day'][number]) {
  const { locale } = usePage();
  return (
    <li className={styles.stop}>
      <time dateTime={startsAt}>{formatTime(startsAt, locale)}</time>
      <p>{placeName}</p>
    </li>
  );
}
