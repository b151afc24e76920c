import { given } from './given.ts';

/**
 * On such a line the fonts come later than the first paint: Mbit/s below, and milliseconds of a round trip above, as the
 * browser estimates them. Both, as a browser that has measured nothing yet takes 1.5 Mbit/s and 100 ms for true.
 */
const slowDownlink = 2;
const slowRtt = 100;

/** How long after the page has loaded its fonts are fetched for the next one, in milliseconds. */
const afterLoadMs = 3000;

/** What Chromium tells of the guest's line. */
interface Line {
  readonly saveData: boolean;
  readonly downlink: number;
  readonly rtt: number;
}

/**
 * Asks for a document's fonts before the styles do. On a slow line a visit's first page goes without them: its picture has
 * the line for itself, and the fonts are fetched once the page has loaded, for the pages after it (none where the guest
 * saves data). A browser that does not tell its line gets them at once.
 */
export function fontsAhead(script: HTMLScriptElement): void {
  const fonts = given<readonly string[]>(script);
  const line = (navigator as { readonly connection?: Line }).connection;
  if (!line || mayFetch(line)) return add('preload', fonts);
  // The mark of a document that is set in the device's fonts (packages/ui: device-fonts.css).
  document.documentElement.dataset['fonts'] = 'device';
  if (!line.saveData) addEventListener('load', () => setTimeout(() => add('prefetch', fonts), afterLoadMs));
}

/** A guest who goes on within the site has the fonts already. */
function mayFetch({ saveData, downlink, rtt }: Line): boolean {
  if (saveData) return false;
  return downlink >= slowDownlink || rtt <= slowRtt || document.referrer.startsWith(`${location.origin}/`);
}

function add(rel: 'preload' | 'prefetch', fonts: readonly string[]): void {
  for (const href of fonts)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
        fetchPriority: 'low',
        href,
      }),
    );
}
