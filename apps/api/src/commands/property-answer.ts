import type { StayTime } from '@latchkey/booking-core/basket';
import type { Override } from '@latchkey/api-contract/types';
import { keysInWords } from './property-keys.ts';

/** A list as a table of a line each; anything else as it came. */
export function answerInLines(body: unknown): string[] {
  const keys = typeof body === 'object' && body !== null ? keysInWords(body) : null;
  if (keys !== null) return keys;
  const overrides = typeof body === 'object' && body !== null && 'overrides' in body ? body.overrides : null;
  if (Array.isArray(overrides)) return overridesInLines(overrides as Override[]);
  const rows =
    typeof body === 'object' && body !== null && 'bookings' in body && Array.isArray(body.bookings)
      ? (body.bookings as Record<string, unknown>[])
      : null;
  if (rows === null) return [JSON.stringify(body, null, 2)];
  if (rows.length === 0) return ['No bookings.'];
  const next = 'next' in (body as object) ? String((body as { next: unknown }).next) : null;
  const lines = rows.map((row) =>
    [
      row['reference'],
      row['status'],
      stayIn(row['stay'] as StayTime),
      row['guestName'],
      `${String(row['currency'])} ${String(row['total'])}`,
      `paid ${String(row['amountPaid'])}`,
      ...(row['openRequests'] === 0 ? [] : [`open requests: ${String(row['openRequests'])}`]),
    ].join('  '),
  );
  if (next === null) return lines;
  return [...lines, `More: ${/^\d+$/.test(next) ? 'after' : 'cursor'}=${next}`];
}

const overridesInLines = (overrides: readonly Override[]): string[] =>
  overrides.length === 0
    ? ['Nothing is set by hand.']
    : overrides.map(({ roomTypeId, ratePlanId, field, from, to, value, rule }) =>
        [
          `${from} – ${to}`,
          roomTypeId,
          ...(ratePlanId === null ? [] : [ratePlanId]),
          `${field} ${inWords(value)}`,
          `by the files ${inWords(rule)}`,
        ].join('  '),
      );

const inWords = (value: Override['value']): string =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'number' ? one : `${one.pax}: ${one.price}`)).join(', ')
    : String(value ?? 'none');

function stayIn(stay: StayTime): string {
  return stay.kind === 'nights'
    ? `${stay.checkIn} – ${stay.checkOut}`
    : `${stay.date} ${stay.startHour}:00, ${stay.hours} h`;
}
