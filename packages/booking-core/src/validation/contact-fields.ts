import type { TravellerField, TravellerRefusal } from './traveller-fields.ts';

/** What reaches the guest who booked: the name, and the fields of travellers that are a contact. */
export const contactFields = ['fullName', 'email', 'contactNumber'] as const satisfies readonly TravellerField[];

export type ContactField = (typeof contactFields)[number];

/** Why one of them is refused. */
export type ContactRefusal = TravellerRefusal<ContactField>;
