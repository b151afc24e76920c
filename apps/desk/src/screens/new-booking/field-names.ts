/** The fields of the guest and of the payment. */
export const fieldNames = ['name', 'contact', 'way', 'until', 'language'] as const;
