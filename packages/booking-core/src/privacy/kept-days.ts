/** Days after which the engine deletes what it keeps for a while only; the privacy policy names the same figures. */
export const keptDays = {
  /** A quote that nobody booked, counted from the end of its price. */
  quote: 7,
  /** A code, or a link in a mail, counted from its end. */
  code: 1,
  /** The key by which a repeated press is known. */
  requestKey: 30,
  /** An address for the newsletter that was never confirmed. */
  unconfirmedAddress: 7,
} as const;

/** Days for which a browser keeps the cookies of the language and of the device. */
export const cookieDays = 365;

/** Days for which a browser keeps the number by which it belongs to those who are shown a new release first. */
export const trialCookieDays = 30;

/** Minutes for which something is kept, as the privacy policy names them too. */
export const keptMinutes = {
  /** A form that a page without scripts sent and that has to be corrected. */
  postedForm: 30,
  /** The cookie by which a booking ends on the releases it began on. */
  releasesOfBooking: 45,
} as const;
