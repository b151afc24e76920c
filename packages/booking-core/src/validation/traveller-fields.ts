import {
  checkAge,
  checkEmail,
  checkName,
  checkPhone,
  dialledNumber,
  plainAge,
  plainEmail,
  plainName,
} from './traveller.ts';

/** The facts of a field about a traveller. */
interface TravellerFieldFacts {
  /** Whether each traveller has it, or only who books. */
  readonly of: 'each' | 'booker';
  /** Why a typed text is refused; null where it is not. A field that may stay empty takes ''. */
  readonly check: (typed: string) => string | null;
  /** The value as the API takes it, of a text that is not refused; undefined where none is given. */
  readonly plain: (typed: string) => string | number | undefined;
}

/** Many countries dial 00 where international numbers have a plus. */
export const plusForZeros = (dialled: string): string => dialled.replace(/^00/, '+');

/**
 * Everything that is asked of a traveller (docs/rules.md, "Validation"), in the order of the page. The form with a script
 * and without, what a browser's history holds, what is refused, the body of a booking, the copy of a guest's data, what
 * mails to an unproved mailbox leave out, and what the property reads follow from a row; its schema and its words the
 * compiler asks for.
 */
export const travellerFields = {
  fullName: { of: 'each', check: checkName, plain: plainName },
  age: { of: 'each', check: checkAge, plain: ageOf },
  email: { of: 'booker', check: checkEmail, plain: plainEmail },
  contactNumber: {
    of: 'booker',
    check: checkPhone,
    plain: (typed) => plusForZeros(dialledNumber(typed)),
  },
} as const satisfies Readonly<Record<string, TravellerFieldFacts>>;

function ageOf(typed: string): number | undefined {
  const age = plainAge(typed);
  return age === '' ? undefined : Number(age);
}

type Fields = typeof travellerFields;

export type TravellerField = keyof Fields;

/** A field that travellers have too who do not book. */
export type CompanionField = { [F in TravellerField]: Fields[F]['of'] extends 'each' ? F : never }[TravellerField];

type Use = 'name' | 'contact' | 'fact' | 'record';

/** What the engine does with each: the name of a traveller, a way to reach one, a fact for the property, or for the record alone. */
const travellerUses = {
  fullName: 'name',
  age: 'record',
  email: 'contact',
  contactNumber: 'contact',
} as const satisfies Readonly<Record<TravellerField, Use>>;

/** A field that the property reads beside a traveller's name. */
export type TravellerFact = {
  [F in TravellerField]: 'fact' extends (typeof travellerUses)[F] ? F : never;
}[TravellerField];

/**
 * Why a field is refused, named for the message that guests read: `details_missing` "Please enter all the details",
 * `email_missing` "Please Enter Email Address", `email_invalid` "Please Enter Valid Email Address", `name_invalid`
 * "Please Enter Valid Name", `phone_invalid` "Enter valid phone number".
 */
export type TravellerRefusal<F extends TravellerField = TravellerField> = Exclude<ReturnType<Fields[F]['check']>, null>;

type Value<F extends TravellerField> = ReturnType<Fields[F]['plain']>;
type MayLack<F extends TravellerField> = { [K in F]: undefined extends Value<K> ? K : never }[F];

/** The values of some fields as the API takes them; those that may stay empty are then absent. */
export type TravellerValues<F extends TravellerField> = { [K in Exclude<F, MayLack<F>>]: Value<K> } & {
  [K in MayLack<F>]?: Exclude<Value<K>, undefined>;
};

/** Their names, in the order of the page. */
export const travellerFieldNames = Object.keys(travellerFields) as TravellerField[];

export const companionFieldNames = travellerFieldNames.filter(
  (field): field is CompanionField => travellerFields[field].of === 'each',
);

const factsOf = (field: TravellerField): TravellerFieldFacts => travellerFields[field];

/** The fields that the engine uses in a way, in the order of the page. */
export const travellerFieldsFor = (...uses: readonly Use[]): readonly TravellerField[] =>
  travellerFieldNames.filter((field) => uses.includes(travellerUses[field]));

/** A value for each field, by its name. */
export const byTravellerField = <V>(valueOf: (field: TravellerField) => V): Record<TravellerField, V> =>
  recordOf(travellerFieldNames, valueOf);

/** A value for each field that travellers have too who do not book, by its name. */
export const byCompanionField = <V>(valueOf: (field: CompanionField) => V): Record<CompanionField, V> =>
  recordOf(companionFieldNames, valueOf);

const recordOf = <Name extends string, V>(names: readonly Name[], valueOf: (name: Name) => V): Record<Name, V> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, V>;

/** The values of a traveller's typed fields; call it when none of them is refused. */
export const travellerValues = <F extends TravellerField>(
  names: readonly F[],
  typed: Readonly<Record<F, string>>,
): TravellerValues<F> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = factsOf(name).plain(typed[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as TravellerValues<F>;

/** What is wrong with typed fields of a traveller, in their order; empty where nothing is. */
export const travellerFaults = <F extends TravellerField>(
  names: readonly F[],
  typed: Readonly<Record<F, string>>,
): { readonly field: F; readonly code: TravellerRefusal<F> }[] =>
  names.flatMap((field) => {
    const code = factsOf(field).check(typed[field]) as TravellerRefusal<F> | null;
    return code === null ? [] : [{ field, code }];
  });

/** Whether a field may stay empty. */
export const isOptional = (field: TravellerField): boolean => factsOf(field).check('') === null;

/** A traveller of a booking, as the engine has stored one. */
type StoredTraveller = Readonly<Partial<Record<TravellerField, string | number | undefined>>>;

/** What the property reads of travellers beside their names: each fact that anybody gave, who books first. */
export const travellerFacts = (
  booker: StoredTraveller & { readonly companions?: readonly StoredTraveller[] | undefined },
): { readonly field: TravellerFact; readonly values: readonly string[] }[] =>
  (travellerFieldsFor('fact') as TravellerFact[]).flatMap((field) => {
    const values = [booker, ...(booker.companions ?? [])].flatMap((one) => one[field] ?? []).map(String);
    return values.length === 0 ? [] : [{ field, values }];
  });
