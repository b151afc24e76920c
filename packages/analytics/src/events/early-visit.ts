import { isLocalDate } from '@latchkey/booking-core/dates';
import { mayCaptureText } from '@latchkey/booking-core/privacy';
import type { ScreenReport } from '@latchkey/site/screen';
import type { MeasuredEvent } from './measured-event.ts';
import { linkClick, pageView } from './page-events.ts';
import { eventsOfReport } from './report-events.ts';

/** What happened on a page before measuring began, as the document's own script keeps it. */
export interface EarlyVisit {
  /** The address that the document came with. */
  readonly url: string;
  /** CSS pixels of the window. */
  readonly width: number;
  /** Links that were followed: address and text. */
  readonly links: readonly (readonly [url: string, text: string])[];
  /** What screens reported; called as in the body that the origin reads. */
  readonly told: readonly ScreenReport[];
  /** The dates of the stay that the page is about, where it says them. */
  readonly stay?: { readonly checkIn: string; readonly checkOut: string };
}

/** Characters of an address, and links and reports of a visit, that are taken at most. */
const [longestUrl, most] = [4000, 10];

/** Reads the report of a visit that ended early; null where it is invalid. */
export function readEarlyVisit(text: string): EarlyVisit | null {
  const sent = objectIn(text);
  if (sent === null) return null;
  const { url, width, links, told, stay } = sent;
  if (!isUrl(url) || typeof width !== 'number' || !Array.isArray(links) || !Array.isArray(told)) return null;
  if (links.length > most || told.length > most || !links.every(isLink) || !told.every(isReport)) return null;
  return { url, width, links, told, ...(isStay(stay) ? { stay } : {}) };
}

/** Its events, in the order in which they happened. */
export const eventsOfEarlyVisit = ({ url, links, told }: EarlyVisit): readonly MeasuredEvent[] => [
  pageView(new URL(url)),
  ...told.flatMap(eventsOfReport),
  ...links.map(([address, text]) => linkClick(address, mayCaptureText(text) ? text : '')),
];

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestUrl && /^https?:/.test(value) && URL.canParse(value);

const isLink = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && isUrl(value[0]) && typeof value[1] === 'string';

/** Two dates. A report whose stay is missing or malformed is read as one without a stay. */
const isStay = (value: unknown): value is { readonly checkIn: string; readonly checkOut: string } =>
  isObject(value) &&
  [value['checkIn'], value['checkOut']].every((date) => typeof date === 'string' && isLocalDate(date));

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function isReport(value: unknown): value is ScreenReport {
  if (!isObject(value) || !isText(value['bookingId'])) return false;
  const { event, reason, bookingObj, total, currency, checkIn, checkOut } = value;
  if (event === 'payment_closed')
    return isText(reason) && isObject(bookingObj) && typeof bookingObj['hotelId'] === 'number';
  return event === 'booked' && Number.isSafeInteger(total) && [currency, checkIn, checkOut].every(isText);
}
