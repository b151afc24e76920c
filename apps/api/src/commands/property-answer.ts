import type { QuoteRequest } from '@latchkey/api-contract/types';
import { keysInWords } from './property-keys.ts';

/** A list as a table of a line each; anything else as it came. */
export function answerInLines(body: unknown): string[] {
  const keys = typeof body === 'object' && body !== null ? keysInWords(body) : null;
  if (keys !== null) return keys;
  const rows =
    typeof body === 'object' && body !== null && 'bookings' in body && Array.isArray(body.bookings)
      ? (body.bookings as Record<string, unknown>[])
      : null;
  if (rows === null) return [JSON.stringify(body, null, 2)];
  if (rows.length === 0) return ['No bookings.'];
  return rows.map((row) =>
    [
      row['reference'],
      row['status'],
      stayIn(row['stay'] as QuoteRequest['stay']),
      row['guestName'],
      `${String(row['currency'])} ${String(row['total'])}`,
      `paid ${String(row['amountPaid'])}`,
      ...(row['openRequests'] === 0 ? [] : [`open requests: ${String(row['openRequests'])}`]),
    ].join('  '),
  );
}

function stayIn(stay: QuoteRequest['stay']): string {
  return stay.kind === 'nights'
    ? `${stay.checkIn} – ${stay.checkOut}`
    : `${stay.date} ${stay.startHour}:00, ${stay.hours} h`;
}
