import { isStayDate } from '../dates/nights.ts';
import { latinDigits } from '../text/latin-digits.ts';
import { plainCode } from '../text/pasted.ts';
import { oneLine } from '../text/typed-text.ts';
import type { ContactRefusal } from './contact-fields.ts';
import { checkEmail, checkName, checkPhone } from './traveller.ts';

/** What a company has typed about stays for its people; text as typed. */
export interface EnquiryFields {
  readonly company: string;
  readonly fullName: string;
  readonly email: string;
  readonly contactNumber: string;
  /** The town where the rooms are wanted, in the sender's own words. */
  readonly place: string;
  /** The days of the stays, `YYYY-MM-DD`; either may be left open. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** How many nights of how many rooms in all: a whole number. */
  readonly roomNights: string;
  readonly message: string;
}

/** One field of an enquiry that is not right. */
export interface EnquiryProblem {
  readonly field: keyof EnquiryFields;
  readonly code: ContactRefusal | 'dates_invalid';
}

/** Room nights that one enquiry can be about. */
const mostRoomNights = 100_000;

/** The room nights as a number, in whatever digits they are typed; null where they are no number from 1 to 100,000. */
export function typedRoomNights(typed: string): number | null {
  const digits = latinDigits(plainCode(typed));
  const nights = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return nights >= 1 && nights <= mostRoomNights ? nights : null;
}

/**
 * What is wrong with an enquiry, in the order of its form; empty where nothing is. The place, the days and the message
 * may be left out.
 */
export function enquiryProblems(form: EnquiryFields): readonly EnquiryProblem[] {
  const checks = [
    { field: 'company', code: oneLine(form.company) === '' ? 'details_missing' : null },
    { field: 'fullName', code: checkName(form.fullName) },
    { field: 'email', code: checkEmail(form.email) },
    { field: 'contactNumber', code: checkPhone(form.contactNumber) },
    { field: 'checkIn', code: isDayOrOpen(form.checkIn) ? null : 'dates_invalid' },
    { field: 'checkOut', code: endsRightly(form) ? null : 'dates_invalid' },
    { field: 'roomNights', code: typedRoomNights(form.roomNights) === null ? 'details_missing' : null },
  ] as const;
  return checks.flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

const isDayOrOpen = (typed: string): boolean => typed === '' || isStayDate(typed);

const endsRightly = ({ checkIn, checkOut }: EnquiryFields): boolean =>
  isDayOrOpen(checkOut) && (checkOut === '' || checkIn < checkOut);
