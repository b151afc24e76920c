import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@latchkey/booking-core/staff';

/** What somebody is at a hotel. */
export const roleNames: Readonly<Record<StaffRole, MessageDescriptor>> = {
  owner: msg({ message: 'Owner', context: 'role at a hotel' }),
  manager: msg({ message: 'Manager', context: 'role at a hotel' }),
  reception: msg({ message: 'Reception', context: 'role at a hotel' }),
  housekeeping: msg({ message: 'Housekeeping', context: 'role at a hotel' }),
  accountant: msg({ message: 'Accountant', context: 'role at a hotel' }),
};
