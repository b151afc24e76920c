/** Letters of Latin alphabets that no accent makes, and of Cyrillic, as passports write them (part 3 of ICAO 9303). */
const written: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  Å: 'AA',
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  ĸ: 'K',
  ı: 'I',
  İ: 'I',
  Ə: 'E',
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ё: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  Й: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: 'IE',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'IU',
  Я: 'IA',
  Є: 'IE',
  І: 'I',
  Ї: 'I',
  Ґ: 'G',
  Ў: 'U',
  Ћ: 'C',
  Ђ: 'D',
  Џ: 'DZ',
  Љ: 'LJ',
  Њ: 'NJ',
  Ј: 'J',
  Ѓ: 'G',
  Ќ: 'K',
  Ѕ: 'DZ',
};

/** What keyboards and pages write for an apostrophe and for a hyphen. */
const signs: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/**
 * A text in capital letters that an authority takes: A to Z, apostrophe, hyphen, space, and those of `kept` as they are.
 * Other Latin letters and Cyrillic are written as passports do. Null for letters of other scripts: only the
 * passport says how such a name is spelt. Other signs become spaces.
 */
export function latinLetters(text: string, kept = ''): string | null {
  let spelt = '';
  for (const letter of text.normalize('NFC').toLocaleUpperCase('en')) {
    const one = speltAs(letter, kept);
    if (one === null) return null;
    spelt += one;
  }
  return spelt.replace(/ +/g, ' ').trim();
}

function speltAs(letter: string, kept: string): string | null {
  if (/^[A-Z' -]$/.test(letter) || kept.includes(letter)) return letter;
  const known = written[letter] ?? signs[letter];
  if (known !== undefined) return known;
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[A-Z]$/.test(bare)) return bare;
  const of = written[bare];
  if (of !== undefined && bare !== '') return of;
  if (/^[\p{L}\p{Nl}]$/u.test(letter)) return null;
  return /^\p{M}$/u.test(letter) ? '' : ' ';
}

/** The number of a document as machines read it: capital letters and digits alone. Null where another letter is in it. */
export function documentNumber(text: string): string | null {
  const plain = text.normalize('NFKC').toLocaleUpperCase('en');
  if (/[^\P{L}A-Z]|[^\P{Nd}0-9]/u.test(plain)) return null;
  return plain.replace(/[^A-Z0-9]/g, '');
}
