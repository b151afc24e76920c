import type { StaffRole } from '../../session/staff-session.ts';

/** How far a role reaches into a part of the work. */
export type Reach = 'whole' | 'bounded' | 'departures' | 'read' | 'none';

/** The parts of the work, as an owner thinks of them. */
export const parts = ['bookings', 'rooms', 'folio', 'prices', 'reports', 'set_up', 'people'] as const;
export type Part = (typeof parts)[number];

/** What each role may do. The engine holds it by operation; here it is told to people. */
export const whoMay: Readonly<Record<Part, Readonly<Record<StaffRole, Reach>>>> = {
  bookings: { owner: 'whole', manager: 'whole', reception: 'whole', housekeeping: 'departures', accountant: 'none' },
  rooms: { owner: 'whole', manager: 'whole', reception: 'whole', housekeeping: 'whole', accountant: 'none' },
  folio: { owner: 'whole', manager: 'whole', reception: 'whole', housekeeping: 'none', accountant: 'read' },
  prices: { owner: 'whole', manager: 'whole', reception: 'bounded', housekeeping: 'none', accountant: 'read' },
  reports: { owner: 'whole', manager: 'whole', reception: 'none', housekeeping: 'none', accountant: 'whole' },
  set_up: { owner: 'whole', manager: 'whole', reception: 'none', housekeeping: 'none', accountant: 'none' },
  people: { owner: 'whole', manager: 'none', reception: 'none', housekeeping: 'none', accountant: 'none' },
};
