/** What a person may be at a hotel, the one who may most first. */
export const staffRoles = ['owner', 'manager', 'reception', 'housekeeping', 'accountant'] as const;

export type StaffRole = (typeof staffRoles)[number];

/**
 * Who asks something of a hotel's side: a person who works there, a program with a key of the hotel, the provider's
 * operator, or a channel that sells its rooms.
 */
export const principalKinds = ['staff', 'key', 'operator', 'channel'] as const;

export type PrincipalKind = (typeof principalKinds)[number];

/** One of them, at work in one hotel. */
export interface Principal {
  readonly hotelId: number;
  readonly kind: PrincipalKind;
  /** Of a person, a key or a channel; the operator is one. */
  readonly id: string;
  /** Of a person who works there; null for all others. */
  readonly role: StaffRole | null;
  /** The only booking that it reaches: of the link in a mail to the hotel. Absent for all others. */
  readonly bookingId?: string;
}
