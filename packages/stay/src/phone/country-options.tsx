import { directionOf } from '@latchkey/booking-core/language';
import { isolate } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { memo, type ReactNode } from 'react';
import { callingCodes, type CallingCode } from './calling-codes.ts';
import { useCountryNames } from './use-country-names.ts';

export interface CountryOptionsProps {
  /** The country that is chosen (ISO 3166): named as soon as the page is alive, the others once the guest touches it. */
  readonly chosen: string | null;
  /** What the form sends of a country; unless given, its two letters. */
  readonly asSent?: (country: CallingCode) => string;
}

const lettersOf = ({ country }: CallingCode): string => country;

/** The options of a telephone number's country: every country by its name and code (`India +91`). Not drawn anew with every key. */
export const CountryOptions = memo(function CountryOptions({
  chosen,
  asSent = lettersOf,
}: CountryOptionsProps): ReactNode {
  const { locale } = usePage();
  const { nameOf, areAllNamed } = useCountryNames(locale, chosen);
  const options = callingCodes.map((one) => ({ ...one, value: asSent(one), name: nameOf(one.country) }));
  const inOrder = new Intl.Collator(locale).compare;
  // Letters are in order already: one name among them must not move its country.
  const shown = areAllNamed ? options.toSorted((one, other) => inOrder(one.name, other.name)) : options;
  return shown.map(({ country, code, name, value }) => (
    <option key={country} value={value}>
      {/* Among Arabic letters the sign would stand behind the figures. */}
      {`${name} ${directionOf(locale) === 'rtl' ? isolate(`+${code}`) : `+${code}`}`}
    </option>
  ));
});
