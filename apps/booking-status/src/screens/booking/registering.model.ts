import type { OwnRegistration } from '@latchkey/api-contract/types';
import type { FormTexts } from '../../forms/form-texts.ts';

/** A country by its two letters, and its name in the language of the page. */
export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** What a guest fills in of the travellers of a booking, by the law of the house's country. */
export interface RegisteringModel {
  readonly kind: 'own';
  readonly bookingId: string;
  readonly hotelName: string;
  /** Null where nobody of the booking is registered. */
  readonly own: OwnRegistration | null;
  /** Whose form is shown: the place of a traveller; null once everything is filled in. */
  readonly place: number | null;
  /** Whether empty fields are pointed at: after a form was sent, not before. */
  readonly isChecked: boolean;
  readonly countries: readonly NamedCountry[];
  /** In the language of the page. */
  readonly houseCountry: string;
  /** What stood in a form that could not be kept; never a number of a document. */
  readonly typed: FormTexts;
  readonly isUnkept: boolean;
}
