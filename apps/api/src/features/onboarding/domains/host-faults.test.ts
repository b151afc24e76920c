import { skeletonOf } from '@latchkey/booking-core/names';
import { expect, test } from 'vitest';
import { hostFault, hostIn, isAlike } from './host-faults.ts';

const hosts = {
  providerHosts: ['latchkey.example'],
  platformHosts: ['book.latchkey.example'],
  deskHost: 'desk.latchkey.example',
  domainTarget: 'hotels.latchkey.net',
  sitesDomain: 'latchkey-sites.example',
  providerName: 'Latchkey',
};

test.each([
  ['https://WWW.Marigold.example/rooms?x=1', 'www.marigold.example'],
  ['marigold.example.', 'marigold.example'],
  ['marigold.example:443', 'marigold.example'],
  ['हवेली.example', 'xn--v2bfl4a7a.example'],
  ['  stay.marigold.example ', 'stay.marigold.example'],
])('reads the host in what was typed: %s', (typed, host) => {
  expect(hostIn(typed)).toBe(host);
});

test.each([
  '',
  'marigold',
  '127.0.0.1',
  '[::1]',
  'a b.example',
  '-a.example',
  'a_b.example',
  'a..example',
  'mail@marigold.example/<script>',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(140)}example`,
  'javascript:alert(1)',
  '10.0.0.999',
])('finds no host in %j', (typed) => {
  expect(hostIn(typed)).toBeNull();
});

test.each([
  ['www.marigold.example', undefined],
  ['latchkey.example', 'host_of_provider'],
  ['marigold.latchkey.example', 'host_of_provider'],
  ['hotels.latchkey.net', 'host_of_provider'],
  // Beside the provider's host, where a page could set its cookies.
  ['marigold.latchkey.net', 'host_of_provider'],
  ['palace.latchkey-sites.example', 'host_of_provider'],
  ['notlatchkey.example', undefined],
  ['marigold.localhost', 'host_reserved'],
  ['router.local', 'host_reserved'],
  ['1.0.10.in-addr.arpa', 'host_reserved'],
  ['hilton.com', 'brand'],
  ['best-western.rooms.example', 'brand'],
  ['hiltonia.example', undefined],
  ['marr10tt.example', 'brand'],
  ['m-a-r-r-i-o-t-t.example', 'brand'],
  // Мarriott with a Cyrillic М, and sandalwood with a Cyrillic ѕ.
  [hostIn('мarriott.example') ?? '', 'brand'],
  [hostIn('ѕandalwood.example') ?? '', 'host_alike'],
  ['latchkey-refunds.example', 'brand'],
  ['1atchkey.example', 'brand'],
  [hostIn('हवेली.example') ?? '', undefined],
  [hostIn('müller.example') ?? '', undefined],
])('says of %s: %s', (host, fault) => {
  expect(hostFault(host, hosts)).toBe(fault);
});

test('leaves a developer the hosts of the machine', () => {
  const local = { ...hosts, providerHosts: ['latchkey.localhost', 'localhost'] };
  expect(hostFault('marigold.localhost', local)).toBeUndefined();
  expect(hostFault('marigold.latchkey.localhost', local)).toBe('host_of_provider');
});

test.each([
  ['sandalw00d.localhost', true],
  ['sandalvvood.localhost', true],
  ['sandal-wood.localhost', true],
  // All letters Cyrillic, so that no part mixes scripts: сосоа.
  [hostIn('сосоа.example') ?? '', true],
  ['c0c0a.rooms.example', true],
  ['creekh0use.example', true],
  ['sandalwood.localhost', false],
  ['sandalwood.example', false],
  ['creekhouse.example', false],
  ['www.marigold.example', false],
])('%s is taken for an address that is here: %s', (host, isTaken) => {
  expect(isAlike(host, ['sandalwood.localhost', 'www.cocoa.example'], new Set([skeletonOf('Creek House')]))).toBe(
    isTaken,
  );
});
