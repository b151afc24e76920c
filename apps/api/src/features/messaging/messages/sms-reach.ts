import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Whether SMS go to a number. Those that earn money by being sent to never get one: a premium-rate number, and one of no
 * country, such as a satellite network's, unless its calling code is among those that are named.
 */
export function canSmsReach(to: string, countries: readonly string[] | null): boolean {
  const number = parsePhoneNumberFromString(to);
  const type = number?.getType();
  if (type === 'PREMIUM_RATE' || type === 'SHARED_COST') return false;
  return countries === null ? number?.isNonGeographic() === false : countries.some((prefix) => to.startsWith(prefix));
}
