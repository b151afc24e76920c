import { isLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import {
  readChanges,
  readKept,
  writeChanges,
  writeKept,
  type ItineraryChange,
  type KeptStop,
  type ItineraryPurpose,
  itineraryPurposes,
} from '@latchkey/booking-core/itinerary';
import { urlOf } from '@latchkey/site/urls';
import * as z from 'zod/mini';
import { catch as fallingBack } from 'zod/mini';

/** What a guest may be here for (docs/rules.md, "Entities"). */

/** All that a plan depends on: it stands in the plan's address, and nothing of the guest is in it. */
export interface Choices {
  /** 1 to 3. */
  readonly days: number;
  readonly purpose: ItineraryPurpose;
  /** The date of the first day; null for ordinary days. */
  readonly from: LocalDate | null;
  /** When the guest arrives on the first day, `HH:mm`. */
  readonly arrive: string | null;
  /** Stops that the plan is made around. */
  readonly keep: readonly KeptStop[];
  /** What was changed since, in its order. */
  readonly changes: readonly ItineraryChange[];
}

const isDate = (text: string): boolean => isLocalDate(text) && text >= '2000' && text < '2200';
const planText = fallingBack(z.string().check(z.maxLength(1500), z.regex(/^[a-z0-9._-]*$/)), '');
const search = z.object({
  days: fallingBack(z.enum(['1', '2', '3']), '1'),
  purpose: fallingBack(z.enum(itineraryPurposes), 'leisure'),
  from: fallingBack(z.nullable(z.string().check(z.refine(isDate))), null),
  arrive: fallingBack(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), null),
  keep: planText,
  plan: planText,
});

/** The choices in an address; invalid values count as not chosen. */
export function choicesIn(address: Readonly<Record<string, string>>): Choices {
  const { days, purpose, from, arrive, keep, plan } = search.parse(address);
  return {
    days: Number(days),
    purpose,
    from: from === null ? null : (from as LocalDate),
    arrive,
    keep: readKept(keep),
    changes: readChanges(plan),
  };
}

/** The choices as fields of a form or of an address; what was not chosen is left out. */
export function fieldsOf({ days, purpose, from, arrive, keep, changes }: Choices): Readonly<Record<string, string>> {
  return {
    ...(days === 1 ? {} : { days: String(days) }),
    ...(purpose === 'leisure' ? {} : { purpose }),
    ...(from === null ? {} : { from }),
    ...(arrive === null ? {} : { arrive }),
    ...(keep.length === 0 ? {} : { keep: writeKept(keep) }),
    ...(changes.length === 0 ? {} : { plan: writeChanges(changes) }),
  };
}

/** The address of a plan. */
export const planUrl = (hotelId: number, choices: Choices): string => urlOf('planner', { hotelId }, fieldsOf(choices));
