/**
 * Whom an account at a payment company serves: what is charged in a currency (ISO 4217), and guests of countries (ISO 3166).
 * All currencies where none is named; all guests where no country is, those of unknown countries among them.
 */
export interface Serves {
  readonly currencies?: readonly string[] | undefined;
  readonly countries?: readonly string[] | undefined;
  /** Guests of every country but these; of an unknown country none. */
  readonly exceptCountries?: readonly string[] | undefined;
}

/** A booking as accounts are told apart by it. */
export interface Charged {
  readonly currency: string;
  /** Of the guest who booked; null where it is not known. */
  readonly country: string | null;
}

/**
 * The account by which a booking is paid: the one of a house's further accounts that serves it, or its first, which has
 * everybody else. Of accounts of which two serve the same (`serveTheSame`) the first one listed counts.
 */
export const accountServing = <First, Further extends { readonly serves: Serves }>(
  first: First,
  further: readonly Further[],
  charged: Charged,
): First | Further => further.find(({ serves }) => isServed(charged, serves)) ?? first;

function isServed({ currency, country }: Charged, { currencies, countries, exceptCountries }: Serves): boolean {
  if (currencies?.includes(currency) === false) return false;
  if (country === null) return countries === undefined && exceptCountries === undefined;
  return countries?.includes(country) !== false && exceptCountries?.includes(country) !== true;
}

/** Whether there is a booking that both would serve. */
export const serveTheSame = (one: Serves, other: Serves): boolean =>
  haveCommon(one.currencies, other.currencies) && haveCommonCountry(one, other);

const haveCommon = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  one === undefined || other === undefined || one.some((item) => other.includes(item));

function haveCommonCountry(one: Serves, other: Serves): boolean {
  const named = one.countries ?? other.countries;
  // Two lists of excluded countries always leave guests whom both accounts serve.
  return (
    named === undefined ||
    named.some((country) => [one, other].every((serves) => isServed({ currency: '', country }, countriesOf(serves))))
  );
}

const countriesOf = ({ countries, exceptCountries }: Serves): Serves => ({ countries, exceptCountries });
