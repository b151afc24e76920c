import type { StaffSession } from '@latchkey/api-contract/types';

export type { StaffSession };

/** A hotel at which somebody works, and what the person is there. */
export type StaffHotel = StaffSession['hotels'][number];
