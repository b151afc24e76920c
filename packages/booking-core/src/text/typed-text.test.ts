import { describe, expect, it } from 'vitest';
import { oneLine, plainLines, withoutHosts } from './typed-text.ts';

describe('what was typed', () => {
  it.each([
    ['Acme\r\nMail: owner@bank.example', 'Acme Mail: owner@bank.example'],
    ['Acme\u2028Total:\u00850', 'Acme Total: 0'],
    ['\u202EemcA\u2066 \uFEFFLtd\u00AD.\u200E', 'emcA Ltd.'],
    ['a\t \u00A0\u3000  b\u0007', 'a b'],
    // क्‍ष with a joiner, and می‌خواهم with a non-joiner, are words.
    ['क्\u200Dष می\u200Cخواهم', 'क्\u200Dष می\u200Cخواهم'],
    ['\u200F\n', ''],
  ])('%j is %j on one line', (typed, line) => expect(oneLine(typed)).toBe(line));

  it('keeps the lines of a message, and nothing that hides in them', () =>
    expect(plainLines(' One\r\ntwo\rthree\u2028four\v\n\n\n\nfive\u202E \t six ')).toBe(
      'One\ntwo\nthree\nfour\n\nfive six',
    ));

  it('has no empty lines before or after a message', () => expect(plainLines('\n\n One\ntwo \n \n')).toBe('One\ntwo'));

  it.each([
    ['K.R.Narayanan', 'K. R. Narayanan'],
    ['Dr. Ångström Jr.', 'Dr. Ångström Jr.'],
    ['t.co', 't. co'],
    ['evil.\u200Dexample', 'evil. \u200Dexample'],
  ])('%s is written %s', (name, written) => expect(withoutHosts(name)).toBe(written));
});
