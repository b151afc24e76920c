import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { isOfNight } from '@latchkey/hotel-document/nights';
import type { SeasonBar } from '../model/nights.types.ts';

type Season = HotelFacts['seasons'][number];

/** The seasons in twelve months from a day on: a bar for each run of nights, whatever weekdays it leaves out. */
export function seasonBars(seasons: readonly Season[], from: LocalDate): readonly SeasonBar[] {
  const days = daysBetween(from, yearAfter(from));
  return seasons.flatMap((season) => {
    const { weekdays: _weekdays, ...span } = season;
    const inside = Array.from({ length: days }, (_, at) => isOfNight(span, addDays(from, at)));
    const starts = inside.flatMap((is, at) => (is && inside[at - 1] !== true ? [at] : []));
    return starts.map((start) => {
      const end = inside.indexOf(false, start);
      const length = (end < 0 ? days : end) - start;
      return {
        name: season.name ?? season.id,
        turn: turnOf(season),
        start: (start / days) * 100,
        length: (length / days) * 100,
      };
    });
  });
}

/** The same day of the next year; `from` is the first of a month. */
export const yearAfter = (from: LocalDate): LocalDate => `${Number(from.slice(0, 4)) + 1}${from.slice(4)}` as LocalDate;

function turnOf({ percent, prices }: Season): SeasonBar['turn'] {
  if (percent === 0) return prices === undefined ? 'same' : 'up';
  return percent > 0 ? 'up' : 'down';
}
