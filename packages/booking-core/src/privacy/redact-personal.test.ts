import { expect, test } from 'vitest';
import { isDevelopmentHost } from './development-host.ts';
import { redactPersonal } from './redact.ts';

test.each([
  ['/bookings/1760_AbCdEfGhIjKlMnOpQrStUv', '/bookings/[booking]'],
  ['/room/checkout?quote=abc.def&lang=en', '/room/checkout?quote=[secret]&lang=en'],
  ['/review?of=1760_AbCdEfGhIjKlMnOpQrStUv', '/review?of=[secret]'],
  ['write to meera.iyer@example.com now', 'write to [mail] now'],
  ['?email=meera%40example.com&x=1', '?email=[mail]&x=1'],
  ['Call +91 80 4123 4567', 'Call [phone]'],
  ['card 4111 1111 1111 1111', '[number]'],
  ['/rooms/1760/2026-12-08/2026-12-10/2/0', '/rooms/1760/2026-12-08/2026-12-10/2/0'],
  ['See the rooms', 'See the rooms'],
])('%s leaves as %s', (text, leaves) => expect(redactPersonal(text)).toBe(leaves));

test.each([
  'localhost:4000',
  'sandalwood.localhost',
  '127.0.0.1:80',
  '[::1]:4000',
  '192.168.1.20',
  'dev.hotel.com',
  'www.dev.hotel.com',
])('%s is a development host', (host) => expect(isDevelopmentHost(host)).toBe(true));

test.each(['sandalwood.latchkey.test', 'hotel.com', 'devon-inn.co.uk', '10.hotel.com', 'localhost.hotel.com'])(
  '%s is a host of guests',
  (host) => expect(isDevelopmentHost(host)).toBe(false),
);
