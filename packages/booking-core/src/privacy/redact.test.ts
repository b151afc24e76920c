import { expect, test } from 'vitest';
import { isDevelopmentHost } from './development-host.ts';
import { redactBookingIds, redactPersonal } from './redact.ts';

const id = '1760_AbCdEfGhIjKlMnOpQrStUv';

test.each([
  [id, '[booking]'],
  [`of ${id}, paid`, 'of [booking], paid'],
  [`${id} and ${id}`, '[booking] and [booking]'],
  [`x${id}`, `x${id}`],
  [`-${id}`, `-${id}`],
  [`${id}-`, `${id}-`],
  [id.slice(0, -1), id.slice(0, -1)],
  ['1234567890_AbCdEfGhIjKlMnOpQrStUv', '1234567890_AbCdEfGhIjKlMnOpQrStUv'],
  ['_AbCdEfGhIjKlMnOpQrStUv', '_AbCdEfGhIjKlMnOpQrStUv'],
])('the booking in %s is told as %s', (text, told) => expect(redactBookingIds(text)).toBe(told));

test.each(['quote', 'form', 'lookup', 'of', 'key', 'token', 'code'])('what follows ?%s= is a secret', (name) => {
  expect(redactPersonal(`/page?${name}=abc.d&lang=en#top`)).toBe(`/page?${name}=[secret]&lang=en#top`);
  expect(redactPersonal(`/page?lang=en&${name}=abc.d#top`)).toBe(`/page?lang=en&${name}=[secret]#top`);
  expect(redactPersonal(`/${name}=abc`)).toBe(`/${name}=abc`);
});

test.each([
  ['a@b.co, c@d.org', '[mail], [mail]'],
  ['A@B.CO', '[mail]'],
  ['<meera@sub.example.com>', '<[mail]>'],
  ['/at/meera@example.com/now', '/at/[mail]/now'],
  ['"meera@example.com"', '"[mail]"'],
  ['meera@example', 'meera@example'],
  ['@example.com', '@example.com'],
  ['meera@.', 'meera@.'],
])('the mail address in %s leaves as %s', (text, leaves) => expect(redactPersonal(text)).toBe(leaves));

test.each([
  ['+918041234567', '[phone]'],
  ['+91 80 41.23-45.67', '[phone]'],
  ['0049 30 1234567', '[phone]'],
  ['030 1234567', '[phone]'],
  ['+91 (80) 4123 4567', '[phone]'],
  ['+49 (0)30 - 1234567', '[phone]'],
  ['+91 80 4123 4567 and 030 1234567', '[phone] and [phone]'],
  ['98450 12345', '98450 12345'],
  ['030 12345', '030 12345'],
  ['x030 1234567', 'x030 1234567'],
  ['2-030 1234567', '2-030 1234567'],
  ['030 1234567x', '030 1234567x'],
])('the telephone number in %s leaves as %s', (text, leaves) => expect(redactPersonal(text)).toBe(leaves));

test.each([
  ['LOCALHOST', true],
  ['hotel.local', true],
  ['0.0.0.0:80', true],
  ['127.1.2.3', true],
  ['127.10.200.30', true],
  ['10.0.0.8', true],
  ['172.16.0.1', true],
  ['172.29.0.1', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['172.15.0.1', false],
  ['110.0.0.8', false],
  ['192.168.1.20.hotel.com', false],
  ['127.0.0', false],
  ['127.0.0.1.hotel.com', false],
  ['www.127.0.0.1', false],
  ['localhosts', false],
  ['mylocalhost', false],
  ['local', false],
  ['notdev.hotel.com', false],
  ['dev', false],
  ['hotel.com:4000', false],
])('%s is a development host: %s', (host, is) => expect(isDevelopmentHost(host)).toBe(is));
