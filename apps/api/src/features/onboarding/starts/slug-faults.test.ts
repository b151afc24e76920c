import { deskRoutes, routes } from '@latchkey/site/urls';
import { expect, it } from 'vitest';
import { isReserved } from './slug-faults.ts';

const provider = {
  providerHosts: ['latchkey.example'],
  platformHosts: ['book.latchkey.example'],
  deskHost: 'desk.latchkey.example',
  providerName: 'Latchkey',
};

it('keeps the name of every page of the site and of the desk from hotels', () => {
  const firsts = [...Object.values(routes), ...Object.values(deskRoutes)]
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((first) => first !== '' && !first.startsWith('$'));
  expect(firsts).toEqual(expect.arrayContaining(['sign-in', 'operator', 'you', 'checkout']));
  expect(firsts.filter((first) => !isReserved(first, provider))).toEqual([]);
});

it.each([
  'slgn-in',
  's1gn-in',
  'adm1n',
  '0perator',
  'sign-in',
  'signin',
  'sign--in',
  'desk',
  'login',
  'log-in',
  'api',
  'latchkey',
  'book',
])('keeps %s from hotels', (slug) => expect(isReserved(slug, provider)).toBe(true));

it.each(['uferhaus-wiese', 'the-desk-inn', 'bed-and-breakfast', 'startnitz'])('leaves %s to hotels', (slug) =>
  expect(isReserved(slug, provider)).toBe(false),
);
