/** What stands in examples and on keyboards; guessed first, and so worth nothing. */
const guessedFirst =
  /pass(?:word|wort|phrase)?|secret|change[-_ ]?(?:me|it)?|example|default|sandbox|placeholder|production|development|testing|test|admin|latchkey|letmein|welcome|qwert[yz]uiop|qwert[yz]|asdfgh(?:jkl)?|zxcvbnm?|yxcvbnm?|please|replace|insert|your|here|todo|key/gi;

/** Bits that a secret must have by what can be seen of it: so few that of nine million generated ones none fell. */
const fewestBits = { ours: 64, theirs: 28 } as const;

/**
 * Why a secret is too weak for production, or null: `short`, or `guessable` when it repeats itself, counts up, or is made of
 * the words that everybody tries. `theirs` is one that an outside party gave us, whose form we do not choose.
 */
export function weaknessOf(
  secret: string,
  shortest: number,
  whose: keyof typeof fewestBits,
): 'short' | 'guessable' | null {
  if (secret.length < shortest) return 'short';
  const rest = secret.replaceAll(guessedFirst, '');
  return bitsOf(rest) < fewestBits[whose] ? 'guessable' : null;
}

/** Characters that nothing before them foretells, each worth what the variety of all of them gives (Shannon). */
const bitsOf = (text: string): number => surprisesIn(text) * varietyOf(text);

function surprisesIn(text: string): number {
  const seen = new Set<string>();
  let surprises = 0;
  for (let at = 0; at < text.length; at++) {
    const three = text.slice(Math.max(0, at - 2), at + 1);
    const isNextInLine = at >= 2 && stepAt(text, at) === stepAt(text, at - 1);
    if (!isNextInLine && !(three.length === 3 && seen.has(three))) surprises++;
    seen.add(three);
  }
  return surprises;
}

const stepAt = (text: string, at: number): number => text.charCodeAt(at) - text.charCodeAt(at - 1);

function varietyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
