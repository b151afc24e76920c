import { isTimePair } from '@latchkey/booking-core/clock';
import { faultAt, noSuch } from '../faults/fault-at.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultsInSpan } from './night-rules.errors.ts';

/** Extras that go with what the hotel lacks, that nobody could have, or that have two prices. */
export function faultsInExtras({ addons, rooms }: HotelFacts): HotelFault[] {
  const roomIds = rooms.map(({ id }) => id);
  const isSoldByHours = rooms.some(({ hourly }) => hourly !== null);
  return addons.flatMap((extra) => {
    const { id, goesWith, each, prices = [] } = extra;
    const at = `addons.${id}.goesWith`;
    const { roomTypeIds = [], times, stay, ages } = goesWith ?? {};
    const faults = roomTypeIds
      .filter((one) => !roomIds.includes(one))
      .map((one) => noSuch(`${at}.roomTypeIds`, one, 'room', roomIds));
    faults.push(...faultsInShare(extra));
    faults.push(...prices.flatMap((dated, place) => faultsInSpan(dated, `addons.${id}.prices.${place}`)));
    if (times !== undefined && (!isTimePair(times.from, times.until) || times.from === times.until))
      faults.push(faultAt(`${at}.times`, `is from ${times.from} until ${times.until}: let it end after it begins`));
    if (ages !== undefined && extra.category !== 'person')
      faults.push(faultAt(`addons.${id}.category`, `is ${extra.category}, and goesWith has ages: write "person"`));
    if ((ages?.from ?? 0) > (ages?.to ?? 18))
      faults.push(faultAt(`${at}.ages`, `is from ${ages?.from} to ${ages?.to}: nobody is of such an age`));
    if (each === 'night' && stay === 'hours')
      faults.push(faultAt(`addons.${id}.each`, 'is night, and goesWith.stay is hours: a stay of hours has no nights'));
    if (stay === 'hours' && !isSoldByHours)
      faults.push(faultAt(`${at}.stay`, 'is hours, and no room is sold by the hour: nobody could have it'));
    return faults;
  });
}

/** An extra that costs a share of the stay has no other price, and is had once. */
function faultsInShare({ id, percent, price, prices, category, each }: HotelFacts['addons'][number]): HotelFault[] {
  if (percent === undefined) return [];
  const at = `addons.${id}`;
  const beside = price === 0 ? (prices === undefined ? null : 'prices') : 'price';
  return [
    ...(beside === null
      ? []
      : [faultAt(`${at}.${beside}`, `stands beside percent with ${percent}: let it cost one of them, and price be 0`)]),
    ...(category === 'booking'
      ? []
      : [faultAt(`${at}.category`, `is ${category}, and percent is of the whole stay: write "booking"`)]),
    ...(each === 'night' ? [faultAt(`${at}.each`, 'is night, and percent is of all nights: leave it out')] : []),
  ];
}
