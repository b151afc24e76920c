import { rememberLanguage } from '@latchkey/site/urls';
import { expect, test } from 'vitest';
import { parseCookies } from './cookies.ts';
import { languageOf } from './language.ts';

const search = (query: string) => new URLSearchParams(query);

test('the address decides, then what was kept, then English', () => {
  expect(languageOf(search('lang=ar'), { 'latchkey-language': 'de' })).toEqual({ locale: 'ar', chosen: true });
  expect(languageOf(search('lang=ar'), { 'latchkey-language': 'ar' })).toEqual({ locale: 'ar', chosen: false });
  expect(languageOf(search(''), { 'latchkey-language': 'hi' })).toEqual({ locale: 'hi', chosen: false });
  for (const tag of ['DE', 'de-AT', 'De_de'])
    expect(languageOf(search(`lang=${tag}`), {})).toEqual({ locale: 'de', chosen: true });
  expect(languageOf(search('lang=xx'), { 'latchkey-language': 'yy' })).toEqual({ locale: 'en', chosen: false });
});

test('the cookie is plain over HTTP and secure over HTTPS', () => {
  expect(rememberLanguage('de', false)).not.toContain('Secure');
  expect(rememberLanguage('de', true)).toContain('; Secure');
});

test('cookies that are none are left out', () => {
  expect(parseCookies('a=1; ; b ; c=2=3')).toEqual({ a: '1', c: '2=3' });
});
