import { daysBetween } from '@latchkey/booking-core/dates';
import { cx } from '@latchkey/ui/cx';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Segmented } from '@latchkey/ui/segmented';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { isArrival, type HomeModel } from '../home.model.ts';
import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import { island } from '@latchkey/stay/island';
import { checkedWait } from '@latchkey/stay/price-check';
import { ChangeRooms } from './change-rooms.tsx';
import { inPayingOrder } from './in-paying-order.ts';
import type { PriceSpan } from '../../../offer/plans/price-span.ts';
import { RoomCard } from './room-card.tsx';
import { isStepFree, StepFree } from './step-free.tsx';
import { StayTag } from '../../../offer/bill/stay-tag.tsx';
import * as styles from '../../../offer/room/rooms.module.css';
// The styles of an island are the page's.
import '../extras/extras.module.css';
import './tell-me.module.css';

// Most who search find something: why there is nothing comes when there is.
const NoRooms = lazyPart(() =>
  import(/* webpackChunkName: "no-rooms" */ './no-rooms.lazy.tsx').then(({ NoRooms: part }) => part),
);

const Extras = island(() =>
  import(/* webpackChunkName: "extras" */ '../extras/extras.island.tsx').then(({ Extras: part }) => part),
);

interface RoomsProps {
  readonly model: HomeModel;
  readonly stay: ChosenStay;
  /** The offer that costs the whole party least; null where none holds everybody. */
  readonly least: StayOffer | null;
}

/**
 * The rooms on the dates asked, available first by lowest price, and the tag with what is chosen. Together they are too much
 * for a slow phone to lay out at once: each room is a part below the first view by itself.
 */
export function Rooms({ model, stay, least }: RoomsProps): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const [span, setSpan] = useState<PriceSpan>('stay');
  const { checkIn, checkOut, guests } = model.stay;
  const [from, to] = words.ends(model.stay);
  const [nights, party] = [words.nights(daysBetween(checkIn, checkOut)), words.guests(guests)];
  const rooms = inPayingOrder(model.availability?.rooms ?? [], stay.sale);
  const [isStepFreeOnly, setStepFreeOnly] = useState(false);
  const shown = rooms.filter(({ roomTypeId }) => !isStepFreeOnly || isStepFree(model.hotel, roomTypeId));
  const isOne = model.hotel.HotelRooms.length === 1;
  const isFull = rooms.every(({ availableRooms }) => availableRooms === 0);
  return (
    <section
      id="rooms"
      className={styles.rooms}
      aria-labelledby="rooms-title"
      data-arrival={isArrival(model) ? '' : undefined}
    >
      <div className={cx(wrap, styles.grid)}>
        <div>
          <div data-below="">
            <div className={styles.head}>
              <div>
                <h2 id="rooms-title" tabIndex={-1}>
                  {isOne ? (
                    <Trans>
                      {from} to {to}
                    </Trans>
                  ) : (
                    <Trans>
                      Rooms, {from} to {to}
                    </Trans>
                  )}
                </h2>
                <p aria-live="polite">
                  {stay.isComing ? (
                    <Trans>One moment, we are looking up rooms and prices.</Trans>
                  ) : isFull ? (
                    <Trans context="two parts of an enumeration">
                      {nights}, {party}
                    </Trans>
                  ) : span === 'stay' ? (
                    <Trans>
                      {nights}, {party}. Prices are for the whole stay, taxes included.
                    </Trans>
                  ) : (
                    <Trans>
                      {nights}, {party}. Prices are for one night, taxes included.
                    </Trans>
                  )}
                </p>
              </div>
              {isFull ? null : (
                <Segmented
                  legend={t`Show prices`}
                  name="per"
                  value={span}
                  onChange={setSpan}
                  options={[
                    { value: 'stay', label: t({ message: 'Whole stay', context: 'what a price is for' }) },
                    { value: 'night', label: t({ message: 'Per night', context: 'what a price is for' }) },
                  ]}
                />
              )}
            </div>
            <ChangeRooms model={model} />
            <StepFree hotel={model.hotel} isOn={isStepFreeOnly} onChange={setStepFreeOnly} />
          </div>
          {isFull ? (
            <div className={styles.none}>
              <NoRooms model={model} />
            </div>
          ) : null}
          <div inert={stay.isComing} {...checkedWait(stay.isComing)}>
            <div className={styles.list}>
              {shown.map((available) => (
                // The wrapper, not the card, is laid out late: Chromium counts a layout shift for a late box with a
                // border.
                <div key={available.roomTypeId} data-below="">
                  <RoomCard model={model} available={available} stay={stay} span={span} least={least} />
                </div>
              ))}
            </div>
            <Extras model={model} />
          </div>
        </div>
        <StayTag className={styles.tag} model={model} stay={stay} />
      </div>
    </section>
  );
}
