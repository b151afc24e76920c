import { expect, it } from 'vitest';
import { withoutSecrets } from './log-line.ts';

const [secret, proof] = ['AbCdEfGhIjKlMnOpQrSt-_', 'x'.repeat(43)];

it.each([
  [`/api/bookings/1760_${secret}/cancellation`, '/api/bookings/[id]/cancellation'],
  [`/api/booking-links/1760%5f${secret}`, '/api/booking-links/[id]'],
  [`"source":"http://api:4001/api/quotes/1_${secret}?lang=en"`, '"source":"http://api:4001/api/quotes/[id]?lang=en"'],
  [`1760.abcdefgh.${proof} refused`, '[key] refused'],
  [`operator.1760.1764061200.abcdefgh.${proof}`, '[key]'],
  [`sig=abcdefgh.${proof}`, 'sig=[signature]'],
  ['authorization: Bearer anything.at-all', 'authorization: Bearer [key]'],
  [
    `"cookie":"latchkey-device=${secret}; latchkey-pin=a%7Cb"`,
    '"cookie":"latchkey-device=[cookie]; latchkey-pin=[cookie]"',
  ],
  ['GET /b/AbCdEfGhIj', 'GET /b/[code]'],
  ['/room/checkout?quote=abc&lang=en', '/room/checkout?quote=[secret]&lang=en'],
  ['to asha.rao+x@mail.example.com now', 'to [mail] now'],
  ['?to=asha%40example.com', '?to=[mail]'],
  ['of +91 98450 12345', 'of [phone]'],
  ['?n=%2B919845012345', '?n=[phone]'],
])('%s is written as %s', (line, written) => expect(withoutSecrets(line)).toBe(written));

it.each([
  '{"level":30,"time":1764061200000,"app":"origin","pid":4711,"msg":"ready","ms":12}',
  'at render (/src/node_modules/.pnpm/lru-cache@11.5.3/node_modules/lru-cache/dist/index.js:4:2)',
  'at x (/src/node_modules/.pnpm/@fastify+reply-from@12.6.5/node_modules/@fastify/reply-from/index.js:162:5)',
  '/rooms/1760/2026-12-08/2026-12-10/2/0',
  '"release":"checkout@ff1802ab3a20","traceId":"4bf92f3577b34da6a3ce929d0e0e4736"',
])('%s is written as it is', (line) => expect(withoutSecrets(line)).toBe(line));
