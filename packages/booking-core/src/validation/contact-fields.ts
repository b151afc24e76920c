/** What reaches the guest who booked. */
export const contactFields = ['fullName', 'email', 'contactNumber'] as const;

export type ContactField = (typeof contactFields)[number];
