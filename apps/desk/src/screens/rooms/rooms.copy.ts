import type { UnitState } from '@latchkey/booking-core/units';
import type { IconShape } from '@latchkey/ui/icon';
import {
  badgeCheck,
  brushCleaning,
  clockAlert,
  hourglass,
  logIn,
  logOut,
  sparkles,
  triangleAlert,
  wrench,
} from '@latchkey/ui/icons';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanProblem } from './plan-acts.types.ts';
import type { BarState } from './plan/plan.types.ts';

/** How the bars of the plan are called. */
export const stateNames: Readonly<Record<BarState, MessageDescriptor>> = {
  arriving: msg({ message: 'Arriving today', context: 'of a stay in the room plan' }),
  house: msg({ message: 'In house', context: 'of a stay in the room plan' }),
  leaving: msg({ message: 'Leaving today', context: 'of a stay in the room plan' }),
  booked: msg({ message: 'Booked', context: 'of a stay in the room plan' }),
  ask: msg({ message: 'Option or request', context: 'of a stay in the room plan' }),
  overdue: msg({ message: 'Overdue', context: 'of a stay in the room plan' }),
  left: msg({ message: 'Left', context: 'of a stay in the room plan: the guest has gone' }),
  over: msg({ message: 'One too many', context: 'of a stay in the room plan: no room is free for it' }),
  closed: msg({ message: 'Closed', context: 'of a room in the room plan' }),
};

/** The picture of a bar beside its name. */
export const stateIcons: Readonly<Partial<Record<BarState, IconShape>>> = {
  arriving: logIn,
  leaving: logOut,
  ask: hourglass,
  overdue: clockAlert,
  over: triangleAlert,
  closed: wrench,
};

/** What a room is like for its next guest. */
export const unitStateNames: Readonly<Record<UnitState, MessageDescriptor>> = {
  dirty: msg({ message: 'To clean', context: 'of a room' }),
  clean: msg({ message: 'Clean', context: 'of a room' }),
  inspected: msg({ message: 'Inspected', context: 'of a room' }),
};

export const unitStateIcons: Readonly<Record<UnitState, IconShape>> = {
  dirty: brushCleaning,
  clean: sparkles,
  inspected: badgeCheck,
};

/** Why something was not done to the plan. */
export const problemWords: Readonly<Record<PlanProblem['code'], MessageDescriptor>> = {
  in_the_way: msg`Nothing was changed: these stays are in the way.`,
  closed: msg`Nothing was changed: the room is closed on some of these nights.`,
  not_housed: msg`Nothing was changed: the stay has no room of this type on these nights.`,
  closed_already: msg`Nothing was changed: the room is closed already on some of these nights.`,
  in_the_past: msg`Nothing was changed: the first night is over.`,
  too_many_nights: msg`Nothing was changed: these are too many nights at once.`,
  not_allowed: msg`Nothing was changed: your role may not do this.`,
  changed: msg`Nothing was changed: someone else was faster. This is the current state.`,
  unavailable: msg`Connection lost. Check the room plan before you try again.`,
};
