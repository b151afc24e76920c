import { ink, isReadable, parseHex, white, type Channels } from '@latchkey/booking-core/colour';

/** What a hotel may choose of the look: colours, corners, a display font. */
export interface HotelTheme {
  readonly brand: string;
  readonly tag: string;
  readonly mist: string;
  /** `0px` to `8px`. */
  readonly corner: string;
  /** A font of our list, or null for the hotel's own. */
  readonly display: string | null;
}

export interface ThemeProblem {
  readonly field: keyof HotelTheme;
  readonly code: 'not_a_colour' | 'not_a_corner' | 'unknown_font' | 'too_little_contrast';
}

export type ThemeCss =
  | { readonly kind: 'css'; readonly css: string }
  | { readonly kind: 'refused'; readonly problems: readonly ThemeProblem[] };

const fonts: Readonly<Record<string, string>> = {
  'goudy-1911': "'Goudy 1911'",
  georgia: 'Georgia',
  'instrument-sans': "'Instrument Sans'",
};

function colourProblems(field: 'brand' | 'tag' | 'mist', value: string, against: Channels): readonly ThemeProblem[] {
  const colour = parseHex(value);
  if (colour === null) return [{ field, code: 'not_a_colour' }];
  return isReadable(colour, against) ? [] : [{ field, code: 'too_little_contrast' }];
}

/**
 * A hotel's theme as one `:root` rule, to be written into the page's nonced `<style>`. Refused, with every reason, when a
 * value is no colour, corner or font of our list, when white on brand is below 7:1, or ink on tag or mist is. What is returned is safe to write into a stylesheet: every value was matched whole.
 */
export function themeCss(theme: HotelTheme): ThemeCss {
  const corner = /^(\d(?:\.\d+)?)px$/.exec(theme.corner);
  const font = theme.display === null ? undefined : fonts[theme.display];
  const problems: ThemeProblem[] = [
    ...colourProblems('brand', theme.brand, white),
    ...colourProblems('tag', theme.tag, ink),
    ...colourProblems('mist', theme.mist, ink),
    ...(corner === null || Number(corner[1]) > 8 ? [{ field: 'corner', code: 'not_a_corner' } as const] : []),
    ...(theme.display !== null && font === undefined ? [{ field: 'display', code: 'unknown_font' } as const] : []),
  ];
  if (problems.length > 0) return { kind: 'refused', problems };
  const display = font === undefined ? '' : `;--display-latin:${font}`;
  return {
    kind: 'css',
    css: `@layer tokens{:root{--brand:${theme.brand};--tag:${theme.tag};--mist:${theme.mist};--corner:${theme.corner}${display}}}`,
  };
}
