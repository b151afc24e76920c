import { bedDouble, refreshCw, wrench } from '@latchkey/ui/icons';
import type { RoomFor } from '../plan/rooms-for.ts';
import { MenuItem } from './menu-item.tsx';
import { RoomEffect } from './room-effect.tsx';

const icons = { free: bedDouble, taken: refreshCw, held: bedDouble, closed: wrench } as const;

/** A room to which a stay can go, and what that does to others. */
export function RoomItem({
  room,
  isFirst,
  onPress,
}: {
  readonly room: RoomFor;
  readonly isFirst: boolean;
  readonly onPress: () => void;
}) {
  const { is, unit } = room;
  return (
    <MenuItem
      icon={icons[is]}
      isFirst={isFirst}
      isOff={is === 'held' || is === 'closed'}
      label={<bdi>{unit.number}</bdi>}
      aside={<RoomEffect room={room} />}
      onPress={onPress}
    />
  );
}
