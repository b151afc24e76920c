import { describe, expect, it } from 'vitest';
import {
  checkAge,
  checkEmail,
  checkName,
  checkPhone,
  plainEmail,
  plainName,
  dialledNumber,
  isItineraryLength,
} from './traveller.ts';
import { travellerFaults, travellerFieldNames } from './traveller-fields.ts';
import { emptyTraveller } from './traveller-form.ts';

/** What a mail program makes a link of, or reads in another order or line than it stands. */
const notNames = [
  'Click www.evil.example',
  'rao.example',
  'Asha evil.com',
  'dr.evil.example',
  'Asha https://evil.example',
  'evil\u2024example',
  'Asha\nTotal',
  'Asha\u2028Rao',
  'Asha\tRao',
];

describe('a traveller', () => {
  const ananya = { fullName: 'Ananya Sharma', contactNumber: '+91 98450 12345', email: 'ananya@example.com' };

  it('may be without an age', () => {
    expect(travellerFaults(travellerFieldNames, { ...emptyTraveller, ...ananya })).toEqual([]);
    expect(travellerFaults(travellerFieldNames, { ...emptyTraveller, ...ananya, age: '34' })).toEqual([]);
  });

  it('is told each field that is wrong, in the order of the form', () => {
    const typed = { ...emptyTraveller, fullName: ' ', contactNumber: '12', email: 'a@b', age: 'old' };
    expect(travellerFaults(travellerFieldNames, typed)).toEqual([
      { field: 'fullName', code: 'details_missing' },
      { field: 'age', code: 'age_invalid' },
      { field: 'email', code: 'email_invalid' },
      { field: 'contactNumber', code: 'phone_invalid' },
    ]);
  });

  it.each([
    'हुदा अल मंसूरी',
    'هدى المنصوري',
    'Jean-Luc O’Neill',
    "D'Souza",
    'Müller, geb. Öz'.slice(0, 6),
    'Dr. Ångström',
    '’t Hooft',
    "'t Hooft",
    'Gal·la Placídia',
    'Kalaniʻōpuʻu',
    'K.R.Narayanan',
    'Dr.Meera Iyer',
    'Mohd.Irfan',
    'Sammy Davis Jr.',
    'Sammy Davis, Jr.',
    'Rao, Asha',
    'Rao,Asha',
    'Rao, Asha Devi',
    'Asha Rao,',
    'O\u00B4Neill',
    'O`Neill',
    'Jean\u2011Luc',
    'Anne–Marie Müller-Lüdenscheid',
    '\u202AAsha\u2069 \u200ERao',
    'As\u00ADha\uFE0F \u3164Rao',
    '“Asha Rao”',
    'Ａｓｈａ Ｒａｏ',
    'هدى\u200F المنصوري',
  ])('may be called %s', (name) => {
    expect(checkName(name)).toBeNull();
  });

  it.each([
    'R2D2',
    '’',
    '·la',
    '’’t',
    '<b>',
    'a@b',
    '-',
    '12',
    'x'.repeat(121),
    'Rao, -',
    'Rao,,Asha',
    'Rao, ,Asha',
    'Rao,-Asha',
    ...notNames,
  ])('is not called %j', (name) => {
    expect(checkName(name)).toBe('name_invalid');
  });

  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neill@example.ie",
    'o’neill@example.ie',
    '\u200Easha@example.com',
    'mailto:asha@example.com?subject=Stay',
    'Asha Rao <asha@example.com>',
    'asha＠example．com',
    'asha@example.com.',
    '"asha@example.com",',
    'a!#$%&*/=?^_`{|}~b@example.com',
    'asha\u2011rao@example.com',
    // The addresses of ICANN's test of internationalised top-level domains, in both forms (RFC 5891).
    'mail@пример.испытание',
    'mail@xn--e1afmkfd.xn--80akhbyknj4f',
    'mail@مثال.إختبار',
    'mail@xn--mgbh0fb.xn--kgbechtv',
    'mail@उदाहरण.परीक्षा',
    'info@example.xn--vermgensberatung-pwb',
  ])('is reached at %s', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  it.each([
    'a@b',
    '@b.co',
    'a b@c.de',
    '.a@b.co',
    'a..b@c.de',
    'a.@b.co',
    'a@-b.co',
    'a@b.c',
    'a@b-.co',
    'a@b.c1',
    'a@b.co.c1',
    'ashamailto:rao@example.com',
    'asha@example.com?\nbcc=rao@example.com',
    'a@b.xn--',
    'a@b..co',
    'ä@b.co',
    `a@${'b'.repeat(64)}.co`,
    `${'a'.repeat(250)}@b.co`,
  ])('is not reached at %s', (email) => {
    expect(checkEmail(email)).toBe('email_invalid');
  });

  it('has a telephone number of 7 to 15 digits', () => {
    expect(checkEmail('')).toBe('email_missing');
    expect(checkPhone('')).toBe('details_missing');
    for (const number of ['+91 80 4123-4567', '(030) 5550 118', '1234567', '123456789012345'])
      expect(checkPhone(number)).toBeNull();
    // 050-123-4567 in Arabic-Indic digits, 98450 12345 in Devanagari, and a number copied from a page in Arabic.
    for (const number of [
      '٠٥٠-١٢٣-٤٥٦٧',
      '+९१ ९८४५० १२३४५',
      '\u202A+971 4 123 4567\u202C',
      '\u200E+91–98450–12345',
      '030/5550118',
      'tel:+49-30-5550118',
      'TEL:+918041234567;ext=12',
      '+91 80 4123 4567 ext. 12',
      '030 5550118 x12',
      '+91\uFE0F 98450\u3164 12345',
      '+91−98450⁃12345',
      '＋９１ ９８４５０ １２３４５',
      '“030 5550118”',
      '[030] 5550·118',
    ])
      expect(checkPhone(number)).toBeNull();
    for (const number of ['123456', '1234567890123456', '91+80412345', 'phone', '++4912345678'])
      expect(checkPhone(number)).toBe('phone_invalid');
  });

  it('is called by a number of plain digits', () => {
    expect(dialledNumber(' ٠٥٠-١٢٣-٤٥٦٧ ')).toBe('0501234567');
    expect(dialledNumber('\u2066＋९१ (९८४५०) १२.३४५\u2069')).toBe('+919845012345');
    expect(dialledNumber('tel:+49-30-5550118;ext=12')).toBe('+49305550118');
    expect(dialledNumber('030 5550118 ext 7')).toBe('0305550118');
    expect(dialledNumber('tel:030-5550118;phone-context=+49')).toBe('0305550118');
    expect(dialledNumber('12x4')).toBe('12x4');
    expect(dialledNumber('12＋4')).toBe('12＋4');
  });

  it('has a name and an address as they were meant', () => {
    expect(['Asha Rao,', ' Asha   Rao ;, ', 'أشا راو،'].map(plainName)).toEqual(['Asha Rao', 'Asha Rao', 'أشا راو']);
    expect(plainEmail('o’neill@example.ie')).toBe("o'neill@example.ie");
    expect(plainEmail('asha@example。com')).toBe('asha@example.com');
    expect(plainEmail('asha?rao@example.com')).toBe('asha?rao@example.com');
    expect(plainName('Asha   Rao')).toBe('Asha Rao');
  });

  it('is called by what stands before and behind a number only where it does', () => {
    expect(dialledNumber('tel : +49 30 5550118')).toBe('+49305550118');
    expect(checkPhone('030tel:5550118')).toBe('phone_invalid');
    // Seven digits are a number, with an extension behind it; two are none.
    expect(dialledNumber('555 0118 ext 12')).toBe('5550118');
    expect(dialledNumber('1-2 x4')).toBe('12x4');
    expect(dialledNumber('123-45 6 x7')).toBe('123456x7');
    expect(dialledNumber('12-34567 x7')).toBe('1234567');
    expect(dialledNumber('telfax: 5550118')).toBe('telfax:5550118');
  });

  it('is between 0 and 120', () => {
    for (const age of ['0', '120', '7', ' ٣٤ ', '']) expect(checkAge(age)).toBeNull();
    for (const age of ['-1', '121', '1.5', '7.5', '1234', 'NaN']) expect(checkAge(age)).toBe('age_invalid');
  });

  it('plans 1 to 3 days', () => {
    expect([0, 1, 3, 4, 1.5].map(isItineraryLength)).toEqual([false, true, true, false, false]);
  });
});
