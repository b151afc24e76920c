import type { Locale } from '@latchkey/booking-core/language';

/** Guests of a room or a bed, as a search asks for them. */
export interface RoomAsked {
  readonly room: string;
  readonly plan?: string;
  readonly adults: number;
  readonly childAges?: readonly number[];
}

/** A stay that a guest asks for: nights, or hours of one day. */
export interface StayAsked {
  readonly from: string;
  /** The day of departure; for hours the first hour and how many. */
  readonly to: string | { readonly hour: number; readonly hours: number };
  readonly rooms: readonly RoomAsked[];
  /** Extras by id. */
  readonly extras?: Readonly<Record<string, number>>;
  readonly code?: string;
}

/** A house of docs/houses: what its owner answers and sets, and what its guests book. */
export interface HouseOnPaper {
  /** The paper's name, without its ending. */
  readonly paper: string;
  /** The language in which its owner answers. */
  readonly language: Locale;
  /** Answers to “What is it?”: those that are left out stay empty. */
  readonly house: Readonly<Record<string, string | number>> & {
    readonly kind: string;
    readonly name: string;
    readonly country: string;
    readonly city: string;
  };
  /** A line for each type, as the owner writes it. */
  readonly rooms: readonly string[];
  /** Where prices are not in the country's currency. */
  readonly currency?: string;
  readonly terms: Readonly<Record<string, unknown>>;
  /** Places of `hotel.json` that Settings writes; null takes out what stands there. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Places of the words, in English and in the language of the owner. */
  readonly words: Readonly<Record<string, unknown>>;
  /** Places at which Settings doubts something before it is published, and which its owner means. */
  readonly doubted?: readonly string[];
  /** Whether guests pay online, by the owner's own account at Stripe. */
  readonly isPaidOnline?: boolean;
  /** By the names that the paper has for them. */
  readonly stays: Readonly<Record<string, StayAsked>>;
  /** What is not sold, likewise. */
  readonly refused: Readonly<Record<string, StayAsked>>;
}
