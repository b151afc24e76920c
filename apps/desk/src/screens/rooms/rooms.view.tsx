import type { PropertyOperation } from '@latchkey/booking-core/staff';
import { addDays } from '@latchkey/booking-core/dates';
import { useNavigation } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useHasScript } from '../../frame/use-has-script.ts';
import { keyOf } from '../../keyboard/key-of.ts';
import { areLettersOn } from '../../keyboard/letters.ts';
import { useLive } from '../../live/use-live.ts';
import { moveActs } from './acts/move-acts.ts';
import type { Opened } from './plan-acts.types.ts';
import type { Drop } from './drag/drag.types.ts';
import { DoneLine } from './parts/done-line.tsx';
import { Legend } from './parts/legend.tsx';
import { PlanHead } from './parts/plan-head.tsx';
import { PlanProblemNotice } from './parts/plan-problem.tsx';
import { Tape } from './parts/tape.tsx';
import { dayAt } from './plan/day-at.ts';
import type { Bar, StayBar } from './plan/plan.types.ts';
import * as styles from './rooms.module.css';
import type { FramedRooms } from './rooms.model.ts';
import { useActs } from './use-acts.ts';
import { useCursor } from './use-cursor.ts';
import { useSections } from './use-sections.ts';
import { useLookAgain } from '../../live/use-look-again.ts';
import { mayHere } from '../../session/may-here.ts';

const OpenedPart = lazyPart(() =>
  import(/* webpackChunkName: "room-acts" */ './acts/opened.lazy.tsx').then(({ OpenedOnPlan: part }) => part),
);

const DragPart = lazyPart(() =>
  import(/* webpackChunkName: "room-drag" */ './drag/drag-layer.lazy.tsx').then(({ DragLayer: part }) => part),
);

/** What a letter opens on a bar in hand. */
const letters = { m: 'move', s: 'split', g: 'upgrade' } as const;

