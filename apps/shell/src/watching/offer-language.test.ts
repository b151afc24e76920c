import { expect, test } from 'vitest';
import { languageToOffer } from './offer-language.ts';

const page = { locale: 'en', site: { languages: ['en', 'de', 'ar', 'hi'] } } as never;
const asked = (wanted: readonly string[], path = '/', cookies = '') =>
  languageToOffer({ page, wanted, address: new URL(path, 'https://hotel.test'), cookies });

test.each([
  ['a guest who reads Arabic', ['ar-AE', 'en'], 'ar'],
  ['a guest who reads the page’s language first', ['en-GB', 'ar'], null],
  ['a guest whose first language the site does not speak, and the second is', ['fr-FR', 'de-CH', 'en'], 'de'],
  ['a guest who reads no language of the site', ['fr', 'es'], null],
] as const)('%s', (_, wanted, offered) => expect(asked(wanted)).toBe(offered));

test.each([
  ['an address that names a language', '/?lang=en', ''],
  ['a language chosen before', '/', 'a=1; latchkey-language=en'],
  ['a page on which something is typed', '/room/checkout?quote=1', ''],
  ['a page of a booking', '/bookings/1760_x', ''],
])('nothing is offered on %s', (_, path, cookies) => expect(asked(['ar'], path, cookies)).toBeNull());
