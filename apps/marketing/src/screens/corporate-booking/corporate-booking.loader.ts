import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import type { CorporateBookingModel } from './corporate-booking.model.ts';

const outcomes = [
  'sent',
  'details_missing',
  'name_invalid',
  'email_missing',
  'email_invalid',
  'phone_invalid',
  'unknown',
] as const;

/** What came of a form that was sent before the page; null where none was. */
export const postedOutcome = (search: Readonly<Record<string, string>>): CorporateBookingModel['posted'] =>
  outcomes.find((outcome) => outcome === search['enquiry']) ?? null;

/** The page needs nothing of the API: who answers is the site's. */
export async function load({ site, search }: ScreenRequest): Promise<ScreenOutcome<CorporateBookingModel>> {
  const { hotel } = site;
  return {
    kind: 'ready',
    model: {
      hotel: hotel === null ? null : { id: hotel.id, name: hotel.name },
      posted: postedOutcome(search),
    },
  };
}
