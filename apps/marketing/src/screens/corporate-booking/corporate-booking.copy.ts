import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryRefusal } from './corporate-booking.model.ts';

/** The words for an enquiry that was not sent (docs/rules.md, "Validation" and "What guests are told"). */
export const enquiryWords: Readonly<Record<EnquiryRefusal, MessageDescriptor>> = {
  details_missing: msg`Please enter all the details`,
  name_invalid: msg`Please Enter Valid Name`,
  email_missing: msg`Please Enter Email Address`,
  email_invalid: msg`Please Enter Valid Email Address`,
  phone_invalid: msg`Enter valid phone number`,
  dates_invalid: msg`Please choose a departure after the arrival`,
  unknown: msg`Please try again later!`,
};
