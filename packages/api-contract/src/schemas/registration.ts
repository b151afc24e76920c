import {
  dutyKinds,
  fieldFaults,
  registrationFields,
  registrationSchemes,
  reportKinds,
  type RegistrationField,
} from '@latchkey/booking-core/registration';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { bookingId, isoMoment, localDate, typedLine } from './scalars.ts';

export const registrationField = z.enum(registrationFields);
export const registrationScheme = z.enum(registrationSchemes);
export const reportKind = z.enum(reportKinds);

const typed = typedLine.max(houseFieldLengths.registration);

/** What was filled in of a traveller; empty texts say that there is nothing. Never more than the duty asks is kept. */
export const registrationEntry = z
  .strictObject(
    Object.fromEntries(registrationFields.map((field) => [field, typed.optional()])) as Record<
      RegistrationField,
      z.ZodOptional<typeof typed>
    >,
  )
  .meta({ examples: [{ surname: 'Hartwig', nationality: 'DE' }] });

/** A field that is asked of a traveller. */
export const askedField = z.object({
  field: registrationField,
  most: z.int(),
  isOptional: z.boolean(),
  /** The values among which one is chosen; absent where a text is typed. */
  values: z.array(z.string()).optional(),
  /** Whether it is asked as the guest leaves. */
  isOfDeparture: z.boolean(),
});

export const dutyKind = z.enum(dutyKinds);

export const fieldFault = z.object({ field: registrationField, fault: z.enum(fieldFaults) });

/** How far a report to an authority, or a card at the house, is. */
export const reportState = z.enum([
  /** Nobody of the stay is registered. */
  'none',
  'nationality-needed',
  'missing',
  /** Complete; of a file that was made only it is not handed in. */
  'ready',
  'sending',
  'refused',
  /** Handed in, by its receipt; or confirmed at the house, where the law wants no more. */
  'done',
]);

export const registrationReport = z.object({
  kind: reportKind,
  state: reportState,
  /** Until when it is to be told. */
  dueAt: isoMoment,
  isOverdue: z.boolean(),
  /** Fields that are missing or wrong, by traveller; never what they say. */
  missing: z.array(z.object({ place: z.int(), fields: z.array(registrationField) })),
  /** The file that was made last; null where none was. */
  file: z
    .object({
      reportId: z.string(),
      hash: z.string(),
      madeAt: isoMoment,
      madeBy: z.string().nullable(),
      sentAt: isoMoment.nullable(),
      sentBy: z.string().nullable(),
      receipt: z.string().nullable(),
      /** In the authority's words, where it was refused. */
      refusal: z.string().nullable(),
      /** How often the authority was out of reach. */
      failures: z.int(),
    })
    .nullable(),
});

/** A stay on the list, without a word of what was filled in. */
export const registeredStay = z.object({
  bookingId,
  reference: z.string(),
  guest: z.string(),
  arrival: localDate,
  departure: localDate,
  hasArrived: z.boolean(),
  hasLeft: z.boolean(),
  people: z.int(),
  scheme: registrationScheme,
  reports: z.array(registrationReport),
});

/** A traveller's place among those of a stay. */
export const registrationPlace = z.object({
  place: z.int(),
  isChild: z.boolean(),
  duty: dutyKind,
  entry: registrationEntry,
  fields: z.array(askedField),
  faults: z.array(fieldFault),
  isSigned: z.boolean(),
  filledBy: z.enum(['guest', 'desk']).nullable(),
  confirmedAt: isoMoment.nullable(),
  confirmedBy: z.string().nullable(),
});
