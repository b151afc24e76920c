import type { StayInUnit } from '@latchkey/api-contract/types';
import type { RoomsModel } from '../rooms.model.ts';
import { barState } from './bar-state.ts';
import type { Bar, PlanRow, PlanSection, StayBar } from './plan.types.ts';
import { grouped } from './grouped.ts';
import { spanOf } from './span-of.ts';
import { inLanes, waitingBars } from './waiting-bars.ts';

type Laid = Pick<RoomsModel, 'today' | 'from' | 'days' | 'types' | 'units' | 'stays' | 'unassigned' | 'standing'>;

/** The plan by types and their units: which bars lie on each line; who has no room yet lies above the rooms of the type. */
export function layOut(model: Laid): PlanSection[] {
  const byUnit = grouped(stayBars(model), ({ unitId }) => unitId ?? '');
  const without = grouped(model.unassigned, ({ roomTypeId }) => roomTypeId);
  const units = grouped(model.units, ({ roomTypeId }) => roomTypeId);
  return model.types.map((type): PlanSection => {
    const rows = (units.get(type.roomTypeId) ?? []).map((unit): PlanRow => {
      const closed = unit.closures.flatMap((closure): Bar[] => {
        const span = spanOf(model, closure.first, closure.last);
        return span === null ? [] : [{ ...span, kind: 'closure', key: closure.closureId, state: 'closed', closure }];
      });
      const bars = [...(byUnit.get(unit.unitId) ?? []), ...closed].toSorted((one, other) => one.start - other.start);
      return { key: unit.unitId, kind: 'unit', unit, bars };
    });
    const isFree = (date: string): boolean => rows.some((row) => row.bars.every((bar) => !covers(bar, date)));
    const bars = waitingBars(without.get(type.roomTypeId) ?? [], model, { ...model, isFree });
    const lines = (kind: 'waiting' | 'over'): PlanRow[] =>
      inLanes(bars.filter(({ state }) => (state === 'over') === (kind === 'over'))).map((lane, at) => ({
        key: `${kind} ${type.roomTypeId} ${at}`,
        kind,
        unit: null,
        bars: lane,
      }));
    return { type, rows: [...lines('over'), ...lines('waiting'), ...rows] };
  });
}

/** Whether a bar has a night. */
export function covers(bar: Bar, date: string): boolean {
  const { first, last } = bar.kind === 'stay' ? bar : bar.closure;
  return first <= date && date <= last;
}

function stayBars(model: Laid): StayBar[] {
  const { stays, standing, today } = model;
  const ofRoom = grouped(stays, roomOf);
  return stays.flatMap((stay): StayBar[] => {
    const span = spanOf(model, stay.first, stay.last);
    if (span === null) return [];
    const { bookingId, reference, guestName, roomTypeId, place, unitId, first, last, held } = stay;
    return [
      {
        ...span,
        kind: 'stay',
        key: `${bookingId} ${roomTypeId} ${place} ${first}`,
        state: barState(stay, standing, today),
        bookingId,
        reference,
        guestName,
        roomTypeId,
        place,
        unitId,
        first,
        last,
        isPinned: held === 'pinned',
        isInHouse: held === 'in_house',
        isSplit: (ofRoom.get(roomOf(stay)) ?? []).some((one) => one.unitId !== unitId),
      },
    ];
  });
}

const roomOf = ({ bookingId, roomTypeId, place }: StayInUnit): string => `${bookingId} ${roomTypeId} ${place}`;
