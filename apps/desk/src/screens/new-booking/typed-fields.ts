/** The fields of the guest and of the payment. */
export const typedFields = ['name', 'contact', 'way', 'until', 'language'] as const;
