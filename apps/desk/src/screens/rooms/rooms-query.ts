import { isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import { deskUrl } from '@latchkey/site/urls';

/** How many days can be in sight: two weeks, four, and two months of nights. */
export const spans = [14, 28, 60] as const;
const [usual] = spans;

/** Which days an address asks for. What it says wrong it does not say. */
export function spanIn(search: Readonly<Record<string, string>>): {
  readonly from: LocalDate | null;
  readonly days: number;
} {
  const { from = '', days } = search;
  return {
    from: isStayDate(from) ? (from as LocalDate) : null,
    days: spans.find((one) => String(one) === days) ?? usual,
  };
}

/** The address of the plan from a day on; from today on where none is named. */
export const planAt = (hotelId: number, from: LocalDate | null, days: number): string =>
  deskUrl(
    'rooms',
    { hotelId },
    { ...(from === null ? {} : { from }), ...(days === usual ? {} : { days: String(days) }) },
  );
