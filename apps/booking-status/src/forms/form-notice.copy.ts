import type { ScreenRequest } from '@latchkey/site/screen';
import { formNotices, type FormNoticeCode } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a form came to, in words. The sentences in quotes are fixed by the product. */
export const formNoticeWords: Readonly<Record<FormNoticeCode, MessageDescriptor>> = {
  'identifier-missing': msg`Please enter booking id`,
  'invalid-identifier': msg`This is neither a booking reference nor a phone number. Please check how it is written.`,
  'not-found': msg`Booking is either expired or does not exist. Please try creating a booking again.`,
  'too-many': msg`Too many tries from here. Please wait a minute and try again.`,
  'too-many-holds': msg`You have too many unpaid bookings, or had too many in the last few hours. Pay for one of them, try again in a few hours, or call the hotel.`,
  'code-sent': msg`Another code is on its way. Only the newest one counts.`,
  'link-sent': msg`If there is a booking, a link to it is on its way to its email. Open it on a device or in a browser that keeps cookies.`,
  'cookies-blocked': msg`This browser blocks cookies, so it cannot show your booking. Allow cookies for this site, then enter the same code again: it still counts.`,
  'too-soon': msg`A code was sent less than a minute ago. Please wait for it, then ask for a new one.`,
  'code-wrong': msg`That code is not right. Please check it.`,
  'code-expired': msg`This code is no longer valid. Ask for a new one.`,
  'code-used': msg`This code has been used already. Ask for a new one.`,
  'too-many-tries': msg`Too many wrong codes were entered. We sent a link to the email of the booking that opens it without a code.`,
  'verification-needed': msg`This device cannot change the booking yet. Ask for a code first.`,
  'refund-changed': msg`What you get back has changed. Please check it again.`,
  'not-cancellable': msg`This booking can no longer be cancelled here.`,
  'after-check-in': msg`The check-in time has passed, so this booking can no longer be cancelled.`,
  'price-changed': msg`The hotel has changed its price again. Please check it.`,
  'not-revised': msg`The new price has already been answered.`,
  'booking-expired': msg`The time to answer has passed, and the rooms are no longer held for you.`,
  'booking-changed': msg`Your booking has changed since you saw this price, so nothing was done. See how it stands now, and press again if you still want the change.`,
  'not-modifiable': msg`This booking can no longer be changed here.`,
  'sold-out': msg`Sorry, Stays are not available for the selected days.`,
  'hotel-closed': msg`The hotel takes no bookings now.`,
  'quote-expired': msg`This price has expired. Please check the new one.`,
  'difference-changed': msg`The price of the change is different now. Please check it again.`,
  'invalid-dates': msg`Please choose an arrival date of today or later, and a departure after it.`,
  'not-for-sale': msg`This room, or one of the extras, is not sold on these dates. Please try others.`,
  'max-occupancy': msg`Maximum occupancy reached, Select extra room.`,
  'max-rooms': msg`Maximum room count reached!`,
  'no-room': msg`Please select at least one room`,
  'too-few-adults': msg`Each room needs an adult. Please take fewer rooms.`,
  'unknown-coupon': msg`The promo code of your booking is no longer valid, so it cannot be changed here. Please call the hotel.`,
  'idempotency-key-reused': msg`Please try again later!`,
  'payment-not-offered': msg`This change cannot be paid online. Please call the hotel.`,
  changed: msg`Your booking is changed. The new voucher comes by email.`,
  'request-sent': msg`Request sent. The hotel’s answer comes by email and shows here.`,
  'too-late': msg`It is too late to ask for this time. Please call the hotel.`,
  'unfit-time': msg`You can arrive or leave at this time without asking. Please choose another.`,
  'too-many-requests': msg`Five requests are open already. Please wait for the hotel’s answer.`,
  'not-confirmed': msg`Requests can be sent for a confirmed stay only.`,
  erased: msg`Your personal data of this booking is erased.`,
  'booking-active': msg`Data can be erased once the stay is over or cancelled.`,
  'rating-missing': msg`Please choose 1 to 5 stars.`,
  'already-given': msg`You have already reviewed this stay.`,
  'not-stayed': msg`A stay can be reviewed once it is over.`,
  unknown: msg`Please try again later!`,
};

/** What a page says of the form before it: of the one that is shown again, or that its address tells of. */
export const formNoticeOn = ({ search, returned }: Pick<ScreenRequest, 'search' | 'returned'>): FormNoticeCode | null =>
  returned === undefined ? formNoticeIn(search) : formNoticeIn({ notice: returned.code ?? '' });

/** The notice that an address asks for; null where it asks for none that a form can have. */
export const formNoticeIn = (search: Readonly<Record<string, string>>): FormNoticeCode | null =>
  formNotices.find((notice) => notice === search['notice']) ?? null;

/** Notices that tell of something done. */
export const isGood = (notice: FormNoticeCode): boolean =>
  notice === 'changed' ||
  notice === 'request-sent' ||
  notice === 'erased' ||
  notice === 'code-sent' ||
  notice === 'link-sent';
