import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isTooLong, shortened } from './not-a-page.ts';

const app = Fastify();
app.get('/*', (request, reply) => (isTooLong(request) ? shortened(request, reply) : reply.send(request.url)));
const ledTo = async (url: string): Promise<string | undefined> => (await app.inject(url)).headers.location;

test('what others hang on a link is left out where it is too long, and the page is found', async () => {
  const long = 'x'.repeat(5000);
  expect(await ledTo(`/rooms/1760/2027-01-04/2027-01-06/2/0?fbclid=${long}&coupon=KEY15&utm_source=letter`)).toBe(
    '/rooms/1760/2027-01-04/2027-01-06/2/0?utm_source=letter&coupon=KEY15',
  );
  // Each letter is six characters of an address.
  expect(await ledTo(`/?place=${encodeURIComponent('م'.repeat(2000))}&lang=ar`)).toBe('/?lang=ar');
});

test('of very many parameters those of the source come along, and no address is too long again', async () => {
  const many = Array.from({ length: 900 }, (_, at) => `p${at}=${at}`).join('&');
  const to = (await ledTo(`/about-us?${many}&utm_campaign=winter`)) ?? '';
  expect(to.length).toBeLessThan(4000);
  expect(new URLSearchParams(to.split('?')[1]).get('utm_campaign')).toBe('winter');
  expect(await ledTo(to)).toBeUndefined();
});

test('a path that is too long is no page', async () =>
  expect(await ledTo(`/${'x'.repeat(4200)}`)).toBe('/pagenotfound'));
