const shape = /^[A-Za-z0-9_-]{10}$/;

/**
 * The name of a booking in the link of an SMS: the first ten signs, 60 bits, of the random part of its id. It leads to the
 * booking's page, which shows a stranger what it shows to everybody, and it opens nothing.
 */
export const shortCodeOf = (bookingId: string): string => bookingId.slice(-22).slice(0, 10);

export const isShortCode = (text: string): boolean => shape.test(text);
