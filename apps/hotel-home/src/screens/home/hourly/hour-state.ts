import type { HoursModel } from '@latchkey/stay/use-stay';

/** What an hour of the day is to a guest who wants to arrive in it: `closed` has gone by or is never sold. */
export type HourState = 'free' | 'sold-out' | 'closed';

/** Whether a stay of the length chosen can begin in an hour of the day. */
export function hourState({ hours }: Pick<HoursModel, 'hours'>, slot: HoursModel['slots'][number]): HourState {
  if (!slot.isOffered) return slot.closedAs === 'sold_out' ? 'sold-out' : 'closed';
  const isFree = slot.rooms.some(({ lengths }) => lengths.some((length) => length.hours === hours));
  return isFree ? 'free' : 'closed';
}

/** Whether an hour lies in the stay that is chosen. */
export const isInStay = ({ start, hours }: Pick<HoursModel, 'start' | 'hours'>, hour: number): boolean =>
  start !== null && hours !== null && hour >= start && hour < start + hours;
