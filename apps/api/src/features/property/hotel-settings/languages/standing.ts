import { locales, type Locale } from '@latchkey/booking-core/language';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentTexts } from '../../../catalogue/catalogue.ts';
import type { ProposalRow } from './proposals.queries.ts';
import { type MissingText, missingIn, type SaidText, wordsOf } from './texts-of.ts';

/** A text that a language lacks, with what is proposed for it. */
export interface LackedText extends MissingText {
  readonly value: SaidText | null;
  readonly isRead: boolean;
}

/**
 * What a language lacks, with the proposals that still fit: one whose original says something else by now, or whose place
 * has got its words in another way, counts no more.
 */
export function lackedTexts(
  texts: DocumentTexts,
  proposals: readonly ProposalRow[],
  language: Locale,
): readonly LackedText[] {
  const its = new Map(proposals.filter((one) => one.language === language).map((one) => [one.path, one]));
  return missingIn(wordsOf(texts), language).map((one) => {
    const found = its.get(one.path);
    const fits =
      found !== undefined && found.from_language === one.from && isDeepStrictEqual(found.original, one.original);
    return { ...one, value: fits ? found.value : null, isRead: fits && found.read_at !== null };
  });
}

export const isUnread = ({ value, isRead }: LackedText): boolean => value !== null && !isRead;

/** How many proposals of all languages nobody has read. */
export const unreadIn = (texts: DocumentTexts, proposals: readonly ProposalRow[]): number =>
  proposals.length === 0
    ? 0
    : locales.reduce((sum, language) => sum + lackedTexts(texts, proposals, language).filter(isUnread).length, 0);
