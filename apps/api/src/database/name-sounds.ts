/** Pairs of Latin letters that sound as one. */
const pairs = [
  ['ph', 'f'],
  ['ch', '7'],
  ['sh', 's'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['th', 't'],
  ['dh', 'd'],
  ['bh', 'b'],
] as const;

/** By sound, the letters of Latin, Arabic and Devanagari that are written for it. Vowels, and what is heard as one, are left out. */
const letters: Readonly<Record<string, string>> = {
  b: 'bpبپबपभ',
  d: 'dدذضडढदध',
  f: 'fفफ',
  g: 'gjغجगघजझ',
  k: 'kcqxخقكکकख',
  l: 'lłلलळ',
  m: 'mمम',
  n: 'nñنनणञङ',
  r: 'rرर',
  s: 'szßçśšžثسشصزظसशष',
  t: 'tتطतटथठ',
  '7': 'چचछ',
};

const from = Object.values(letters).join('');
const to = Object.entries(letters)
  .map(([sound, written]) => sound.repeat(written.length))
  .join('');

/**
 * The words of a name as they sound in any of three scripts, each behind its hotel's number, as an SQL array. An index is
 * made of it (0050): it is never edited, another rule is another expression with an index of its own.
 */
export function nameSounds(name: string, hotelId: string): string {
  const paired = pairs.reduce((text, [pair, sound]) => `replace(${text}, '${pair}', '${sound}')`, `lower(${name})`);
  const heard = `regexp_replace(translate(${paired}, '${from}', '${to}'), '[^bdfgklmnrst7 -]', '', 'g')`;
  const single = `regexp_replace(${heard}, '([a-z7])\\1+', '\\1', 'g')`;
  const words = `regexp_replace(${single}, '([a-z7]+)', ${hotelId}::text || ':\\1', 'g')`;
  return `string_to_array(trim(regexp_replace(${words}, '[ -]+', ' ', 'g')), ' ')`;
}
