import type { CalendarDay } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Promotion } from '@latchkey/booking-core/promotion';
import type { LiveHotel } from '../../live/live-hotel.ts';

/** A stay that the page prices, and its bill. */
export interface ShownStay {
  readonly bill: Bill;
  readonly promotions: readonly Promotion[];
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
  /** The room and its rate plan, in the hotel's words. */
  readonly room: string;
  readonly plan: string;
}

/** The engine at work for one hotel; parts that the API does not answer are left out. */
export interface BookingEngineModel {
  readonly hotel: LiveHotel | null;
  /** Whole weeks from the first day of this one on; empty where there are no prices. */
  readonly days: readonly CalendarDay[];
  readonly stay: ShownStay | null;
}
