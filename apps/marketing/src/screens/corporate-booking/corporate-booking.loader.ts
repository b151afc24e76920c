import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { CorporateBookingModel, EnquiryRefusal, PostedForm } from './corporate-booking.model.ts';

const refusals = [
  'details_missing',
  'name_invalid',
  'email_missing',
  'email_invalid',
  'phone_invalid',
  'dates_invalid',
  'unknown',
] as const satisfies readonly EnquiryRefusal[];

/** What came of a form that was sent before the page, and the input of one that is shown again. */
export const postedForm = ({ search, returned }: Pick<ScreenRequest, 'search' | 'returned'>): PostedForm => ({
  posted:
    returned === undefined
      ? search['enquiry'] === 'sent'
        ? 'sent'
        : null
      : (refusals.find((code) => code === returned.code) ?? 'unknown'),
  typed: returned?.fields ?? {},
});

/** The page needs nothing of the API: who answers is the site's. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<CorporateBookingModel>> {
  const { hotel } = request.site;
  return {
    kind: 'ready',
    model: {
      hotel: hotel === null ? null : { id: hotel.id, name: hotel.name },
      ...postedForm(request),
    },
  };
}
