import { weekdays } from '@latchkey/booking-core/dates';
import { addDays, daysBetween, isStayDate, weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { NightProblem } from '../figures/typed-problems.ts';

type Field = (name: string) => string;

/** Up to three spans, both ends included; of a span the first night alone is enough. */
const spans = [
  ['from', 'to'],
  ['from2', 'to2'],
  ['from3', 'to3'],
] as const;

/** The nights that a form names, each once and in order: those of its spans that are on its weekdays, all without any. */
export function typedNights(
  field: Field,
  onSale: { readonly from: LocalDate; readonly to: LocalDate },
): readonly LocalDate[] | NightProblem {
  const days = weekdays.map((name) => field(name) !== '');
  const isChosen = (date: LocalDate): boolean => !days.includes(true) || days[weekdayOf(date) - 1] === true;
  const all = new Set<LocalDate>();
  for (const [first, last] of spans) {
    const [from, to] = [field(first), field(last) === '' ? field(first) : field(last)];
    if (from === '' && to === '') continue;
    if (!isStayDate(from) || !isStayDate(to)) return 'no_such_day';
    if (to < from) return 'dates_backwards';
    if (from < onSale.from || to > onSale.to) return 'dates_wrong';
    for (let at = 0; at <= daysBetween(from, to); at += 1) all.add(addDays(from, at));
  }
  const nights = [...all].filter(isChosen).toSorted();
  return nights.length === 0 ? 'no_nights' : nights;
}
