import type { ReactNode } from 'react';
import type { StayBar } from '../plan/plan.types.ts';
import { useStayWords } from '../use-bar-words.ts';
import type { OpenedProps } from './opened.types.ts';
import { Pop } from './pop.tsx';
import { RoomFault } from './room-fault.tsx';

/** A sheet about a stay: who it is, when, and in which room. */
export function StayPop({
  bar,
  title,
  children,
  ...props
}: Omit<OpenedProps, 'onOpen'> & {
  readonly bar: StayBar;
  /** The guest's name where it is not given. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}) {
  const { model, sections, acts, anchor, onClose } = props;
  const said = useStayWords();
  const section = sections.find(({ type }) => type.roomTypeId === bar.roomTypeId);
  const unit = model.units.find(({ unitId }) => unitId === bar.unitId);
  const name = bar.guestName === '' ? bar.reference : bar.guestName;
  return (
    <Pop
      title={title ?? <bdi>{name}</bdi>}
      about={`${title === undefined ? '' : `${name} · `}${section?.type.name ?? ''} · ${said(bar)}`}
      tag={unit?.number}
      anchor={anchor}
      problem={acts.problem}
      hotelId={model.frame.hotel.hotelId}
      onClose={onClose}
    >
      <RoomFault unit={unit} hotelId={model.frame.hotel.hotelId} />
      {children}
    </Pop>
  );
}
