import type { Locale } from '@latchkey/site/urls';
import { startTransition, useEffect, useState } from 'react';

/** What a guest does before choosing a country: scrolls, touches or tabs to a field. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Names of countries in a language, from the browser's own list. Until the guest touches the page, and where the browser
 * has no list, it is the country's two letters: servers and browsers know different names, and drawing some 240 of them
 * as the page comes alive would block a slow phone for a quarter of a second.
 */
export function useCountryNames(locale: Locale): (country: string) => string {
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
  if (!isTouched || !('DisplayNames' in Intl)) return (country) => country;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return (country) => names.of(country) ?? country;
}
