import type { UnitToday } from '@latchkey/api-contract/types';
import { isToClean } from '@latchkey/booking-core/units';
import type { CleaningModel } from './cleaning.model.ts';

/** The rooms of a day by what is to be done: those that are to be ready first, those of who stays, what is done, the others. */
export interface CleaningList {
  readonly first: readonly UnitToday[];
  readonly stays: readonly UnitToday[];
  readonly done: readonly UnitToday[];
  readonly others: readonly UnitToday[];
}

const ms = (moment: string | null | undefined): number =>
  moment === null || moment === undefined ? Infinity : Date.parse(moment);

/** Whether a room is kept from guests, so that nobody needs it now. */
export const isClosed = ({ closures }: UnitToday): boolean => closures.length > 0;

/** Whether somebody who is to leave today has not. */
export const isStillIn = ({ leaving }: UnitToday): boolean => leaving !== null && leaving.leftAt === null;

/** Sorts the rooms of a day: what is needed soonest comes first, and who is still in comes last. */
export function cleaningListOf({ units, midnight }: Pick<CleaningModel, 'units' | 'midnight'>): CleaningList {
  const isDue = ({ state, stateAt, leaves, stays }: UnitToday): boolean =>
    isToClean({ state, stateAt: stateAt === null ? null : Date.parse(stateAt), wasSleptIn: leaves || stays }, midnight);
  const open = units.filter((unit) => !isClosed(unit));
  const due = open.filter(isDue);
  const isOfToday = (unit: UnitToday): boolean => !isDue(unit) && unit.stateAt !== null && ms(unit.stateAt) >= midnight;
  return {
    first: due
      .filter(({ staying }) => staying === null)
      .toSorted(
        (one, other) =>
          Number(isStillIn(one)) - Number(isStillIn(other)) ||
          compared(ms(one.coming?.dueAt), ms(other.coming?.dueAt)) ||
          compared(ms(one.leaving?.leftAt), ms(other.leaving?.leftAt)),
      ),
    stays: due.filter(({ staying }) => staying !== null),
    done: open.filter(isOfToday).toSorted((one, other) => compared(ms(other.stateAt), ms(one.stateAt))),
    others: units.filter((unit) => isClosed(unit) || (!isDue(unit) && !isOfToday(unit))),
  };
}

/** Infinity less itself is no number. */
const compared = (one: number, other: number): number => (one === other ? 0 : one - other);
