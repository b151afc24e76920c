import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt, noSuch } from '../faults/fault-at.ts';

type Room = HotelFacts['rooms'][number];

/** Rooms that are made up of none, of themselves, of what is made up of others, or of more than there are. */
export const faultsInParts = ({ rooms }: HotelFacts): HotelFault[] =>
  rooms.flatMap((room) => {
    const place = `rooms.${room.id}.consistsOf`;
    const ids = rooms.filter(({ id }) => id !== room.id).map(({ id }) => id);
    const parts = room.consistsOf ?? [];
    const twice = parts.find(({ roomTypeId }, at) => parts.findIndex((one) => one.roomTypeId === roomTypeId) < at);
    return [
      ...(twice === undefined
        ? []
        : [faultAt(place, `names "${twice.roomTypeId}" twice: write it once, with how many of it as count`)]),
      ...(parts.length > 0 && room.hourly !== null
        ? [faultAt(place, 'goes with nights, and the room is sold by the hour too: take out "hourly"')]
        : []),
      ...parts.flatMap(({ roomTypeId, count }) => {
        const part = rooms.find(({ id }) => id === roomTypeId && id !== room.id);
        if (part === undefined) return [noSuch(`${place}.roomTypeId`, roomTypeId, 'other room', ids)];
        const why = whyNot(room, part, count);
        return why === null ? [] : [faultAt(place, why)];
      }),
    ];
  });

function whyNot(room: Room, part: Room, count: number): string | null {
  if (part.consistsOf !== undefined)
    return `names "${part.id}", which is made up of others itself: name those, so that each is counted once`;
  if (part.hourly !== null) return `goes with nights, and "${part.id}" is sold by the hour too: take out its "hourly"`;
  return room.total * count > part.total
    ? `takes ${count} × ${part.id} for each of ${room.total}, which is ${room.total * count}, and there are ${part.total}: set total of ${room.id} to ${Math.floor(part.total / count)} at most`
    : null;
}
