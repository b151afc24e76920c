import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { daysBetween } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** A stay as its length and its lead time count it; both dates by the property's calendar. */
export interface CountedStay {
  readonly bookedOn: LocalDate;
  readonly arrives: LocalDate;
  /** Room-nights: those of two rooms count twice. */
  readonly roomNights: number;
}

/** How long guests stay and how long ahead they book. A mean is null of no stays. */
export interface StayFigures {
  readonly stays: number;
  readonly roomNights: number;
  /** Room-nights a stay, in tenths. */
  readonly meanLength: number | null;
  /** Days from booking to arrival, in tenths; a walk-in counts as 0. */
  readonly meanLead: number | null;
  readonly medianLead: number | null;
  /** The same mean without those who booked on the day of arrival. */
  readonly meanLeadAhead: number | null;
}

/** The figures of stays that ended within a period. */
export function stayFigures(stays: readonly CountedStay[]): StayFigures {
  const leads = stays.map(leadOf);
  const roomNights = sumOf(stays.map((stay) => stay.roomNights));
  return {
    stays: stays.length,
    roomNights,
    meanLength: tenths(roomNights, stays.length),
    meanLead: meanOf(leads),
    medianLead: medianOf(leads),
    meanLeadAhead: meanOf(leads.filter((lead) => lead > 0)),
  };
}

/** Whole days from the booking to the arrival; 0 where it was booked on arrival or later. */
export const leadOf = ({ bookedOn, arrives }: Pick<CountedStay, 'bookedOn' | 'arrives'>): number =>
  Math.max(0, daysBetween(bookedOn, arrives));

const meanOf = (numbers: readonly number[]): number | null => tenths(sumOf(numbers), numbers.length);

/** The middle one, or halfway between the two in the middle; in tenths. */
function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : tenths(lower + upper, 2);
}

const tenths = (sum: number, count: number): number | null => (count === 0 ? null : halfUpOfProduct(sum, 10, count));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
