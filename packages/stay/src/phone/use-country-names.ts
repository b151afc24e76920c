import type { Locale } from '@latchkey/site/urls';
import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../island/use-hydrated.ts';

/** What a guest does before choosing a country: scrolls, touches or tabs to a field. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Names of countries as they are known by now. */
export interface CountryNames {
  /** The country's name, or its two letters while it has none. */
  readonly nameOf: (country: string) => string;
  readonly areAllNamed: boolean;
}

/**
 * Names of countries in a language, from the browser's own list: of the one that is chosen once the page is alive, of all
 * once the guest touches the page. Before, and where the browser has no list, it is the country's two letters: servers
 * and browsers know different names, and drawing some 240 of them as the page comes alive would block a slow phone for a
 * quarter of a second.
 */
export function useCountryNames(locale: Locale, chosen: string | null): CountryNames {
  const isAlive = useHydrated();
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const touch = (): void => {
      over.abort();
      startTransition(() => setTouched(true));
    };
    for (const sign of signs) addEventListener(sign, touch, { passive: true, signal: over.signal });
    return () => over.abort();
  }, []);
  if (!isAlive || !('DisplayNames' in Intl)) return { nameOf: (country) => country, areAllNamed: false };
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return {
    nameOf: (country) => (isTouched || country === chosen ? (names.of(country) ?? country) : country),
    areAllNamed: isTouched,
  };
}
