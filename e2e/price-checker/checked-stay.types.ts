/** A hotel by the name that a search finds it under. */
export interface CheckedHotel {
  readonly id: number;
  readonly host: string;
  readonly slug: string;
  readonly place: string;
}

/** How a checker comes to the rooms: by the link with the dates, or by the home of the hotel with the dates as a form sends them. */
export type Entry = 'link' | 'own home' | 'home by slug';

export interface StayUnderCheck {
  readonly hotel: CheckedHotel;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly language: 'en' | 'de' | 'ar' | 'hi';
  readonly entry: Entry;
}

/** What a walk came to. */
export type Walked =
  /** The search names no price for everybody in rooms of one type: then the page is to lead nowhere. */
  | { readonly kind: 'not-for-sale'; readonly faults: readonly string[] }
  | { readonly kind: 'walked'; readonly faults: readonly string[]; readonly hasTaxes: boolean };
