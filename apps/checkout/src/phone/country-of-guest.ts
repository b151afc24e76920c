import { codeOfCountry } from '@latchkey/stay/phone';

/**
 * The country that a guest's languages name (`de-AT`, as browsers list them), or null where none does. The first that
 * names one is the guest's own; American English is what browsers come with everywhere, so it counts where the clock is
 * American too.
 */
export function countryOfGuest(languages: readonly string[], timeZone: string): string | null {
  for (const language of languages) {
    const region = regionOf(language.trim());
    const isUnsaid = language === 'en-US' && !/^(?:America|US)\/|^Pacific\/Honolulu$/.test(timeZone);
    if (region !== null && !isUnsaid && codeOfCountry(region) !== null) return region;
  }
  return null;
}

/** The country of whoever sits at this browser; null where it does not say. */
export const countryOfBrowser = (): string | null =>
  countryOfGuest(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone);

function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
}
