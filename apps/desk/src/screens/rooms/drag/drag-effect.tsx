import { addDays, daysBetween } from '@latchkey/booking-core/dates';
import { formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { arrowRight } from '@latchkey/ui/icons';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { RoomEffect } from '../acts/room-effect.tsx';
import type { StayBar } from '../plan/plan.types.ts';
import type { FramedRooms } from '../rooms.model.ts';
import * as styles from './drag.module.css';
import type { Dragged } from './drag.types.ts';

interface EffectProps {
  readonly dragged: Dragged;
  readonly model: FramedRooms;
}

const nameOf = ({ guestName, reference }: StayBar): string => (guestName === '' ? reference : guestName);

/** Beside what is dragged: which nights, which room, who is there, and that nothing is saved yet. */
export function DragEffect({ beside, ...props }: EffectProps & { readonly beside: RefObject<HTMLDivElement | null> }) {
  const { bar, isTouch, from, drop } = props.dragged;
  const { locale } = usePage();
  const { first, last } = drop.kind === 'dates' ? drop : { first: from ?? bar.first, last: bar.last };
  const nights = daysBetween(first, last) + 1;
  const isWhole = drop.kind === 'dates' || !((bar.fromBefore && from === undefined) || bar.goesOn);
  return (
    <div ref={beside} className={styles.effect} aria-hidden="true">
      <p className={styles.title}>
        <bdi>{nameOf(bar)}</bdi>
      </p>
      {isWhole ? (
        <p className={styles.nights}>
          {formatDateRange(first, addDays(last, 1), locale)}, <Plural value={nights} one="# night" other="# nights" />
        </p>
      ) : null}
      <div className={styles.does}>
        <Does {...props} />
      </div>
      {isTouch || from !== undefined || props.dragged.grip !== 'whole' || bar.first === bar.last ? null : (
        <p className={styles.foot}>
          <Trans>Hold Shift while dragging to move only the nights from that point.</Trans>
        </p>
      )}
      <p className={styles.foot}>
        {isTouch ? <Trans>Nothing is saved yet.</Trans> : <Trans>Nothing is saved yet. Esc puts it back.</Trans>}
      </p>
    </div>
  );
}

/** What it would do to let go now. */
function Does({ dragged: { bar, drop }, model }: EffectProps): ReactNode {
  const { locale } = usePage();
  const namesOf = (others: readonly StayBar[]): string => withCommas([...new Set(others.map(nameOf))], locale);
  const own = model.units.find(({ unitId }) => unitId === bar.unitId)?.number;
  switch (drop.kind) {
    case 'move':
      return (
        <>
          <p className={styles.rooms}>
            {own === undefined ? null : (
              <>
                <s>
                  <bdi>{own}</bdi>
                </s>
                <Icon icon={arrowRight} className={styles.sign} />
              </>
            )}
            <bdi>{drop.room.unit.number}</bdi>
          </p>
          <p>
            <RoomEffect room={drop.room} />
          </p>
        </>
      );
    case 'upgrade': {
      const { name, free } = drop;
      return (
        <>
          <p className={styles.rooms}>{name}</p>
          <p>
            <Trans>{free} available on these nights</Trans>
          </p>
          <p>
            <Trans>Another type of room at the same price: it is asked first.</Trans>
          </p>
        </>
      );
    }
    case 'dates': {
      const stays = drop.others.filter((one) => one.kind === 'stay');
      const who = namesOf(stays);
      return (
        <>
          {drop.others.length === 0 ? null : (
            <p>
              {stays.length > 0 ? (
                <Trans>{who} has this room on the added nights: one of both gets another</Trans>
              ) : (
                <Trans>Closed on some of these nights</Trans>
              )}
            </p>
          )}
          <p>
            <Trans>The new price is shown before anything changes.</Trans>
          </p>
        </>
      );
    }
    case 'none':
      return (
        <p>
          {drop.why === 'past' ? (
            <Trans>This day is over: nothing changes here.</Trans>
          ) : (
            <Trans>Nothing changes here.</Trans>
          )}
        </p>
      );
  }
}
