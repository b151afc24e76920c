import type { CalendarDay } from '@latchkey/api-contract/types';
import { addDays } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { currencySign, formatMoney, formatWholeAmount } from '@latchkey/format/money';
import { columnHeadings } from '@latchkey/format/week';
import { usePage } from '@latchkey/site';
import { defaultGuests, stayUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { hidden, soft, tiny } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import { useAddressAt } from '../../../live/use-address-at.ts';
import * as styles from './prices.module.css';

interface PricesProps {
  readonly hotel: LiveHotel;
  readonly days: readonly CalendarDay[];
}

/** Five weeks of a hotel, each night as high as it is dear; a night leads to its rooms. */
export function Prices({ hotel, days }: PricesProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const { name, currency } = hotel;
  const sign = currencySign(currency, locale);
  const { lowest, highest } = lowestAndHighest(days);
  const rise = (price: number): CSSProperties =>
    ({ '--rise': highest === lowest ? 0.5 : (price - lowest) / (highest - lowest) }) as CSSProperties;
  return (
    <section className={styles.prices} aria-labelledby="prices" data-below="phone">
      <h2 id="prices" className={styles.title}>
        <Trans>{name}: today’s prices for the next five weeks</Trans>
      </h2>
      <ol className={styles.week} aria-hidden="true">
        {columnHeadings(locale).map(({ short }) => (
          <li key={short}>{short}</li>
        ))}
      </ol>
      <ol className={styles.days}>
        {days.map((day) =>
          day.price === null || day.availability !== 'open' ? (
            <li key={day.date} className={cx(styles.day, day.availability === 'sold_out' && styles.full)}>
              <b aria-hidden="true">{Number(day.date.slice(8))}</b>
              <span className={hidden}>
                {formatDate(day.date, locale)} {day.availability === 'sold_out' ? t`Sold out` : t`Not for sale`}
              </span>
            </li>
          ) : (
            <li key={day.date} className={styles.day} style={rise(day.price)}>
              <Night hotel={hotel} day={day} price={day.price} />
            </li>
          ),
        )}
      </ol>
      <p className={cx(tiny, soft)}>
        <Trans>
          The lowest price of each night in {sign}, for two, taxes and fees included. Taller bars cost more; striped
          nights are sold out.
        </Trans>
      </p>
    </section>
  );
}

/** A price of more characters than this does not fit a phone's cell: its night shows its height alone there. */
const longFigure = 7;

interface NightProps {
  readonly hotel: LiveHotel;
  readonly day: CalendarDay;
  readonly price: number;
}

function Night({ hotel: { id, domain, currency }, day: { date, minStay }, price }: NightProps) {
  const { locale } = usePage();
  const addressAt = useAddressAt({ id, domain });
  const checkOut = addDays(date, Math.max(minStay, 1));
  const figure = formatWholeAmount(price, currency, locale);
  const said = `${formatDate(date, locale)}: ${formatMoney(price, currency, locale)}`;
  return (
    <a href={addressAt(stayUrl({ hotelId: id, checkIn: date, checkOut, guests: defaultGuests }))}>
      <span className={hidden}>{said}</span>
      <b aria-hidden="true">{Number(date.slice(8))}</b>
      <bdi aria-hidden="true" className={cx(figure.length > longFigure && styles.long)}>
        {figure}
      </bdi>
    </a>
  );
}

/** The lowest and the highest price among dates on sale, in minor units; both 0 where there is none. */
function lowestAndHighest(days: readonly CalendarDay[]): { readonly lowest: number; readonly highest: number } {
  const prices = days.flatMap(({ price, availability }) => (availability === 'open' ? (price ?? []) : []));
  return prices.length === 0
    ? { lowest: 0, highest: 0 }
    : { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
