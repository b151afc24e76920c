import type { Locale } from '@latchkey/site/urls';

/** What somebody is at a hotel. */
export const staffRoles = ['owner', 'manager', 'reception', 'housekeeping', 'accountant'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A hotel at which somebody works. */
export interface StaffHotel {
  readonly hotelId: number;
  readonly name: string;
  readonly city: string;
  readonly role: StaffRole;
}

/** Who is signed in, and where they work. */
export interface StaffSession {
  readonly person: {
    readonly personId: string;
    readonly name: string;
    readonly mail: string;
    readonly language: Locale;
  };
  readonly hotels: readonly StaffHotel[];
}
