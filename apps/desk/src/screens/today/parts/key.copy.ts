import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeyState } from '../unit-key/unit-key.tsx';

/** How a room stands, as its key on the rack is read out. */
export const keyWords: Readonly<Record<KeyState, MessageDescriptor>> = {
  arriving: msg({ message: 'arriving', context: 'a room on the rack' }),
  house: msg({ message: 'in house', context: 'a room on the rack' }),
  leaving: msg({ message: 'leaving', context: 'a room on the rack' }),
  overdue: msg({ message: 'overdue', context: 'a room on the rack' }),
  ask: msg({ message: 'request', context: 'a room on the rack' }),
  left: msg({ message: 'left', context: 'a room on the rack' }),
  free: msg({ message: 'free', context: 'a room on the rack' }),
  out: msg({ message: 'out of order', context: 'a room on the rack' }),
};
