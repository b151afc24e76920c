import type { EarlyDeparture } from '@latchkey/api-contract/types';
import { useBooking } from '../../booking-on-page.tsx';

export type EarlyOption = EarlyDeparture['options'][number];

/** What an early departure comes to, and which choice the address has: by the terms unless it names another. */
export interface ChosenEarly {
  readonly quote: EarlyDeparture;
  readonly chosen: EarlyOption;
}

/** Null where no night is left to choose about. */
export function useEarly(): ChosenEarly | null {
  const { early, asked } = useBooking().model;
  const chosen = early?.options.find(({ keep }) => keep === asked['keep']) ?? early?.options[0];
  return early === undefined || chosen === undefined ? null : { quote: early, chosen };
}
