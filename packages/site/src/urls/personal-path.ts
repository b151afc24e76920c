const personalPrefixes = ['/bookings/', '/checkout/', '/room/checkout', '/review'];

/**
 * Whether a page can show a guest's name, number or booking. No third party but the payment company may run there, so a
 * page with third-party scripts opens it as a new document.
 */
export const isPersonalPath = (path: string): boolean => personalPrefixes.some((start) => path.startsWith(start));
