import { defaultLocale, isLocale, type Locale } from '@latchkey/site/urls';
import { hotel } from '@latchkey/testing/hotel';
import type { HotelTheme } from '@latchkey/ui/theme';

const themes: Readonly<Record<string, HotelTheme>> = {
  sandalwood: hotel.theme,
  plum: { ...hotel.theme, brand: '#4a1942', tag: '#ffd166', mist: '#f6eff5', corner: '8px' },
};

/** The language of the toolbar; English for one that is not ours. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** The theme of the toolbar; the demo hotel's own for one that is not there. */
export const themeOf = (value: unknown): HotelTheme => themes[String(value)] ?? hotel.theme;
