import type { LocalDate } from '@latchkey/booking-core/dates';
import { todayIn } from '@latchkey/booking-core/time';

const minuteMs = 60_000;
const known = new Map<string, { readonly minute: number; readonly today: LocalDate }>();

/** `todayIn`, asked once a minute for each zone: no day begins within one, and a zone's rules are slow to read. */
export function propertyToday(zone: string, now: Date): LocalDate {
  const minute = Math.floor(now.getTime() / minuteMs);
  const last = known.get(zone);
  if (last?.minute === minute) return last.today;
  const today = todayIn(zone, now.getTime());
  known.set(zone, { minute, today });
  return today;
}
