import { byGuestWord, type GuestWord } from '@latchkey/booking-core/guest-words';
import {
  byCompanionField,
  byTravellerField,
  companionField,
  emptyCompanion,
  emptyInvoice,
  emptyTraveller,
  type TravellersForm,
} from '@latchkey/booking-core/validation';
import type { PaymentMethod } from './room-checkout.model.ts';

/** All that a guest has typed and chosen on the page. */
export interface Typed extends TravellersForm, Readonly<Record<GuestWord, string>> {
  /** ISO 3166; the country of a contact number that has no prefix. */
  readonly phoneCountry: string;
  /** Called as the form's field is, whose name the API reads and the history keeps. */
  readonly way: PaymentMethod | null;
  readonly estimatedArrivalTime: string;
}

export const nothingTyped = (phoneCountry: string, method: PaymentMethod | null): Typed => ({
  lead: emptyTraveller,
  phoneCountry,
  companions: [],
  invoice: emptyInvoice,
  way: method,
  ...byGuestWord(() => ''),
  estimatedArrivalTime: '',
});

/** Reads a field of a form by its name; empty when there is none. */
export type ReadField = (name: string) => string;

/** The kept input, replaced by the fields of the form where they have any: the fields are what the guest sees. */
export function withFields(kept: Typed, read: ReadField, methods: readonly PaymentMethod[]): Typed {
  const or = (name: string, before: string): string => read(name) || before;
  return {
    ...kept,
    lead: byTravellerField((field) => or(field, kept.lead[field])),
    phoneCountry: or('phoneCountry', kept.phoneCountry),
    companions: companionsIn(kept, read),
    invoice: { company: or('company', kept.invoice.company), taxNumber: or('taxNumber', kept.invoice.taxNumber) },
    way: methods.find((offered) => offered === read('way')) ?? methods.find((offered) => offered === kept.way) ?? null,
    ...byGuestWord((word) => or(word, kept[word])),
    estimatedArrivalTime: or('estimatedArrivalTime', kept.estimatedArrivalTime),
  };
}

/** As many companions as were kept or as the form has, with what stands in their fields. */
function companionsIn({ companions }: Typed, read: ReadField): Typed['companions'] {
  const count = Math.max(companions.length, Number(read('companions')) || 0);
  return Array.from({ length: count }, (_, place) => {
    const companion = companions[place] ?? emptyCompanion;
    return byCompanionField((field) => read(companionField(place, field)) || companion[field]);
  });
}
