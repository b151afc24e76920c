const personalPrefixes = ['/bookings/', '/checkout/', '/room/checkout', '/review'];

/**
 * Whether a page can show a guest's name, number or booking. No third party but the payment company is on these, and what
 * has one must load a new document to get there.
 */
export const isPersonalPath = (path: string): boolean => personalPrefixes.some((start) => path.startsWith(start));
