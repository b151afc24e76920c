import type { CalendarDay } from '@latchkey/api-contract/types';
import { addDays, daysBetween } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { currencySign, formatWholeAmount } from '@latchkey/format/money';
import { columnHeadings, columnOf } from '@latchkey/format/week';
import { SiteLink, usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Section } from '@latchkey/ui/section';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { useStayWords } from '@latchkey/stay/stay-words';
import { roomUrl } from '../../../offer/urls/room-url.ts';
import type { RoomViewModel } from '../room-view.model.ts';
import * as styles from './room-prices.module.css';

/** What the room costs on the coming nights, as links to the same stay from another day. */
export function RoomPrices({ model }: { readonly model: RoomViewModel }): ReactNode {
  const { locale } = usePage();
  const words = useStayWords();
  // The calendar is for two, or for one where no more sleep in the room.
  const party = words.guests({ adults: Math.min(2, model.room.maxPax), childAges: [], infants: 0 });
  const sign = currencySign(model.hotel.currency, locale);
  const first = model.days[0];
  if (first === undefined) return null;
  return (
    <Section
      id="prices"
      title={<Trans>Other nights</Trans>}
      note={
        <p>
          <Trans>
            The lowest price of this room for each night, in {sign}, taxes included, {party}.
          </Trans>
        </p>
      }
    >
      <ol className={styles.days} style={{ '--first': columnOf(first.date, locale) + 1 } as CSSProperties}>
        {columnHeadings(locale).map(({ short }) => (
          <li key={short} className={styles.weekday} aria-hidden="true">
            {short}
          </li>
        ))}
        {model.days.map((day) => (
          <Day key={day.date} day={day} model={model} />
        ))}
      </ol>
    </Section>
  );
}

function Day({
  day: { date, price, availability, minStay },
  model,
}: {
  readonly day: CalendarDay;
  readonly model: RoomViewModel;
}): ReactNode {
  const { t } = useLingui();
  const { locale, site } = usePage();
  const words = useStayWords();
  const { room, stay, hotel } = model;
  const nights = Math.max(minStay, daysBetween(stay.checkIn, stay.checkOut));
  const isYours = date >= stay.checkIn && date < stay.checkOut;
  const dayAndMonth = formatDate(date, locale, 'day');
  const number = date.endsWith('-01') ? (
    <span aria-hidden="true" className={styles.month}>
      {dayAndMonth}
    </span>
  ) : (
    <span aria-hidden="true">{dayAndMonth.split(' ')[0]}</span>
  );
  if (availability !== 'open' || price === null) {
    return (
      <li className={cx(styles.day, isYours && styles.yours)}>
        {number}
        <span className={cx(hidden)}>{words.date(date)}</span>
        {availability === 'open' ? null : <small>{t({ message: 'full', context: 'a night in a calendar' })}</small>}
      </li>
    );
  }
  const [day, amount] = [words.date(date), words.money(price, hotel.currency)];
  const figure = formatWholeAmount(price, hotel.currency, locale);
  return (
    <li className={cx(styles.day, isYours && styles.yours)}>
      <SiteLink
        to={roomUrl(
          site,
          model.hotel,
          room.id,
          { ...stay, checkIn: date, checkOut: addDays(date, nights) },
          model.coupon,
        )}
      >
        <span className={cx(hidden)}>{t`${day}, from ${amount}`}</span>
        {number}
        <small aria-hidden="true" className={figure.length > 7 ? styles.million : undefined}>
          <bdi>{figure}</bdi>
        </small>
      </SiteLink>
    </li>
  );
}
