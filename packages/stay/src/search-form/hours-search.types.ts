import type { AskedHours, StayModel } from '../stay-model.types.ts';

/** What the search of an hourly stay is asked with. */
export interface HoursSearchProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly asked: AskedHours;
  /** The address of a search's results. */
  readonly to: (asked: AskedHours) => string;
}
