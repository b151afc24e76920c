import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { Availability, Hotel, OperationReply, Slot } from '@latchkey/api-contract/types';
import type { SoldAddon } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';

type ReplyTo<K extends 'getAddons' | 'getSlots'> = Extract<OperationReply<K>, { readonly status: 200 }>['body'];

/** An extra at its price in the stay, with its tax: for each person, for a room, or once for the whole booking. */
export type Addon = Omit<ReplyTo<'getAddons'>['addons'][number], 'prices'> & Pick<SoldAddon, 'nights'>;

/** The dates of arrival and departure. */
export interface StayDates {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
}

/** The nights and the party that a guest asks for. */
export interface AskedStay extends StayDates {
  readonly guests: GuestCounts;
}

/** The day and the party that a guest asks hours for. */
export interface AskedHours {
  readonly date: LocalDate;
  readonly guests: GuestCounts;
}

/** Rooms and prices for the nights asked: what choosing and pricing need. */
export interface StayModel {
  readonly hotel: Hotel;
  readonly stay: AskedStay;
  /** Today at the property. */
  readonly today: LocalDate;
  /** Null when rooms and prices could not be read just now. */
  readonly availability: Availability | null;
  readonly addons: readonly Addon[];
  /** The code that the link brought along. */
  readonly coupon: string | null;
}

/** An hourly stay that is asked for, and what the hotel sells by the hour on that date. */
export interface HoursModel {
  readonly date: LocalDate;
  /** 0 to 23 on the property's clocks; null while none is chosen. */
  readonly start: number | null;
  /** Length in hours; null where the hotel sells none. */
  readonly hours: number | null;
  /** The hour that was asked for cannot be had: "Not available for the selected checkin time". */
  readonly isTaken: boolean;
  readonly slots: readonly Slot[];
  readonly prices: ReplyTo<'getSlots'>['prices'];
}
