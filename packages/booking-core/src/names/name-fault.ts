import { hasForeignLink } from '../text/links.ts';
import { withoutUnseen } from '../text/pasted.ts';
import { hasBrand } from './has-brand.ts';

/**
 * Why a name cannot be a hotel's. `link`: it names an address of a page. `letters`: signs that nobody sees or that turn
 * its direction, or letters of several scripts that look alike in one word. `brand`: a chain's, a portal's or the
 * provider's name.
 */
export type NameFault = 'link' | 'letters' | 'brand';

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** An address as it is said aloud. */
const spoken =
  /[\p{L}\p{N}]\s+(?:(?:dot|punkt|point)\s+(?:com|net|org|info|biz|co|io|in|de|ru|cn|xyz|top|site|online|shop)|\.\s?(?:com|net|org|info|biz))\b/iu;

/** What is wrong with the name of a hotel, in any script; null where nothing is. `provider` is the name of whoever runs this installation. */
export function nameFault(name: string, provider: string | null = null): NameFault | null {
  const fault = textFault(name);
  if (fault !== null) return fault;
  return hasBrand(name, provider === null ? [] : [provider]) ? 'brand' : null;
}

/** What is wrong with a line of a hotel in which chains may be named, such as its headline. */
export function textFault(text: string): 'link' | 'letters' | null {
  if (hasForeignLink(text) || spoken.test(text)) return 'link';
  return hidesLetters(text) ? 'letters' : null;
}

/** House numbers as they are written in addresses: `H.No. 12-3/A`, `No.4/7`. */
const houseNumber = /(^|[^\p{L}\p{N}])(?:\p{L}{1,2}\.\s?)?No\.?\s?(?=\d)|\d+\p{L}?\/\d+\p{L}?/giu;

/** What is wrong with a postal address, in which figures have points and strokes. */
export const addressFault = (address: string): 'link' | 'letters' | null =>
  textFault(address.replaceAll(houseNumber, '$1 '));

function hidesLetters(text: string): boolean {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return true;
  // A picture of the keyboard ends with a sign of its own.
  const seen = text.replaceAll(/\p{Extended_Pictographic}[\uFE0F\u200D]*/gu, '');
  if (withoutUnseen(seen) !== seen) return true;
  const words = seen.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.some((word) => scripts.filter((script) => script.test(word)).length > 1);
}
