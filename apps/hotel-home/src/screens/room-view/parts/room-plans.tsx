import { daysBetween } from '@latchkey/booking-core/dates';
import { cx } from '@latchkey/ui/cx';
import { Panel } from '@latchkey/ui/panel';
import { soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';
import { checkedWait } from '@latchkey/stay/price-check';
import { Left } from '../../../offer/room/left.tsx';
import { PlanRow } from '../../../offer/plans/plan-row.tsx';
import { StayTag } from '../../../offer/bill/stay-tag.tsx';
import { useStayWords } from '@latchkey/stay/stay-words';
import * as rooms from '../../../offer/room/rooms.module.css';
import type { RoomViewModel } from '../room-view.model.ts';

interface RoomPlansProps {
  readonly model: RoomViewModel;
  readonly stay: ChosenStay;
  /** The room's own on these dates. */
  readonly offers: readonly StayOffer[];
  /** The one of them that costs the whole party least; null where none holds everybody. */
  readonly least: StayOffer | null;
}

/** The room's rate plans on the dates asked, and the tag with what is chosen. */
export function RoomPlans({ model, stay, offers, least }: RoomPlansProps): ReactNode {
  const words = useStayWords();
  const { checkIn, checkOut, guests } = model.stay;
  const [from, to] = words.ends(model.stay);
  const [nights, party] = [words.nights(daysBetween(checkIn, checkOut)), words.guests(guests)];
  const available = model.availability?.rooms.find(({ roomTypeId }) => roomTypeId === model.room.id);
  return (
    <section id="rooms" className={rooms.rooms} aria-labelledby="rooms-title">
      <div className={cx(wrap, rooms.grid)}>
        <div data-below="">
          <div className={rooms.head}>
            <div>
              <h2 id="rooms-title">
                <Trans>
                  {from} to {to}
                </Trans>
              </h2>
              <p aria-live="polite">
                {stay.isComing ? (
                  <Trans>One moment, we are looking up rooms and prices.</Trans>
                ) : (
                  <Trans>
                    {nights}, {party}. Prices are for the whole stay, taxes included.
                  </Trans>
                )}
              </p>
              {available === undefined ? null : <Left available={available} model={model} />}
            </div>
          </div>
          {offers.length === 0 ? <NoPlans isUnread={model.availability === null} /> : null}
          <ul className={rooms.list} inert={stay.isComing} {...checkedWait(stay.isComing)}>
            {offers.map((offer) => (
              <PlanRow
                key={offer.plan.id}
                model={model}
                offer={offer}
                stay={stay}
                span="stay"
                least={least}
                heading="h3"
              />
            ))}
          </ul>
        </div>
        <StayTag className={rooms.tag} model={model} stay={stay} canBook={offers.length > 0 || stay.held.count > 0} />
      </div>
    </section>
  );
}

const NoPlans = ({ isUnread }: { readonly isUnread: boolean }): ReactNode =>
  isUnread ? (
    <Panel kind="refused" title={<Trans>Please try again later!</Trans>}>
      <Trans>
        We could not load rooms and prices. You can also call the hotel, and reception will book it for you.
      </Trans>
    </Panel>
  ) : (
    <Panel kind="empty" title={<Trans>Sorry, Stays are not available for the selected days.</Trans>}>
      <span className={soft}>
        <Trans>You will find other nights and our other rooms below.</Trans>
      </span>
    </Panel>
  );
