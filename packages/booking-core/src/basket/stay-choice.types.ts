import type { LocalDate } from '../dates/local-date.types.ts';

/** The nights of a stay, or its hours on one date, in the property's zone. */
export type StayTime =
  | { readonly kind: 'nights'; readonly checkIn: LocalDate; readonly checkOut: LocalDate }
  | {
      readonly kind: 'hours';
      readonly date: LocalDate;
      /** 0 to 23 on the property's clocks. */
      readonly startHour: number;
      readonly hours: number;
    };

/** One room of a type on a rate plan, and who sleeps in it. Two rooms alike are two entries. */
export interface ChosenRoom {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly adults: number;
  /** One entry a child; null is an age not given. */
  readonly childAges: (number | null)[];
  readonly infants: number;
}

/** How many rooms of a type on a rate plan, before anybody is placed in them. */
export interface RoomCount {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly roomCount: number;
}

/** How many of an extra, over the whole stay. */
export interface ChosenAddon {
  readonly addonId: string;
  readonly quantity: number;
}

/** A stay as it is priced, booked and changed: when, in which rooms, with which extras. The contract's shape of it is the same. */
export interface StayChoice {
  readonly stay: StayTime;
  readonly rooms: ChosenRoom[];
  readonly addons?: ChosenAddon[] | undefined;
}
