import { latinDigits } from '@latchkey/booking-core/text';

const markup = /[\p{Cc}\p{Co}<>{}[\]|*_`#\\]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const addresses = /https?:\S*|www\.\S*|\S*@\S*|\p{L}+\.(?:com|org|net|io|example)\b/giu;

/** Markup, addresses and signs that are no part of a line of text, as they stand in one. */
const oddIn = (text: string): string[] => [...(text.match(markup) ?? []), ...(text.match(addresses) ?? [])];

/** Whether an answer has markup, an address or a sign of control that what was asked about has not. */
export function hasOddSigns(answer: string, asked: string): boolean {
  const known = new Set(oddIn(asked));
  return !answer.isWellFormed() || oddIn(answer).some((one) => !known.has(one));
}

/** The figures of a text in their order, whatever digits they are written in. */
export const numbersIn = (text: string): readonly string[] => latinDigits(text).match(/\d+/g) ?? [];
