import type { OperationReply, Slot } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

type SlotsReply = Extract<OperationReply<'getSlots'>, { readonly status: 200 }>['body'];

/** An hourly stay that is asked for, and what the hotel sells by the hour on that date. */
export interface HourlyModel {
  readonly date: LocalDate;
  /** 0 to 23 on the property's clocks; null while none is chosen. */
  readonly start: number | null;
  /** Length; null where the hotel sells none. */
  readonly hours: number | null;
  /** The hour that was asked for cannot be had: "Not available for the selected checkin time". */
  readonly isTaken: boolean;
  readonly slots: readonly Slot[];
  readonly prices: SlotsReply['prices'];
}
