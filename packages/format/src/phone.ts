/** The address that dials a telephone number as it is written: `+91 80 4123 4567` is `tel:+918041234567` (RFC 3966). */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
