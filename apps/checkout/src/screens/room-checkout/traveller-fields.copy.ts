import type { TravellerField } from '@latchkey/booking-core/validation';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface FieldCopy {
  readonly label: MessageDescriptor;
  /** What stands under the field of the one who books. */
  readonly hint?: MessageDescriptor;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
}

/** What each field of a traveller is called, and how it is typed. */
export const travellerFieldCopy: Readonly<Record<TravellerField, FieldCopy>> = {
  fullName: {
    label: msg`Full name`,
    hint: msg`As on the photo ID you will show at reception.`,
    autoComplete: 'name',
  },
  age: { label: msg`Age`, inputMode: 'numeric' },
  email: { label: msg`Email`, hint: msg`We send your confirmation here.` },
  contactNumber: { label: msg`Contact number` },
};
