/** What Windows-1252 has between 128 and 159; elsewhere below 256 it is Unicode’s own. */
const middle = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Letters that no mark can be taken off from, as books write them. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ẞ: 'SS',
  '‐': '-',
  '‑': '-',
  '−': '-',
  ' ': ' ',
};

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 128 || (code >= 160 && code < 256)) return code;
  const at = middle.indexOf(letter);
  return at < 0 || letter === '\0' ? undefined : 128 + at;
}

function codesOf(letter: string): readonly number[] {
  const own = codeOf(letter);
  if (own !== undefined) return [own];
  const without = plain[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  const codes = Array.from(without, codeOf);
  return codes.length > 0 && codes.every((code) => code !== undefined) ? codes : [question];
}

const question = '?'.codePointAt(0) ?? 63;

/**
 * A text in the bytes of Windows-1252, which is what DATEV reads. A letter that it lacks loses its marks (`č` is `c`); one
 * of another script is a question mark.
 */
export const cp1252 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text.normalize('NFC')).flatMap((letter) => codesOf(letter)));
