import { leastNightsFrom } from '@latchkey/booking-core/restrictions';
import type { DistinctRates } from './distinct-rates.ts';

/** Where the rates of a plan stand: for each day from `first` on, the number of a distinct rate, 0 where there is none. */
interface PlaceOfPlan {
  readonly figures: Uint8Array | Uint16Array;
  readonly place: number;
  readonly first: number;
  /** How many days from `first` on; 0 for an unknown plan. */
  readonly days: number;
  readonly distinctRates: DistinctRates;
}

/** The rates of one plan in a hotel's ARI. A plan's place is looked up once, and not for each night that is asked for. */
export class PlanRates {
  private readonly figures: PlaceOfPlan['figures'];
  private readonly place: number;
  private readonly first: number;
  private readonly days: number;
  private readonly distinctRates: DistinctRates;

  constructor({ figures, place, first, days, distinctRates }: PlaceOfPlan) {
    this.figures = figures;
    this.place = place;
    this.first = first;
    this.days = days;
    this.distinctRates = distinctRates;
  }

  /** The number of the rate of a day, 0 where there is none: days of one number have the same rate. */
  numberOn(day: number): number {
    const at = day - this.first;
    return at < 0 || at >= this.days ? 0 : (this.figures[this.place + at] ?? 0);
  }

  /** The fewest nights that the plan asks of a stay from a day on, or null where it is not sold on it. */
  minStayOn(day: number): number | null {
    return this.distinctRates.minStayAt(this.numberOn(day));
  }

  /** The fewest nights of a stay that begins on a day; null where none can. */
  leastNightsOn(day: number): number | null {
    // Asked for every plan on every date of a calendar: most hotels restrict no more than the shortest stay.
    if (this.distinctRates.arePlain) return this.minStayOn(day);
    return leastNightsFrom({
      night: (at) => this.rateOn(day + at),
      isDepartureClosed: (at) => this.isDepartureClosedOn(day + at),
    });
  }

  /** Whether no stay may end on a day. */
  isDepartureClosedOn(day: number): boolean {
    return !this.distinctRates.arePlain && this.distinctRates.isDepartureClosedAt(this.numberOn(day));
  }

  /** The rate of a day, or null where the plan is not sold on it. */
  rateOn(day: number): ReturnType<DistinctRates['at']> {
    const rate = this.distinctRates.at(this.numberOn(day));
    return rate?.isSold === true ? rate : null;
  }
}
