import type { TravellerField } from './traveller-fields.ts';

/** What reaches the guest who booked: the name, and the fields of travellers that are a contact. */
export const contactFields = ['fullName', 'email', 'contactNumber'] as const satisfies readonly TravellerField[];

export type ContactField = (typeof contactFields)[number];
