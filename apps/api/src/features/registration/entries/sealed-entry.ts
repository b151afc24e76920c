import type { RegistrationEntry } from '@latchkey/booking-core/registration';
import type { BookingKey } from '../../../database/booking-key.ts';
import { openedText, sealedText } from '../../../sealed-text.ts';

type OfEntry = BookingKey & { readonly place: number };
type OfReport = BookingKey & { readonly report_id: string };

const entryOf = ({ hotel_id: hotel, booking_id: booking, place }: OfEntry): string =>
  `registration:${hotel}:${booking}:${place}`;
const reportOf = ({ hotel_id: hotel, booking_id: booking, report_id: report }: OfReport): string =>
  `registration-report:${hotel}:${booking}:${report}`;
const houseOf = (hotelId: number): string => `registration-keys:${hotelId}`;

/** An entry as it is kept: it opens as that of no other traveller, booking or hotel. */
export const sealedEntry = (entry: RegistrationEntry, of: OfEntry, keys: readonly Buffer[]): string =>
  sealedText(JSON.stringify(entry), entryOf(of), keys);

/** What was filled in; null where it cannot be opened. */
export function openedEntry(
  row: OfEntry & { readonly sealed: string },
  keys: readonly Buffer[],
): RegistrationEntry | null {
  const text = openedText(row.sealed, entryOf(row), keys);
  return text === null ? null : (JSON.parse(text) as RegistrationEntry);
}

export const sealedFile = (file: string, of: OfReport, keys: readonly Buffer[]): string =>
  sealedText(file, reportOf(of), keys);

export const openedFile = (row: OfReport & { readonly sealed: string }, keys: readonly Buffer[]): string | null =>
  openedText(row.sealed, reportOf(row), keys);

/** A house's keys at its authority. */
export const sealedHouseKeys = (
  given: Readonly<Record<string, string>>,
  hotelId: number,
  keys: readonly Buffer[],
): string => sealedText(JSON.stringify(given), houseOf(hotelId), keys);

export function openedHouseKeys(
  sealed: string,
  hotelId: number,
  keys: readonly Buffer[],
): Readonly<Record<string, string>> | null {
  const text = openedText(sealed, houseOf(hotelId), keys);
  return text === null ? null : (JSON.parse(text) as Readonly<Record<string, string>>);
}