/** The rooms and who is in them, night by night; every act on them by a menu of words, by keyboard and by pointer. */
export function RoomsView({ model }: { readonly model: FramedRooms }) {
  const tape = useRef<HTMLDivElement>(null);
  const sections = useSections(model);
  const byKey = useMemo(() => {
    const rows = sections.flatMap((section) => section.rows);
    return new Map(rows.flatMap(({ key: row, bars }) => bars.map((bar) => [bar.key, { bar, row }] as const)));
  }, [sections]);
  const barOf = (key: string | undefined): { readonly bar: Bar; readonly row: string } | undefined =>
    key === undefined ? undefined : byKey.get(key);
  const [opened, setOpened] = useState<{ readonly what: Opened; readonly from: HTMLElement | null } | null>(null);
  const acts = useActs(model);
  const cursor = useCursor(sections, model, tape, barOf);
  const { hotel } = model.frame;
  const isLive = useLive(hotel.hotelId, opened !== null);
  // While the line is down the engine may be away, and has more to do than to be asked.
  useLookAgain(opened !== null || isLive === false);
  const { go } = useNavigation();
  const mayDo = (operation: PropertyOperation): boolean => mayHere(hotel, operation);
  const hasScript = useHasScript();
  const mayDrag = { move: mayDo('moveStay'), change: mayDo('changeByProperty'), close: mayDo('closeUnit') };
  const open = (what: Opened, from: HTMLElement | null): void => {
    acts.forget();
    setOpened({ what, from });
  };
  const openBar = (bar: Bar, from: HTMLElement): void =>
    open(bar.kind === 'stay' ? { kind: 'menu', bar } : { kind: 'closure', bar }, from);
  const close = (): void => {
    opened?.from?.focus({ preventScroll: true });
    setOpened(null);
  };
  const toBooking = (reference: string, search: Readonly<Record<string, string>> = {}, hash = ''): void =>
    go(`${deskUrl('booking', { hotelId: hotel.hotelId, reference }, search)}${hash}`);

  const onDrop = (bar: StayBar, drop: Drop, from: HTMLElement): void => {
    if (drop.kind === 'upgrade') open({ kind: 'upgrade', bar, to: drop.roomTypeId }, from);
    if (drop.kind === 'dates') open({ kind: 'dates', bar, nights: { first: drop.first, last: drop.last } }, from);
    if (drop.kind !== 'move') return;
    const { unitId } = drop.room.unit;
    if (drop.room.is !== 'free') return open({ kind: 'exchange', bar, unitId, nights: drop.nights }, from);
    const { act, undo } = moveActs(bar, unitId, drop.nights);
    acts.press(act, () => undo);
  };

  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('[data-bar]');
    const found = barOf(element?.dataset['bar']);
    if (element !== null && found !== undefined) {
      event.preventDefault();
      openBar(found.bar, element);
      return;
    }
    const track = target.closest<HTMLElement>('[data-track]');
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const unit = model.units.find(({ unitId }) => unitId === row);
    if (track === null || unit === undefined) return;
    const empty = target.closest<HTMLElement>('[data-empty]');
    const day = empty === null ? dayAt(track, event.clientX, model.days) : Number(empty.dataset['empty']);
    const first = addDays(model.from, day);
    if (first >= model.today && mayDo('closeUnit')) open({ kind: 'cell', unit, first }, empty ?? track);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]');
    const found = barOf(element?.dataset['bar']);
    if (element === null || found === undefined) return;
    event.preventDefault();
    openBar(found.bar, element);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (cursor.onStep(event)) return;
    const element = event.target as HTMLElement;
    const bar = barOf(element.dataset['bar'])?.bar;
    const key = keyOf(event.nativeEvent);
    if (bar === undefined || key === null) return;
    const isPlainEnter = key === 'Enter' && bar.kind === 'stay';
    if (!isPlainEnter && (key.length > 1 || key === ' ' || !areLettersOn())) return;
    if (key === '.') openBar(bar, element);
    else if (bar.kind !== 'stay') return;
    else if (isPlainEnter) toBooking(bar.reference);
    else if (key === 'd') toBooking(bar.reference, { open: 'change' });
    else if (key === 'w') toBooking(bar.reference, {}, '#conversation');
    else if (key in letters && mayDo('moveStay') && (key !== 's' || bar.unitId !== null))
      open({ kind: letters[key as keyof typeof letters], bar }, element);
    else if (key === 'p' && mayDo('moveStay') && bar.unitId !== null) openBar(bar, element);
    else return;
    event.preventDefault();
  };

  const isEmpty = model.units.length === 0;
  return (
    <div className={styles.page}>
      <PlanHead
        model={model}
        isLive={isLive}
        onClose={
          mayDo('closeUnit') && !isEmpty
            ? (pressed) => {
                const first = model.from < model.today ? model.today : model.from;
                open({ kind: 'close', unitId: null, first, last: first }, pressed);
              }
            : undefined
        }
      />
      {isEmpty ? (
        <p className={styles.none}>
          <Trans>No rooms by number yet</Trans>
        </p>
      ) : (
        <Tape
          model={model}
          sections={sections}
          cursor={cursor.empty}
          tape={tape}
          onClickCapture={onClick}
          onContextMenu={onContextMenu}
          onKeyDown={onKeyDown}
          onFocus={cursor.onFocus}
        />
      )}
      <Legend />
      {opened !== null || acts.problem === null ? null : (
        <PlanProblemNotice problem={acts.problem} hotelId={hotel.hotelId} />
      )}
      <DoneLine acts={acts} units={model.units} />
      {hasScript && (mayDrag.move || mayDrag.change || mayDrag.close) ? (
        <DragPart
          plan={tape}
          sections={sections}
          model={model}
          may={mayDrag}
          barOf={barOf}
          onDrop={onDrop}
          onHold={openBar}
          onNights={(nights, track) => open({ kind: 'close', ...nights }, track)}
        />
      ) : null}
      {opened === null ? null : (
        <OpenedPart
          opened={opened.what}
          anchor={opened.from}
          model={model}
          sections={sections}
          acts={acts}
          onOpen={(what) => setOpened({ what, from: opened.from })}
          onClose={close}
        />
      )}
    </div>
  );
}
