import type { BedTyped } from '@latchkey/booking-core/rooms-typed';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The beds that are read of what somebody typed. */
export const bedWords: Readonly<Record<BedTyped['kind'], MessageDescriptor>> = {
  king: msg({ message: 'king bed', context: 'beds of a room, after their number' }),
  queen: msg({ message: 'queen bed', context: 'beds of a room, after their number' }),
  double: msg({ message: 'double bed', context: 'beds of a room, after their number' }),
  single: msg({ message: 'single bed', context: 'beds of a room, after their number' }),
  bunk: msg({ message: 'bunk bed', context: 'beds of a room, after their number' }),
  dorm: msg({ message: 'bed in a shared room', context: 'beds of a room, after their number' }),
  sofa: msg({ message: 'sofa bed', context: 'beds of a room, after their number' }),
};
