import { hasForeignLink, latinDigits } from '@latchkey/booking-core/text';

/** Markup and its entities, signs of control, and signs that nobody sees, but for the two that join letters in some scripts. */
const odd = /[\p{Cc}\p{Co}<>{}[\]|*_`#\\@]|&#?\w+;|(?![\u200c\u200d])\p{Cf}/gu;

const oddIn = (text: string): readonly string[] => text.match(odd) ?? [];

/** The addresses of pages and mailboxes in a text, without what ends their sentences. */
const addressesIn = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:!?)]+$/, ''))
    .filter((word) => hasForeignLink(word));

/** Whether an answer has markup, an address or a control character that the original lacks. */
export function hasOddSigns(answer: string, asked: string): boolean {
  const known = new Set(oddIn(asked));
  return (
    !answer.isWellFormed() || oddIn(answer).some((one) => !known.has(one)) || hasForeignLink(answer, addressesIn(asked))
  );
}

/** The figures of a text in their order, whatever digits they are written in. */
export const numbersIn = (text: string): readonly string[] => latinDigits(text).match(/\d+/g) ?? [];
