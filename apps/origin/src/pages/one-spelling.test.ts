import { isPaymentPath, isPersonalPath, routeAt, routes, type Route } from '@latchkey/site/urls';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inOwnLetters, keepOneSpelling, oneSpelling } from './one-spelling.ts';

const id = '1760_SstczViCln_CCHlqLTO73Q';
const once = (address: string): string => inOwnLetters(oneSpelling(address) ?? '');

test.each([
  [`/BOOKINGS/${id}`, `/bookings/${id}`],
  [`/%62ookings/${id}`, `/bookings/${id}`],
  [`/Boo%4Bings/${id}`, `/bookings/${id}`],
  // The small letter of the Kelvin sign is k.
  [`/boo%E2%84%AAings/${id}`, `/bookings/${id}`],
  [`//bookings//${id}`, `/bookings/${id}`],
  [`/bookings/${id}/`, `/bookings/${id}`],
  [`/./x/../bookings/${id}`, `/bookings/${id}`],
  [`/%2e/x/%2E%2e/bookings/${id}`, `/bookings/${id}`],
  [`/bookings\\${id}`, `/bookings/${id}`],
  [`/Bookings/Confirmation/${id}`, `/bookings/confirmation/${id}`],
  [`/CHECKOUT/%31760${id.slice(4)}`, `/checkout/${id}`],
  ['/ROOM/CHECKOUT', '/room/checkout'],
  ['/Review', '/review'],
  ['/Haus-Linde/Privacy-Policy', '/haus-linde/privacy-policy'],
  ['/BLOGS/A-Post', '/blogs/a-post'],
  ['/SPA-Days/More', '/spa-days/more'],
  ['/%c3%bc', '/%C3%BC'],
  ['/bookings/', '/bookings'],
  ['/Sandalwood-Courtyard', '/sandalwood-courtyard'],
  // As it stands in a sentence.
  ['/rooms/1760/2027-01-04/2027-01-06/2/0.', '/rooms/1760/2027-01-04/2027-01-06/2/0'],
  ['/rooms/1760/2027-01-04/2027-01-06/2/0).', '/rooms/1760/2027-01-04/2027-01-06/2/0'],
  ['/rooms/1760/2027-01-04/2027-01-06/2/0,', '/rooms/1760/2027-01-04/2027-01-06/2/0'],
  ['/rooms/1760/2027-01-04/2027-01-06/2/0%29', '/rooms/1760/2027-01-04/2027-01-06/2/0'],
  ['/about-us/.”', '/about-us'],
  ['/about-us%E2%80%9D', '/about-us'],
  ['/about-us?', '/about-us'],
  ['/.', '/'],
  ['/about-us؟', '/about-us'],
  ['/rooms/1760/2027-01-04/2027-01-06/2/0?coupon=KEY15).', '/rooms/1760/2027-01-04/2027-01-06/2/0?coupon=KEY15'],
])('%s is spelt %s', (address, spelt) => expect(once(address)).toBe(spelt));

test.each([
  `/bookings/${id}`,
  '/room-view/1760_teak-king',
  '/api/hotels/1760',
  '/assets/shell/main.0A1b~2.js',
  '/b/AbCdEf1234',
  '/planner/offline.js',
  '/images/1760/Court%20Yard-640-60.avif',
  '/a%2Fb',
  '/a%252e',
  '/',
  '/api/site?host=a.',
  '/assets/shell/main.js.',
  '/about-us?utm_campaign=Winter(A)',
  '/about-us?utm_campaign=What%3F',
])('%s stays as it is', (address) => expect(once(address)).toBe(address));

test('the search stays as it is, letter by letter', () =>
  expect(oneSpelling('/a/?mix=A:%62&sig=%2F+x//../')).toBe('/a?mix=A:%62&sig=%2F+x//../'));

/** Paths of the table, each in many spellings that lead to it: letters as capitals or escapes, empty and `.` segments. */
const spellings = Object.values(routes as Record<string, Route>)
  .filter(({ path }) => !path.includes('$'))
  .flatMap(({ path }) =>
    Array.from({ length: 40 }, (_, turn) => {
      const spelt = path.split('').map((letter, at) => {
        // Any order of the ways will do, and the same one each time.
        const way = (((turn + 1) * (at + 3) * 7919) >> 3) % 5;
        if (letter === '/') return way === 1 ? '//' : way === 2 ? '/./' : '/';
        if (way === 1) return letter.toUpperCase();
        if (way === 2) return `%${letter.charCodeAt(0).toString(16)}`;
        return way === 3 ? `%${letter.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}` : letter;
      });
      return [path, spelt.join('')] as const;
    }),
  );

test('every spelling of a page leads to one, which is classed as what it is', () => {
  expect(new Set(spellings.map(([, spelt]) => spelt)).size).toBeGreaterThan(300);
  for (const [path, spelt] of spellings) {
    expect(once(spelt), `of ${spelt}`).toBe(path);
    expect(once(once(spelt))).toBe(path);
    expect([isPersonalPath(once(spelt)), isPaymentPath(once(spelt))]).toEqual([
      isPersonalPath(path),
      isPaymentPath(path),
    ]);
    expect(routeAt(once(spelt), 'hotel')).toBe(routeAt(path, 'hotel'));
  }
});

test('reads are led to the one spelling, and writes find nothing at another', async () => {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  keepOneSpelling(app);
  app.all('/*', (request) => request.url);
  const ask = async (method: 'GET' | 'HEAD' | 'POST', url: string) => {
    const { statusCode, headers } = await app.inject({ method, url });
    return [statusCode, headers.location];
  };
  for (const method of ['GET', 'HEAD'] as const)
    expect(await ask(method, '/%61pi/hotel%2dsearch?place=%C3%BC')).toEqual([308, '/api/hotel-search?place=%C3%BC']);
  expect(await ask('GET', '//evil.example/%2e%2e')).toEqual([308, '/']);
  expect(await ask('POST', '/%61pi/quotes')).toEqual([404, undefined]);
  expect(await ask('POST', '/api/quotes')).toEqual([200, undefined]);
  await app.close();
});
