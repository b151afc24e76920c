/** Days after which the engine deletes what it keeps for a while only; the privacy policy names the same figures. */
export const retentionDays = {
  /** A quote that nobody booked, counted from the end of its price. */
  quote: 7,
  /** A code, or a link in a mail, counted from its end. */
  code: 1,
  /** The idempotency key of a request. */
  requestKey: 30,
  /** An address for the newsletter that was never confirmed. */
  unconfirmedAddress: 7,
} as const;

/** Days for which a browser keeps the cookies of the language and of the device. */
export const cookieDays = 365;

/** Days for which a browser keeps the number that decides whether it gets canary releases. */
export const trialCookieDays = 30;

/** Minutes for which something is kept, as the privacy policy names them too. */
export const retentionMinutes = {
  /** A form that a page without scripts sent and that has to be corrected. */
  postedForm: 30,
  /** The cookie that pins a booking in progress to the releases it started with. */
  releasesOfBooking: 45,
} as const;
