import type { LocalDate } from '../../dates/local-date.types.ts';
import type { RegistrationEntry, ReportKind } from '../registration.types.ts';

/** A stay whose travellers are told of. */
export interface RegisteredStay {
  /** By which the guest names the booking. */
  readonly reference: string;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  /** On the clocks of the house, `2026-11-25T14:05:00`. */
  readonly arrivedAt: string;
  readonly leftAt: string;
  readonly bookedOn: LocalDate;
  readonly rooms: number;
  readonly people: readonly RegistrationEntry[];
}

/** What the house says of itself, by the names of its settings. */
export type HouseAtAuthority = Readonly<Record<string, string>>;

/** What every file is made of. */
export interface FileContent {
  readonly kind: ReportKind;
  readonly house: HouseAtAuthority;
  readonly stays: readonly RegisteredStay[];
  /** Counts the files of a house, from 1. */
  readonly number: number;
  /** On the clocks of the house. */
  readonly madeAt: string;
}
