import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Panel } from '@latchkey/ui/panel';
import { wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useChosen, useStay, type HoursModel, type StayModel } from '@latchkey/stay/use-stay';
import { useHourlyVisit } from './use-hourly-visit.ts';
import { Addons } from '../extras/addons.island.tsx';
import { StayBar } from '../../../offer/bill/stay-bar.tsx';
import { HourlyOfferCard } from './hourly-offer.tsx';
import { HourlySlots } from './hourly-slots.tsx';
import { HourlyTag } from './hourly-tag.tsx';
import * as rooms from '../../../offer/room/rooms.module.css';

/** A stay of some hours: the day, the hour to arrive, how long, and the rooms that are free then. Lazy. */
export function HourlyStay({ model, hourly }: { readonly model: StayModel; readonly hourly: HoursModel }): ReactNode {
  const { locale } = usePage();
  const stay = useStay(model, hourly);
  const chosen = useChosen(model, hourly);
  useHourlyVisit(hourly);
  const date = formatDate(hourly.date, locale);
  const { guests } = model.stay;
  return (
    <section id="rooms" className={rooms.rooms} aria-labelledby="rooms-title">
      <div className={cx(wrap, rooms.grid)}>
        <div>
          <div className={rooms.head}>
            <h2 id="rooms-title" tabIndex={-1}>
              <Trans>By the hour, {date}</Trans>
            </h2>
          </div>
          {hourly.prices.length === 0 ? (
            <Panel kind="empty" title={<Trans>Sorry, Stays are not available for the selected days.</Trans>}>
              <Trans>Another day may have hours available.</Trans>
            </Panel>
          ) : (
            <HourlySlots hourly={hourly} guests={guests} coupon={model.coupon} />
          )}
          <ul className={rooms.list} inert={stay.isComing}>
            {stay.sale.offers.map((offer) => (
              <HourlyOfferCard
                key={`${offer.room.id} ${offer.plan.id}`}
                offer={offer}
                model={model}
                hourly={hourly}
                stay={stay}
              />
            ))}
          </ul>
          <Addons model={model} chosen={chosen} />
        </div>
        <HourlyTag className={rooms.tag} model={model} hourly={hourly} stay={stay} />
      </div>
      <StayBar model={model} stay={stay} hourly={hourly} />
    </section>
  );
}
