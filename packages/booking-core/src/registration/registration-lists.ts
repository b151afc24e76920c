/** What can be asked of a traveller by the law of a house's country, in the order of a form. */
export const registrationFields = [
  'surname',
  'secondSurname',
  'givenNames',
  'nationality',
  'secondNationality',
  'birthDate',
  'sex',
  'birthPlace',
  'birthCountry',
  'relation',
  'documentKind',
  'documentNumber',
  'supportNumber',
  'documentCountry',
  'documentPlace',
  'documentIssued',
  'documentExpiry',
  'visaKind',
  'visaNumber',
  'visaExpiry',
  'address',
  'postalCode',
  'town',
  'homeCountry',
  'phone',
  'email',
  'arrivedFrom',
  'enteredOn',
  'purpose',
  'nextDestination',
  'onwardAddress',
] as const;

/** The fields by which a person could be impersonated: links alone never show them. */
export const hiddenFields = ['documentNumber', 'supportNumber', 'visaNumber'] as const;

/** The fields that name a country. */
export const countryFields = [
  'nationality',
  'secondNationality',
  'birthCountry',
  'documentCountry',
  'homeCountry',
] as const;

/** The fields that are days. */
export const dateFields = ['birthDate', 'documentIssued', 'documentExpiry', 'visaExpiry', 'enteredOn'] as const;

/** What a duty makes of a traveller: nothing, a question first, one by number on another’s sheet, or one by name. */
export const dutyKinds = ['none', 'nationality-needed', 'counted', 'due'] as const;

/** Why no file is made of a stay now. */
export const reportRefusals = [
  'no_duty',
  'too_early',
  'incomplete',
  'house_unknown',
  'already_reported',
  'cannot_keep',
  'unreadable',
  'codes_missing',
] as const;

/** The law by which travellers are registered; `own-card` is what a house asks of its own accord. */
export const registrationSchemes = [
  'form-iii',
  'form-c',
  'meldeschein',
  'siba',
  'alloggiati',
  'ses',
  'own-card',
] as const;

/** How a traveller belongs to the one who booked: some laws count families instead of naming each. */
export const relations = ['head', 'spouse', 'child', 'relative', 'group', 'alone'] as const;

/** Those who travel with somebody else, as the laws tell them apart. */
export const companions = [
  'spouse',
  'child',
  'relative',
  'group',
] as const satisfies readonly (typeof relations)[number][];

export const documentKinds = ['passport', 'identity-card', 'other'] as const;

export const sexes = ['female', 'male', 'other'] as const;

/** What a law wants told, once each. */
export const reportKinds = ['arrival', 'departure'] as const;

/** What keeps a field from what the authority takes. */
export const fieldFaults = ['missing', 'too_long', 'letters', 'form', 'date'] as const;
