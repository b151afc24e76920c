import type { GuestWord } from '@latchkey/booking-core/guest-words';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface FieldCopy {
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** What the field of each of a guest's words is called, and what stands under it. */
export const guestWordCopy: Readonly<Record<GuestWord, FieldCopy>> = {
  specialRequests: { label: msg`Requests`, hint: msg`We can’t promise requests, but we read every one.` },
};
