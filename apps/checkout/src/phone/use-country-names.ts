import type { Locale } from '@latchkey/site/urls';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Names of countries in a language, from the browser's own list. Until the page is alive, and where the browser has no
 * list, it is the country's two letters: servers and browsers know different names, and a page must not change as it wakes.
 */
export function useCountryNames(locale: Locale): (country: string) => string {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isAlive || !('DisplayNames' in Intl)) return (country) => country;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return (country) => names.of(country) ?? country;
}
