import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { wrench } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placed } from '../parts/bar.tsx';
import * as bars from '../parts/bar.module.css';
import { shortName } from '../plan/short-name.ts';
import { roomsFor } from '../plan/rooms-for.ts';
import { spanOf } from '../plan/span-of.ts';
import { unitStateIcons, unitStateNames } from '../rooms.copy.ts';
import type { FramedRooms } from '../rooms.model.ts';
import { DragEffect } from './drag-effect.tsx';
import { heldNights } from './drop-of.ts';
import * as styles from './drag.module.css';
import type { Dragged, DragProps } from './drag.types.ts';
import { useCloseDrag } from './use-close-drag.ts';
import { useDrag } from './use-drag.ts';

/** What is seen of what a pointer does on the plan: a bar that is dragged, or nights that are marked. */
export function DragLayer(props: DragProps) {
  return (
    <>
      <BarDrag {...props} />
      <NightsMarked {...props} />
    </>
  );
}

/** The nights of a room over which a pointer is drawn. */
function NightsMarked(props: DragProps) {
  const { plan, model } = props;
  const marked = useCloseDrag(props);
  const grid = plan.current?.querySelector('[role=grid]');
  const span = marked === null ? null : spanOf(model, marked.first, marked.last);
  if (marked === null || span === null || grid === null || grid === undefined) return null;
  return createPortal(
    <div className={styles.layer} aria-hidden="true">
      <div className={cx(styles.slot, styles.over)} style={{ ...placed(span), ...rowOf(plan, marked.unitId) }}>
        <Icon icon={wrench} className={styles.sign} />
      </div>
    </div>,
    grid,
  );
}

/** What is seen of a drag: the bar in hand, the rooms that are free for it, where it would come, and what that does. */
function BarDrag(props: DragProps) {
  const { dragged, inHand, beside } = useDrag(props);
  const { plan, model } = props;
  // It scrolls with the plan, whose own lines are not drawn anew.
  const grid = plan.current?.querySelector('[role=grid]');
  if (dragged === null || grid === null || grid === undefined) return null;
  const row = rowOf(plan, dragged.element.closest('[data-row]'));
  return (
    <>
      {createPortal(
        <div className={styles.layer} aria-hidden="true">
          <Slots {...props} dragged={dragged} />
          <InHand dragged={dragged} model={model} row={row} inHand={inHand} />
        </div>,
        grid,
      )}
      <DragEffect dragged={dragged} model={model} beside={beside} />
    </>
  );
}

interface Line {
  readonly insetBlockStart: number;
  readonly blockSize: number;
}

/** Where a line lies on the plan. */
const rowOf = (plan: RefObject<HTMLElement | null>, row: Element | string | null | undefined): Line | null => {
  const element =
    typeof row === 'string' ? plan.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`) : row;
  return element instanceof HTMLElement
    ? { insetBlockStart: element.offsetTop, blockSize: element.offsetHeight }
    : null;
};

/** The bar as it is held, or as long as it would be. */
function InHand({
  dragged: { bar, grip, from, drop },
  model,
  row,
  inHand,
}: {
  readonly dragged: Dragged;
  readonly model: FramedRooms;
  readonly row: Line | null;
  readonly inHand: RefObject<HTMLDivElement | null>;
}) {
  const nights = drop.kind === 'dates' ? drop : { first: from ?? bar.first, last: bar.last };
  const span = spanOf(model, nights.first, nights.last) ?? bar;
  const look = cx(bars.bar, bars[bar.state], span.fromBefore && bars.fromBefore, span.goesOn && bars.goesOn);
  return (
    <div
      ref={inHand}
      className={cx(look, styles.inHand, grip !== 'whole' && styles.stretched)}
      style={{ ...placed(span), ...row }}
    >
      <bdi className={bars.name}>{bar.guestName === '' ? bar.reference : shortName(bar.guestName)}</bdi>
    </div>
  );
}

/** The rooms of its type that are free for a whole bar, and the room over which it is held. */
function Slots({
  plan,
  sections,
  model,
  dragged: { bar, grip, from, drop },
}: DragProps & { readonly dragged: Dragged }) {
  const { i18n } = useLingui();
  if (grip !== 'whole') return null;
  const nights = heldNights({ bar, from }, model.today);
  const span = spanOf(model, nights?.first ?? bar.first, bar.last) ?? bar;
  const free = roomsFor(sections, bar, nights).filter(({ is }) => is === 'free');
  const over = drop.kind === 'move' ? drop.room.unit.unitId : drop.kind === 'upgrade' ? drop.unitId : null;
  const isOff = drop.kind === 'move' && (drop.room.is === 'held' || drop.room.is === 'closed');
  return (
    <>
      {free.map(({ unit }) =>
        unit.unitId === over ? null : (
          <div key={unit.unitId} className={styles.slot} style={{ ...placed(span), ...rowOf(plan, unit.unitId) }}>
            <Icon icon={unitStateIcons[unit.state]} className={styles.sign} />
            <span className={styles.state}>{i18n._(unitStateNames[unit.state])}</span>
          </div>
        ),
      )}
      {over === null ? null : (
        <div
          className={cx(styles.slot, isOff ? styles.off : styles.over)}
          style={{ ...placed(span), ...rowOf(plan, over) }}
        />
      )}
    </>
  );
}
