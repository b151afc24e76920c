import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@latchkey/api-contract/types';
import { hasOddSigns, numbersIn } from '../../../text-model/answered-text.ts';
import { isInLanguage } from '../../../text-model/is-in-language.ts';

/** A sentence of a plan, and the name it is about. */
export interface StopText {
  readonly text: string;
  readonly placeName: string;
}

const shortest = 8;
const longest = 320;

/**
 * A plan's sentences as a text model reworded them, or as they were. A reworded sentence is taken only if it is one plain
 * sentence of similar length in the right language, keeps the place's name and all numbers in their order, and names no
 * other place of the plan.
 */
export function rewordedOrOwn(
  originals: readonly StopText[],
  reworded: readonly string[] | null,
  language: Locale,
): string[] {
  const names = originals.map(({ placeName }) => placeName);
  return originals.map((original, at) => {
    const text = reworded?.[at]?.trim();
    return text !== undefined && isFaithful(original, text, names, language) ? text : original.text;
  });
}

function isFaithful(
  { text, placeName }: StopText,
  reworded: string,
  names: readonly string[],
  language: Locale,
): boolean {
  if (reworded.length < shortest || reworded.length > Math.min(longest, text.length * 2 + 60)) return false;
  if (hasOddSigns(reworded, text) || !reworded.includes(placeName)) return false;
  const beside = reworded.replaceAll(placeName, ' ');
  if (names.some((name) => name !== placeName && !placeName.includes(name) && beside.includes(name))) return false;
  return isDeepStrictEqual(numbersIn(reworded), numbersIn(text)) && isInLanguage(beside, language);
}
