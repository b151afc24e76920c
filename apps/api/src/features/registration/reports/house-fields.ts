import { sesHouse, sibaHouse, type RegistrationScheme } from '@latchkey/booking-core/registration';

type Forms = Readonly<Record<string, readonly [string, RegExp]>>;

const forms: Readonly<Partial<Record<RegistrationScheme, Forms>>> = { siba: sibaHouse, ses: sesHouse };

/** By which an authority lets a house in. */
const keys: Readonly<Partial<Record<RegistrationScheme, readonly string[]>>> = {
  siba: ['accessKey'],
  alloggiati: ['user', 'password', 'wsKey'],
  ses: ['user', 'password'],
};

/** What an authority wants to know of the house, by the names of its fields. */
export const houseFieldsOf = (scheme: RegistrationScheme): string[] => Object.keys(forms[scheme] ?? {});

export const keyFieldsOf = (scheme: RegistrationScheme): readonly string[] => keys[scheme] ?? [];

/** Fields of the house that lack, or have not the authority's form. */
export const houseMissing = (scheme: RegistrationScheme, house: Readonly<Record<string, string>>): string[] =>
  Object.entries(forms[scheme] ?? {}).flatMap(([field, [, form]]) => (form.test(house[field] ?? '') ? [] : [field]));
