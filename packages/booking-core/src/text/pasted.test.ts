import { expect, test } from 'vitest';
import { plainApostrophes, plainCode, unquoted, withoutUnseen } from './pasted.ts';

test.each([
  ['\u200E\u202AAsha\u202C\uFE0F', 'Asha'],
  ['A\u3164s\u115Fh\u2800a\u{E0041}', 'Asha'],
  // क्‍ष with a joiner, and می‌خواهم with a non-joiner, are words.
  ['क्\u200Dष می\u200Cخواهم', 'क्\u200Dष می\u200Cخواهم'],
  ['\u200DAs\u200Dha\u200C', 'Asha'],
  // It joins where it stands between two such letters, and whatever stands in the line before.
  ['Asha क्\u200Dष', 'Asha क्\u200Dष'],
  ['क \u200Dष', 'क ष'],
  ['क\u200D ष', 'क ष'],
  // Other invisible characters join no letters.
  ['क\u00ADष', 'कष'],
])('%j is %j without what cannot be seen', (typed, plain) => expect(withoutUnseen(typed)).toBe(plain));

test.each([
  ['“KEY15”', 'KEY15'],
  ['(«KEY15»)', 'KEY15'],
  ['"a" and "b"', '"a" and "b"'],
  ["o'neill", "o'neill"],
  ['""', '""'],
  ['', ''],
])('%s is %s without the quotes around it', (typed, plain) => expect(unquoted(typed)).toBe(plain));

test.each([
  ['ＫＥＹ１５', 'KEY15'],
  [' “KEY15.” ', 'KEY15'],
  ['KWNS\u2011MDPD.', 'KWNS-MDPD'],
  ['KWNS−MDPD', 'KWNS-MDPD'],
  ['KEY15?! ', 'KEY15'],
  ['क्\u200Dष१५', 'क्ष१५'],
  ['\u2068KWNS–MDPD\u2069', 'KWNS-MDPD'],
])('%j is the code %j', (typed, plain) => expect(plainCode(typed)).toBe(plain));

test.each(['O`Neill', 'O´Neill', 'O′Neill'])('%s has the apostrophe of O’Neill', (typed) =>
  expect(plainApostrophes(typed)).toBe('O’Neill'),
);
