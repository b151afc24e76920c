import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** Dates from the first to the last, both included. */
export interface ReportPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * What one or more nights of a house came to, in figures that add up: rooms are room-nights, money is in minor units,
 * without tax and after discounts.
 */
export interface SalesTally {
  /** Rooms that the house has; those out of order are among them. */
  readonly available: number;
  /** Of those available, the ones that were out of order for a short time. */
  readonly outOfOrder: number;
  /** Room-nights that somebody slept in, or is to, and paid for. */
  readonly nights: number;
  /** Rooms used by the hour. */
  readonly dayUse: number;
  /** Room-nights for which nothing is charged. */
  readonly complimentary: number;
  /** Of the nights and day use, those that no agent, channel or program brought. */
  readonly direct: number;
  readonly nightsRevenue: MinorUnits;
  readonly dayUseRevenue: MinorUnits;
  /** The fees for rooms that nobody came to. */
  readonly noShowRevenue: MinorUnits;
  /** Of all revenue of rooms, what came directly. */
  readonly directRevenue: MinorUnits;
  /** Extras and fees, those of cancelled stays included. */
  readonly otherRevenue: MinorUnits;
}

/** The figures of the trade for a tally. A quotient is null where it would be divided by nothing. */
export interface SalesFigures {
  readonly available: number;
  readonly sold: number;
  readonly occupied: number;
  readonly direct: number;
  readonly roomsRevenue: MinorUnits;
  readonly totalRevenue: MinorUnits;
  /** In thousandths: 650 is 65.0 %. */
  readonly occupancy: number | null;
  /** Occupied over available, in thousandths. */
  readonly occupiedShare: number | null;
  /** Sold over available without the rooms out of order, in thousandths. */
  readonly occupancyInOrder: number | null;
  readonly adr: MinorUnits | null;
  readonly revPar: MinorUnits | null;
  readonly trevPar: MinorUnits | null;
}

/** One tax of a bill on one of its nights. */
export interface BilledTax {
  readonly taxId: string;
  /** The tax's own name, as it stands on bills. */
  readonly name: string;
  readonly taxType: 'percentage' | 'fixed';
  /** Percent, or minor units of a fixed one. */
  readonly rate: number;
  /** The money that a percentage is on; of a fixed tax how many times it is charged. */
  readonly base: number;
  readonly amount: MinorUnits;
}

/** One room on one night of a bill, or one room by the hour, with its part of everything on the bill. */
export interface BilledNight {
  readonly date: LocalDate;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly isDayUse: boolean;
  /** Of the room, after discounts and without taxes. */
  readonly roomRevenue: MinorUnits;
  /** Of extras and fees, without taxes, spread evenly over the rooms and nights of the stay. */
  readonly otherRevenue: MinorUnits;
  readonly taxes: readonly BilledTax[];
}
