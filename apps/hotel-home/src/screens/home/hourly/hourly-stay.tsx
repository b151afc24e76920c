import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Panel } from '@latchkey/ui/panel';
import { TextField } from '@latchkey/ui/text-field';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { homePath } from '../home.dates.ts';
import { useStay, type HoursModel, type StayModel } from '@latchkey/stay/use-stay';
import { useHourlyVisit } from './use-hourly-visit.ts';
import { HourlyOffer } from './hourly-offer.tsx';
import { HourlySlots } from './hourly-slots.tsx';
import { HourlyTag } from './hourly-tag.tsx';
import * as rooms from '../rooms/rooms.module.css';
import * as styles from './hourly.module.css';

/** A stay of some hours: the day, the hour to arrive, how long, and the rooms that are free then. Lazy. */
export function HourlyStay({ model, hourly }: { readonly model: StayModel; readonly hourly: HoursModel }): ReactNode {
  const { t } = useLingui();
  const { locale, site } = usePage();
  const stay = useStay(model, hourly);
  useHourlyVisit(hourly);
  const date = formatDate(hourly.date, locale);
  const { guests } = model.stay;
  return (
    <section id="rooms" className={rooms.rooms} aria-labelledby="rooms-title">
      <div className={cx(wrap, rooms.grid)}>
        <div>
          <div className={rooms.head}>
            <h2 id="rooms-title">
              <Trans>By the hour, {date}</Trans>
            </h2>
          </div>
          <form className={styles.ask} action={homePath(site)} method="get">
            <input type="hidden" name="stay" value="hour" />
            {model.coupon === null ? null : <input type="hidden" name="coupon" value={model.coupon} />}
            {locale === 'en' ? null : <input type="hidden" name="lang" value={locale} />}
            <TextField
              key={hourly.date}
              label={t`Day`}
              type="date"
              name="date"
              min={model.today}
              defaultValue={hourly.date}
            />
            <TextField label={t`Adults`} type="number" name="adults" min={1} max={20} defaultValue={guests.adults} />
            <TextField
              label={t`Children`}
              type="number"
              name="children"
              min={0}
              max={20}
              defaultValue={guests.childAges.length}
            />
            <Button type="submit" look="quiet">
              <Trans>Show hours</Trans>
            </Button>
          </form>
          {hourly.prices.length === 0 ? (
            <Panel kind="empty" title={<Trans>Sorry, Stays are not available for the selected days.</Trans>}>
              <Trans>Another day may have hours free.</Trans>
            </Panel>
          ) : (
            <HourlySlots hourly={hourly} guests={guests} coupon={model.coupon} />
          )}
          <ul className={rooms.list}>
            {stay.sale.offers.map((offer) => (
              <HourlyOffer
                key={`${offer.room.id} ${offer.plan.id}`}
                offer={offer}
                currency={model.hotel.currency}
                stay={stay}
              />
            ))}
          </ul>
        </div>
        <HourlyTag className={rooms.tag} model={model} hourly={hourly} stay={stay} />
      </div>
    </section>
  );
}
