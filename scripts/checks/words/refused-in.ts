import { refusedWords, type RefusedWords, type Side } from './refused-words.table.ts';

/** The refused words in a message, each with the word that a native says. */
export function refusedIn(text: string, language: string, side: Side): string[] {
  return refusedWords
    .filter((one) => one.language === language && (one.side ?? side) === side)
    .flatMap((one) => found(text, one));
}

function found(text: string, { pattern, except, instead }: RefusedWords): string[] {
  const rest = except === undefined ? text : text.replaceAll(new RegExp(except, 'gi'), '');
  const [word] = pattern.exec(rest) ?? [];
  return word === undefined ? [] : [`“${word}”: say ${instead}`];
}
