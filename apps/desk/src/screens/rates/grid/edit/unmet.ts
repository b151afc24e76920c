import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import type { FigureValue } from '../../figures/figures.ts';
import { figureLine, type FigureLine } from '../../figures/lines.ts';
import type { CellEdit } from './cell-edit.types.ts';

const pairs = [
  ['minStay', 'maxStay'],
  ['minStayThrough', 'maxStayThrough'],
] as const;

/** A minimum stay that no stay can meet: longer than the longest, or than rooms are sold from there. */
export interface Unmet {
  readonly fault: 'stay_order' | 'beyond_sale';
  readonly line: FigureLine;
  readonly date: LocalDate;
}

/** The first edit after which no stay could be had; `shown` says what stands, `lastNight` is the last that is sold. */
export function unmetStay(
  edits: readonly CellEdit[],
  shown: (line: FigureLine, date: LocalDate) => { readonly value: FigureValue; readonly rule: FigureValue } | null,
  lastNight: LocalDate,
): Unmet | null {
  const wanted = new Map(edits.map((edit) => [`${edit.line.id} ${edit.date}`, edit.value]));
  const becomes = (line: FigureLine, date: LocalDate): FigureValue => {
    const stands = shown(line, date);
    const value = wanted.get(`${line.id} ${date}`);
    if (value === undefined) return stands?.value ?? null;
    return value === 'rule' ? (stands?.rule ?? null) : value;
  };
  for (const { line, date, value } of edits) {
    const pair = pairs.find(([least, most]) => line.field === least || line.field === most);
    if (pair === undefined || value === 'rule') continue;
    const [least, most] = pair.map((field) => becomes(figureLine(line.roomTypeId, line.ratePlanId, field), date));
    if (typeof least !== 'number') continue;
    if (typeof most === 'number' && least > most) return { fault: 'stay_order', line, date };
    if (line.field === 'minStay' && least > 1 && addDays(date, least - 1) > lastNight)
      return { fault: 'beyond_sale', line, date };
  }
  return null;
}
