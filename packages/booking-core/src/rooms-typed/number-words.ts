/** Small numbers as words of the four languages, and of Spanish, Portuguese, Italian and French; Arabic's words for two of a thing. */
const numbers: ReadonlyMap<string, string> = new Map(
  [
    'one ein eine einen einer واحد واحدة एक un una uno um uma une',
    'two zwei dos dois duas due deux اثنان اثنين اثنتان اثنتين दो شخصان شخصين ضيفان ضيفين نزيلان نزيلين',
    'three drei tres três tre trois ثلاثة ثلاث तीन',
    'four vier cuatro quatro quattro quatre أربعة أربع चार',
    'five fünf cinco cinque cinq خمسة خمس पाँच पांच',
    'six sechs seis sei ستة ست छह छः',
    'seven sieben سبعة سبع सात',
    'eight acht ثمانية ثمان ثماني आठ',
    'nine neun تسعة تسع नौ',
    'ten zehn عشرة عشر दस',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, String(at + 1)] as const)),
);

const pairs: ReadonlyMap<string, string> = new Map([
  ['سريران', '2 سرير'],
  ['سريرين', '2 سرير'],
  ['غرفتان', '2 غرفة'],
  ['غرفتين', '2 غرفة'],
]);

/** A text with its number words as digits: `zwei Einzelbetten`, `दो डबल`, `سريران مفردان`. */
export const withDigits = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const key = word.toLowerCase();
    return numbers.get(key) ?? pairs.get(key) ?? word;
  });
